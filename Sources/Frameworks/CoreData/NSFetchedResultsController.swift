import FoundationOverlay

/// Objects with the same value of a key.
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

/// What is told of changes to a fetch.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
}

/// The objects of a fetch, kept up to date with what their context saves.
///
/// - Support: partial: changes are told as a whole, not object by object; there is no cache.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    public let cacheName: String?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    open private(set) var fetchedObjects: [ResultType]?
    private var observation: (any NSObjectProtocol)?

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext: NSManagedObjectContext, sectionNameKeyPath: String?, cacheName: String?
    ) {
        self.fetchRequest = fetchRequest
        self.managedObjectContext = managedObjectContext
        self.sectionNameKeyPath = sectionNameKeyPath
        self.cacheName = cacheName
        super.init()
    }

    deinit { observation.map(NotificationCenter.default.removeObserver) }

    open class func deleteCache(withName name: String?) {}

    open func performFetch() throws {
        fetchedObjects = try managedObjectContext.fetch(fetchRequest)
        guard observation == nil else { return }
        observation = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: managedObjectContext, queue: nil
        ) { [weak self] _ in self?.update() }
    }

    private func update() {
        // The delegate's methods are not generic: it is told of a controller of any objects.
        let told = NSFetchedResultsController<any NSFetchRequestResult>(
            fetchRequest: NSFetchRequest<any NSFetchRequestResult>(), managedObjectContext: managedObjectContext,
            sectionNameKeyPath: sectionNameKeyPath, cacheName: cacheName)
        told.fetchedObjects = fetchedObjects?.compactMap { $0 as? any NSFetchRequestResult }
        delegate?.controllerWillChangeContent(told)
        // A fetch that fails leaves the objects of the last one.
        if let new = try? managedObjectContext.fetch(fetchRequest) { fetchedObjects = new }
        told.fetchedObjects = fetchedObjects?.compactMap { $0 as? any NSFetchRequestResult }
        delegate?.controllerDidChangeContent(told)
    }

    open func object(at indexPath: IndexPath) -> ResultType {
        let section = sections?[indexPath[0]].objects?[indexPath[1]]
        guard let object = section as? ResultType else { fatalError("the fetch has no object at \(indexPath)") }
        return object
    }

    open func indexPath(forObject object: ResultType) -> IndexPath? {
        for (number, section) in (sections ?? []).enumerated() {
            let place = section.objects?.firstIndex { ($0 as AnyObject) === (object as AnyObject) }
            if let place { return IndexPath(indexes: [number, place]) }
        }
        return nil
    }

    /// Neighbours with the same value of the key; all objects in one section without one.
    open var sections: [any NSFetchedResultsSectionInfo]? {
        guard let fetchedObjects else { return nil }
        guard let key = sectionNameKeyPath else { return [FetchedSection(name: "", members: fetchedObjects)] }
        var result: [FetchedSection] = []
        for object in fetchedObjects {
            let value = (object as? NSManagedObject)?.value(forKey: key)
            let name = value.map { "\($0)" } ?? ""
            if result.last?.name == name {
                result[result.count - 1].members.append(object)
            } else {
                result.append(FetchedSection(name: name, members: [object]))
            }
        }
        return result
    }

    open var sectionIndexTitles: [String] { (sections ?? []).compactMap(\.indexTitle) }
}

private struct FetchedSection: NSFetchedResultsSectionInfo {
    let name: String
    var members: [Any]
    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
}
