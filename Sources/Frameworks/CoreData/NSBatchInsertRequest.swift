import FoundationOverlay

public enum NSBatchInsertRequestResultType: UInt, Sendable {
    case statusOnly, objectIDs, count
}

/// Makes many objects of an entity.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    public let entityName: String
    open var objectsToInsert: [[String: Any]]?
    /// Fills the next dictionary; true where there is no more.
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    /// Fills the next object; true where there is no more.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    /// What the result tells.
    open var resultType: NSBatchInsertRequestResultType = .statusOnly

    public init(entityName: String, objects: [[String: Any]]) {
        self.entityName = entityName
        objectsToInsert = objects
        super.init()
    }

    public convenience init(entity: NSEntityDescription, objects: [[String: Any]]) { self.init(entityName: entity.name ?? "", objects: objects) }

    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.entityName = entityName
        dictionaryHandler = handler
        super.init()
    }

    public convenience init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
    }

    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.entityName = entityName
        managedObjectHandler = handler
        super.init()
    }

    public convenience init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
    }

    /// Makes the objects in a context, and delivers them.
    func insert(into context: NSManagedObjectContext) -> [NSManagedObject] {
        var made: [NSManagedObject] = []
        func add(_ values: [String: Any]) {
            let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: context)
            for (key, value) in values { object.setValue(value is NSNull ? nil : value, forKey: key) }
            made.append(object)
        }
        objectsToInsert?.forEach(add)
        while let dictionaryHandler {
            let values = NSMutableDictionary()
            if dictionaryHandler(values) { break }
            add(values as? [String: Any] ?? [:])
        }
        while let managedObjectHandler {
            let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: context)
            if managedObjectHandler(object) {
                context.delete(object)
                break
            }
            made.append(object)
        }
        return made
    }
}

/// How a batch of new objects went.
open class NSBatchInsertResult: NSPersistentStoreResult {
    /// True, the number of objects, or their names, as the request asked.
    public let result: Any?
    public let resultType: NSBatchInsertRequestResultType

    init(_ objects: [NSManagedObject], _ type: NSBatchInsertRequestResultType) {
        resultType = type
        switch type {
        case .statusOnly: result = true
        case .objectIDs: result = objects.map(\.objectID)
        case .count: result = objects.count
        }
        super.init()
    }
}
