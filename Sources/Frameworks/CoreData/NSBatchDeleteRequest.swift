import FoundationOverlay

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// Deletes everything a fetch finds.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    /// What the result tells.
    open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly

    public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) {
        self.fetchRequest = fetchRequest
        super.init()
    }

    /// Deletes objects of one entity.
    public convenience init(objectIDs: [NSManagedObjectID]) {
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.entity = objectIDs.first?.entity
        let wanted = Set(objectIDs)
        request.predicate = NSPredicate { object, _ in (object as? NSManagedObject).map { wanted.contains($0.objectID) } ?? false }
        self.init(fetchRequest: request)
    }
}

/// How a batch of deletions went.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// True, the number of deleted objects, or their names, as the request asked.
    public let result: Any?
    public let resultType: NSBatchDeleteRequestResultType

    init(_ names: [NSManagedObjectID], _ type: NSBatchDeleteRequestResultType) {
        resultType = type
        switch type {
        case .resultTypeStatusOnly: result = true
        case .resultTypeObjectIDs: result = names
        case .resultTypeCount: result = names.count
        }
        super.init()
    }
}

extension NSManagedObjectContext {
    /// Takes over what was saved elsewhere. Every change in the stores is taken over, not only the named ones.
    public class func mergeChanges(fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]) {
        contexts.forEach { $0.takeStoredChanges() }
    }
}
