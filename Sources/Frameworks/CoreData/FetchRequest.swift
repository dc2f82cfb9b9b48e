import FoundationOverlay
import Metrics
import SwiftUI
import struct ViewEngine.PropertySite
import class ViewEngine.ReadTracking

/// Objects of the surrounding managed object context, fetched whenever the view is made.
///
/// - Support: partial. A running app makes the view again when objects were saved, not before.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    @Environment(\.givenManagedObjectContext) private var context
    private let request: NSFetchRequest<Result>
    private var saves: SaveObservation?

    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) { request = fetchRequest }

    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        request.entity = entity
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        self.init(fetchRequest: request)
    }

    public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) where Result: NSManagedObject {
        self.init(entity: Result.entity(), sortDescriptors: sortDescriptors, predicate: predicate)
    }

    @_disfavoredOverload
    public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) where Result: NSManagedObject {
        self.init(entity: Result.entity(), sortDescriptors: sortDescriptors.map(NSSortDescriptor.init), predicate: predicate)
    }

    @MainActor public var wrappedValue: FetchedResults<Result> {
        saves?.reads.read()
        guard let context else {
            UnsupportedAPI.report("@FetchRequest", "no managed object context surrounds the view, so nothing is fetched; set \\.managedObjectContext")
            return FetchedResults([])
        }
        saves?.wishes.apply(to: request)
        do {
            return FetchedResults(try context.fetch(request), request) { [saves] in saves?.change($0) }
        } catch {
            UnsupportedAPI.report("@FetchRequest", "the objects cannot be fetched: \(error)")
            return FetchedResults([])
        }
    }
}

extension FetchRequest {
    @MainActor public mutating func _connect(_ site: PropertySite) {
        _context._connect(site)
        guard site.isRunning, context != nil else { return }
        let changed = site.changed
        saves = site.share("CoreData.FetchRequest") { SaveObservation(changed) }
    }
}

/// Hears of every save, of this process and others, as long as it is kept.
private final class SaveObservation {
    private let tokens: [any NSObjectProtocol]
    private let changed: @Sendable () -> Void
    let reads: ReadTracking
    /// What the view asks for otherwise than its request was written.
    private(set) var wishes = FetchWishes()

    init(_ saved: @escaping @Sendable () -> Void) {
        let reads = ReadTracking()
        self.reads = reads
        changed = saved
        tokens = [Notification.Name.NSManagedObjectContextDidSave, .NSPersistentStoreRemoteChange].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                reads.tell()
                saved()
            }
        }
    }

    func change(_ wishes: FetchWishes) {
        self.wishes.add(wishes)
        reads.tell()
        changed()
    }

    deinit { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
}

/// What is set on the results of a fetch request while its view is shown.
struct FetchWishes {
    /// Nil where it is as the request was written; a wish for none is `.some(nil)`.
    var predicate: NSPredicate??
    var sorting: [NSSortDescriptor]?

    mutating func add(_ other: FetchWishes) {
        if let predicate = other.predicate { self.predicate = .some(predicate) }
        if let sorting = other.sorting { self.sorting = sorting }
    }

    func apply<Result>(to request: NSFetchRequest<Result>) {
        if let predicate { request.predicate = predicate }
        if let sorting { request.sortDescriptors = sorting }
    }
}

/// What a fetch request of a view found.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    private let objects: [Result]
    private let request: NSFetchRequest<Result>?
    private let change: ((FetchWishes) -> Void)?

    init(_ objects: [Result], _ request: NSFetchRequest<Result>? = nil, change: ((FetchWishes) -> Void)? = nil) {
        (self.objects, self.request, self.change) = (objects, request, change)
    }

    /// Another one fetches anew.
    public var nsPredicate: NSPredicate? {
        get { request?.predicate }
        nonmutating set { change?(FetchWishes(predicate: .some(newValue))) }
    }

    /// Others fetch anew.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { request?.sortDescriptors ?? [] }
        nonmutating set { change?(FetchWishes(sorting: newValue)) }
    }

    public var startIndex: Int { objects.startIndex }
    public var endIndex: Int { objects.endIndex }
    public subscript(position: Int) -> Result { objects[position] }
}

private enum ManagedObjectContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext? { nil }
}

extension EnvironmentValues {
    /// Nil where none was given.
    var givenManagedObjectContext: NSManagedObjectContext? {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
    }

    /// The context views fetch from; without one an empty context that has no store, as on a device.
    public var managedObjectContext: NSManagedObjectContext {
        get { givenManagedObjectContext ?? NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType) }
        set { givenManagedObjectContext = newValue }
    }
}
