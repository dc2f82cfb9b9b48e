import CoreData
import FoundationOverlay

/// Which models to fetch, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    /// No limit where nil.
    public var fetchLimit: Int?
    public var fetchOffset: Int?
    public var includePendingChanges = true
    /// - Support: accepted, without effect: all properties of a model are read.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// - Support: accepted, without effect: related models are read when they are asked for.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }

    /// The same for the store: filter and order in its terms where it can carry them out.
    func fetch() -> ObjectFetch {
        let entity = ModelEntities.entity(of: T.self)
        var fetch = ObjectFetch(entityNames: entity.nameAndSubentityNames)
        if let predicate {
            fetch.condition = PredicateConditions.condition(of: predicate, on: entity)
            fetch.isFilterStored = fetch.condition != nil
            fetch.filter = { try Self.model($0).map(predicate.evaluate) ?? false }
        }
        if !sortBy.isEmpty {
            let order = sortBy.map { StoreOrder($0, on: entity) }
            fetch.isOrderStored = !order.contains(nil)
            fetch.order = order.compactMap { $0 }
            fetch.compare = { [sortBy] a, b in
                guard let a = Self.model(a), let b = Self.model(b) else { return .orderedSame }
                return sortBy.lazy.map { $0.compare(a, b) }.first { $0 != .orderedSame } ?? .orderedSame
            }
        }
        fetch.limit = fetchLimit.flatMap { $0 > 0 ? $0 : nil }
        fetch.offset = fetchOffset ?? 0
        fetch.includesPendingChanges = includePendingChanges
        return fetch
    }

    static func model(_ object: NSManagedObject) -> T? { (object as? ModelObject)?.requiredModel() as? T }
}

extension StoreOrder {
    /// Nil where the store cannot sort as the descriptor does.
    fileprivate init?<T: PersistentModel>(_ descriptor: SortDescriptor<T>, on entity: ModelEntity) {
        guard let path = descriptor.keyPath, let name = entity.names[path], case .plain(let type)? = entity.kinds[name],
            type.isComparableInStore, descriptor.stringComparator.map({ $0 == .lexical }) ?? true
        else { return nil }
        self.init(path: StorePath(names: [name]), isAscending: descriptor.order == .forward)
    }
}

/// Models that a fetch found, in its order.
public typealias FetchResultsCollection<T: PersistentModel> = [T]
