import FoundationOverlay

/// What a fetch can give.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}

public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let managedObjectResultType: NSFetchRequestResultType = []
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

open class NSPersistentStoreRequest: NSObject {}

/// Which objects to fetch, and in which order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    open var entityName: String?
    open var entity: NSEntityDescription?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    /// 0 for no limit.
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var resultType: NSFetchRequestResultType = .managedObjectResultType
    open var returnsObjectsAsFaults = true
    open var includesSubentities = true
    open var includesPendingChanges = true
    open var includesPropertyValues = true
    open var returnsDistinctResults = false
    open var propertiesToFetch: [Any]?
    open var relationshipKeyPathsForPrefetching: [String]?

    public override init() { super.init() }

    public convenience init(entityName: String) {
        self.init()
        self.entityName = entityName
    }

    /// Fetches with the context whose block is running.
    ///
    /// - Support: none. No context is known here; the error says so.
    open func execute() throws -> [ResultType] {
        throw CocoaError(
            .featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "NSFetchRequest.execute() has no context here; use context.fetch(_:)"])
    }
}

extension NSFetchRequest: FetchRequestValues {
    fileprivate func copyValues<Other>(to other: NSFetchRequest<Other>) {
        other.entityName = entityName
        other.entity = entity
        other.predicate = predicate
        other.sortDescriptors = sortDescriptors
        (other.fetchLimit, other.fetchOffset, other.fetchBatchSize) = (fetchLimit, fetchOffset, fetchBatchSize)
        other.resultType = resultType
        other.returnsObjectsAsFaults = returnsObjectsAsFaults
        other.includesSubentities = includesSubentities
        other.includesPendingChanges = includesPendingChanges
        other.includesPropertyValues = includesPropertyValues
        other.returnsDistinctResults = returnsDistinctResults
        other.propertiesToFetch = propertiesToFetch
        other.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
    }
}

/// A request, whatever it fetches.
private protocol FetchRequestValues {
    func copyValues<Other>(to other: NSFetchRequest<Other>)
}

/// A request as one for other results: on Apple's systems what it fetches is known to the compiler alone, so that every such cast succeeds.
///
/// - Returns: nil where the value is no request.
public func _fetchRequest<Result>(_ value: Any?, as type: NSFetchRequest<Result>.Type) -> NSFetchRequest<Result>? {
    if let same = value as? NSFetchRequest<Result> { return same }
    guard let request = value as? any FetchRequestValues else { return nil }
    let result = NSFetchRequest<Result>()
    request.copyValues(to: result)
    return result
}

open class NSPersistentStoreResult: NSObject {}
