import CoreData
import FoundationOverlay

/// The context of Core Data behind one of SwiftData.
final class ModelObjectContext: NSManagedObjectContext, @unchecked Sendable {
    weak var owner: ModelContext?
}

/// A set of models being worked on.
///
/// - Support: partial. There is no undo and no history.
public final class ModelContext: @unchecked Sendable, Equatable {
    public let container: ModelContainer
    /// Whether changes are saved by themselves, in the next turn of the main queue. True for the main context of a container.
    public var autosaveEnabled = false {
        didSet { if autosaveEnabled { changes.saveSoon(self) } }
    }
    public var author: String? {
        get { objects.transactionAuthor }
        set { objects.transactionAuthor = newValue }
    }
    /// - Support: accepted, without effect: there is no undo.
    public var undoManager: UndoManager?

    let objects = ModelObjectContext(concurrencyType: .privateQueueConcurrencyType)
    let changes = ContextChanges()

    public static let willSave = Notification.Name("NSManagingModelContextWillSave")
    public static let didSave = Notification.Name("NSManagingModelContextDidSave")

    public enum NotificationKey: String, Sendable {
        case insertedIdentifiers, updatedIdentifiers, deletedIdentifiers, invalidatedAllIdentifiers, queryGeneration
    }

    public init(_ container: ModelContainer) {
        self.container = container
        objects.persistentStoreCoordinator = container.coordinator
        objects.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        objects.owner = self
        objects.changeHandler = { [weak self] in self?.changed() }
    }

    private func changed() {
        changes.tell()
        if autosaveEnabled { changes.saveSoon(self) }
    }

    /// What a view has that no container surrounds: it may have it, but nothing can be put into it.
    static let withoutContainer: ModelContext = {
        do {
            return ModelContext(try ModelContainer(for: Schema([]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)]))
        } catch {
            fatalError("an empty container in memory cannot be made: \(error)")
        }
    }()

    var isWithoutContainer: Bool { container.schema.modelEntities.isEmpty }

    public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }

    // MARK: Changes

    public var hasChanges: Bool { objects.hasChanges }
    public var insertedModelsArray: [any PersistentModel] { models(objects.insertedObjects) }
    public var changedModelsArray: [any PersistentModel] { models(objects.updatedObjects) }
    public var deletedModelsArray: [any PersistentModel] { models(objects.deletedObjects) }

    private func models(_ objects: Set<NSManagedObject>) -> [any PersistentModel] {
        objects.sorted { $0.objectID.orderNumber < $1.objectID.orderNumber }.compactMap { ($0 as? ModelObject)?.requiredModel() }
    }

    /// Takes a model in, with all new models it is related to.
    public func insert<T: PersistentModel>(_ model: T) {
        if isWithoutContainer { fatalError("No model container surrounds the view. Add one with modelContainer(_:).") }
        let object = model.object
        if object.managedObjectContext == nil { objects.insert(object) }
        object.insertRelated()
    }

    /// Takes a model out, and does to related ones what their rule says.
    public func delete<T: PersistentModel>(_ model: T) {
        let object = model.object
        guard object.managedObjectContext === objects else { return }
        objects.delete(object)
    }

    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for found in try fetch(FetchDescriptor(predicate: predicate)) { delete(found) }
    }

    /// Writes the changes to the stores. Values that another process has saved meanwhile stay where they were not changed here.
    public func save() throws {
        guard hasChanges else { return }
        NotificationCenter.default.post(name: Self.willSave, object: self)
        let (inserted, updated, deleted) = (objects.insertedObjects, objects.updatedObjects, objects.deletedObjects)
        try objects.save()
        let keys: [NotificationKey: Set<NSManagedObject>] = [
            .insertedIdentifiers: inserted, .updatedIdentifiers: updated, .deletedIdentifiers: deleted,
        ]
        let information = keys.map { ($0.key.rawValue as AnyHashable, Set($0.value.map { PersistentIdentifier($0.objectID) }) as Any) }
        NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: Dictionary(uniqueKeysWithValues: information))
    }

    /// Takes back all changes since the last save.
    public func rollback() { objects.rollback() }

    /// Changes are taken up at once; nothing is left to do.
    public func processPendingChanges() {}

    /// Carries out a block and saves.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }
}
