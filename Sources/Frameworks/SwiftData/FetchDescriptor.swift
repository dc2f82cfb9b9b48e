import FoundationOverlay

/// Which models to fetch, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    /// No limit where nil.
    public var fetchLimit: Int?
    public var fetchOffset: Int?
    public var includePendingChanges = true
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }

    /// The models this descriptor chooses.
    func choose(from models: [T]) throws -> [T] {
        var found = try predicate.map { predicate in try models.filter { try predicate.evaluate($0) } } ?? models
        if !sortBy.isEmpty { found = stablySorted(found) }
        let rest = found.dropFirst(fetchOffset ?? 0)
        return Array(fetchLimit.map { rest.prefix($0) } ?? rest)
    }

    private func stablySorted(_ models: [T]) -> [T] {
        models.enumerated().sorted { a, b in
            for descriptor in sortBy {
                let order = descriptor.compare(a.element, b.element)
                if order != .orderedSame { return order == .orderedAscending }
            }
            return a.offset < b.offset
        }.map(\.element)
    }
}
