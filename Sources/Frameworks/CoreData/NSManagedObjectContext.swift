import FoundationOverlay

public struct NSManagedObjectContextConcurrencyType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let privateQueueConcurrencyType = NSManagedObjectContextConcurrencyType(rawValue: 1)
    public static let mainQueueConcurrencyType = NSManagedObjectContextConcurrencyType(rawValue: 2)
}

/// A set of objects being worked on.
///
/// - Support: partial. Inserting, deleting, fetching and saving work. Blocks of `perform` run at once; a child context saves straight to
///   the store.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    public typealias ConcurrencyType = NSManagedObjectContextConcurrencyType

    public let concurrencyType: NSManagedObjectContextConcurrencyType
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var parent: NSManagedObjectContext? {
        didSet { persistentStoreCoordinator = parent?.persistentStoreCoordinator }
    }
    open var name: String?
    open var mergePolicy: Any = NSMergePolicy.error
    open var automaticallyMergesChangesFromParent = false
    open var undoManager: AnyObject?
    open var transactionAuthor: String?
    open var shouldDeleteInaccessibleFaults = true
    open var stalenessInterval: TimeInterval = -1
    open var userInfo = NSMutableDictionary()

    let lock = NSRecursiveLock()
    var registered: [Int: NSManagedObject] = [:]
    /// New objects in the order they were made.
    var inserted: [NSManagedObject] = []
    var deleted: [Int: NSManagedObject] = [:]
    /// What was last seen of each store, by its number.
    var seen: [Int: StoreRevision] = [:]
    /// Called after each change of an object, insertion or deletion, and after changes have been saved or taken back.
    package var changeHandler: (@Sendable () -> Void)?

    public init(concurrencyType: NSManagedObjectContextConcurrencyType) {
        self.concurrencyType = concurrencyType
        super.init()
    }

    public convenience init(_ type: NSManagedObjectContextConcurrencyType) { self.init(concurrencyType: type) }

    open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }
    open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
    open var updatedObjects: Set<NSManagedObject> { Set(registered.values.filter(\.isUpdated)) }
    open var deletedObjects: Set<NSManagedObject> { Set(deleted.values) }
    open var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty || registered.values.contains(where: \.isUpdated) }

    open func insert(_ object: NSManagedObject) {
        lock.withLock {
            object.managedObjectContext = self
            object.isInserted = true
            registered[object.objectID.number] = object
            if !inserted.contains(where: { $0 === object }) { inserted.append(object) }
        }
        changeHandler?()
    }

    func noteChange(of object: NSManagedObject) { changeHandler?() }

    open func delete(_ object: NSManagedObject) {
        lock.withLock {
            guard !object.isDeleted else { return }
            object.prepareForDeletion()
            object.isDeleted = true
            Relationships.delete(object, in: self)
            if object.isInserted {
                inserted.removeAll { $0 === object }
            } else {
                deleted[object.objectID.number] = object
            }
            registered[object.objectID.number] = nil
        }
        changeHandler?()
    }

    open func object(with id: NSManagedObjectID) -> NSManagedObject {
        do {
            return try existingObject(with: id)
        } catch {
            return NSManagedObject(_stored: id.entity, id: id, context: self)
        }
    }

    open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
        try lock.withLock {
            try takeNews()
            let index = StoreNumbers.store(of: id.number)
            let found =
                id.isTemporaryID ? registered[id.number] : try objects(numbered: [StoreNumbers.row(of: id.number)], inStore: index).first
            guard let object = found else { throw CocoaError(.init(rawValue: 133_000)) }
            return object
        }
    }

    open func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? { registered[id.number] }

    open func perform(_ block: @escaping () -> Void) { lock.withLock(block) }
    open func performAndWait(_ block: () -> Void) { lock.withLock(block) }
    open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try lock.withLock(block) }

    public struct ScheduledTaskType: Hashable, Sendable {
        public static let immediate = ScheduledTaskType(name: "immediate")
        public static let enqueued = ScheduledTaskType(name: "enqueued")
        let name: String
    }

    open func perform<Result>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result) async rethrows -> Result {
        try block()
    }

    func entity(named name: String) -> NSEntityDescription? { persistentStoreCoordinator?.managedObjectModel.entitiesByName[name] }

    func entity(forClass name: String) -> NSEntityDescription? { persistentStoreCoordinator?.managedObjectModel.entity(forClass: name) }
}
