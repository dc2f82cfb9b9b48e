import FoundationOverlay

/// A fetch in terms of both the store and objects: what the store can look up, and the same for objects with unsaved changes.
package struct ObjectFetch {
    package var entityNames: Set<String>
    /// The whole filter for the store; nil where there is none, or the store cannot carry it out.
    package var condition: StoreCondition?
    /// Nil for all.
    package var filter: ((NSManagedObject) throws -> Bool)?
    /// Whether the store can carry the filter out.
    package var isFilterStored = true
    /// The whole order for the store.
    package var order: [StoreOrder] = []
    /// Nil for the order in which objects were first saved.
    package var compare: ((NSManagedObject, NSManagedObject) -> ComparisonResult)?
    package var isOrderStored = true
    package var limit: Int?
    package var offset = 0
    package var includesPendingChanges = true

    package init(entityNames: Set<String>) { self.entityNames = entityNames }
}

extension NSManagedObjectContext {
    /// The objects a fetch asks for. What the store can filter, sort and count is done there, the rest afterwards, with the same result.
    package func objects(_ fetch: ObjectFetch) throws -> [NSManagedObject] {
        try lock.withLock {
            try takeNews()
            if let (store, index) = onlyStore, canBeStored(fetch) {
                return try objects(in: store, index, query(fetch, isWhole: true))
            }
            return try objectsWithPending(fetch)
        }
    }

    /// How many objects a fetch would find.
    package func count(_ fetch: ObjectFetch) throws -> Int {
        try lock.withLock {
            guard let (store, _) = onlyStore, canBeStored(fetch) else { return try objects(fetch).count }
            return try store.backend.count(query(fetch, isWhole: true))
        }
    }

    private var onlyStore: (NSPersistentStore, Int)? {
        guard let stores = persistentStoreCoordinator?.persistentStores, stores.count == 1 else { return nil }
        return (stores[0], 0)
    }

    /// Whether the store finds the same as a search of the objects.
    private func canBeStored(_ fetch: ObjectFetch) -> Bool {
        guard fetch.isFilterStored, fetch.isOrderStored else { return false }
        return !fetch.includesPendingChanges || !hasChanges
    }

    private func query(_ fetch: ObjectFetch, isWhole: Bool) -> StoreQuery {
        var query = StoreQuery(entities: fetch.entityNames)
        if fetch.isFilterStored, isWhole || fetch.condition?.isAboutOneObject == true { query.condition = fetch.condition }
        guard isWhole else { return query }
        query.order = fetch.order
        query.limit = fetch.limit
        query.offset = fetch.offset
        return query
    }

    private func objects(in store: NSPersistentStore, _ index: Int, _ query: StoreQuery) throws -> [NSManagedObject] {
        try store.backend.rows(query).compactMap { try object($0, store, index) }
    }

    private func objectsWithPending(_ fetch: ObjectFetch) throws -> [NSManagedObject] {
        var found: [NSManagedObject] = []
        for (index, store) in (persistentStoreCoordinator?.persistentStores ?? []).enumerated() {
            found += try objects(in: store, index, query(fetch, isWhole: false))
        }
        if fetch.includesPendingChanges {
            found.removeAll { $0.hasChanges }
            let changed = registered.values.filter { $0.isUpdated && !$0.isInserted }
            found = (found + changed).sorted { $0.objectID.number < $1.objectID.number } + inserted
        }
        found = try found.filter { object in
            guard !object.isDeleted, fetch.entityNames.contains(object.entity.name ?? "") else { return false }
            return try fetch.filter?(object) ?? true
        }
        if let compare = fetch.compare { found = Self.stablySorted(found, compare) }
        let rest = found.dropFirst(fetch.offset)
        return Array(fetch.limit.map { rest.prefix($0) } ?? rest)
    }

    private static func stablySorted(
        _ objects: [NSManagedObject], _ compare: (NSManagedObject, NSManagedObject) -> ComparisonResult
    ) -> [NSManagedObject] {
        objects.enumerated().sorted { a, b in
            let order = compare(a.element, b.element)
            return order == .orderedSame ? a.offset < b.offset : order == .orderedAscending
        }.map(\.element)
    }
}
