import FoundationOverlay

public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// Gives everything of an entity that a predicate takes the same values.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    public let entityName: String
    public private(set) var entity: NSEntityDescription?
    open var predicate: NSPredicate?
    open var includesSubentities = true
    /// Constants, by the names of properties.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// What the result tells.
    open var resultType: NSBatchUpdateRequestResultType = .statusOnlyResultType

    public init(entityName: String) {
        self.entityName = entityName
        super.init()
    }

    public convenience init(entity: NSEntityDescription) {
        self.init(entityName: entity.name ?? "")
        self.entity = entity
    }

    func update(_ object: NSManagedObject) {
        for (name, value) in propertiesToUpdate ?? [:] {
            guard let key = name as? String ?? (name.base as? NSPropertyDescription)?.name else { continue }
            object.setValue(value is NSNull ? nil : value, forKey: key)
        }
    }
}

/// How a batch of updates went.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// True, the number of objects, or their names, as the request asked.
    public let result: Any?
    public let resultType: NSBatchUpdateRequestResultType

    init(_ names: [NSManagedObjectID], _ type: NSBatchUpdateRequestResultType) {
        resultType = type
        switch type {
        case .statusOnlyResultType: result = true
        case .updatedObjectIDsResultType: result = names
        case .updatedObjectsCountResultType: result = names.count
        }
        super.init()
    }
}
