import FoundationOverlay

extension NSManagedObjectContext {
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let objects = try objects(fetch(for: request))
        if request.resultType.contains(.managedObjectIDResultType) { return objects.compactMap { $0.objectID as? T } }
        if request.resultType.contains(.dictionaryResultType) { return objects.compactMap { NSDictionary(dictionary: $0.plainValues) as? T } }
        return objects.compactMap { $0 as? T }
    }

    public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try count(fetch(for: request)) }

    /// Carries out a batch request.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        if let batch = request as? NSBatchUpdateRequest { return try update(batch) }
        if let batch = request as? NSBatchInsertRequest {
            let made = batch.insert(into: self)
            try save()
            return NSBatchInsertResult(made, batch.resultType)
        }
        guard let batch = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
        let found = try lock.withLock {
            let found = try objects(fetch(for: batch.fetchRequest))
            found.forEach(delete)
            return found.map(\.objectID)
        }
        try save()
        return NSBatchDeleteResult(found, batch.resultType)
    }

    private func update(_ batch: NSBatchUpdateRequest) throws -> NSBatchUpdateResult {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: batch.entityName)
        (request.predicate, request.includesSubentities) = (batch.predicate, batch.includesSubentities)
        let found = try lock.withLock {
            let found = try objects(fetch(for: request))
            found.forEach(batch.update)
            return found.map(\.objectID)
        }
        try save()
        return NSBatchUpdateResult(found, batch.resultType)
    }

    private func fetch<T>(for request: NSFetchRequest<T>) throws -> ObjectFetch {
        guard let name = request.entityName ?? request.entity?.name else { throw CocoaError(.init(rawValue: 134_060)) }
        var fetch = ObjectFetch(entityNames: [name])
        if request.includesSubentities, let entity = entity(named: name) { fetch.entityNames = entity.nameAndSubentityNames }
        if let predicate = request.predicate {
            fetch.filter = { predicate.evaluate(with: $0) }
            fetch.isFilterStored = false
        }
        if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
            fetch.isOrderStored = false
            fetch.compare = { a, b in
                descriptors.lazy.map { $0.compare(a, to: b) }.first { $0 != .orderedSame } ?? .orderedSame
            }
        }
        fetch.limit = request.fetchLimit > 0 ? request.fetchLimit : nil
        fetch.offset = request.fetchOffset
        fetch.includesPendingChanges = request.includesPendingChanges
        return fetch
    }

    /// Takes over what the stores have saved since the last look, for all objects known here; objects with changes are left alone.
    func takeNews() throws {
        guard let coordinator = persistentStoreCoordinator else { return }
        for (index, store) in coordinator.persistentStores.enumerated() {
            let revision = try store.backend.revision()
            guard seen[index] != revision else { continue }
            let known = registered.values.filter { !$0.objectID.isTemporaryID && StoreNumbers.store(of: $0.objectID.number) == index }
            let rows = try store.backend.rows(numbered: known.map { StoreNumbers.row(of: $0.objectID.number) })
            for row in rows { _ = try object(row, store, index) }
            let there = Set(rows.map { StoreNumbers.number($0.id, inStore: index) })
            for object in known where !object.hasChanges && !there.contains(object.objectID.number) { registered[object.objectID.number] = nil }
            seen[index] = revision
        }
    }

    /// The object of a row, brought up to date unless it has changes; nil where it is deleted here.
    func object(_ row: StoredRow, _ store: NSPersistentStore, _ index: Int) throws -> NSManagedObject? {
        let number = StoreNumbers.number(row.id, inStore: index)
        if deleted[number] != nil { return nil }
        if let known = registered[number] {
            if !known.hasChanges, known.base != row { try known.take(row, store: index) }
            return known
        }
        let model = persistentStoreCoordinator?.managedObjectModel
        let entity = model?.entitiesByName[row.entity] ?? NSEntityDescription(undeclared: row.entity)
        let id = NSManagedObjectID(entity: entity, number: number, isTemporary: false)
        id.persistentStore = store
        let object = ManagedObjectClasses.type(for: entity).init(_stored: entity, id: id, context: self)
        registered[number] = object
        try object.take(row, store: index)
        return object
    }

    /// The objects of these rows that there are, in this order.
    func objects(numbered rows: [Int], inStore index: Int) throws -> [NSManagedObject] {
        guard let stores = persistentStoreCoordinator?.persistentStores, stores.indices.contains(index) else { return [] }
        let numbers = rows.map { StoreNumbers.number($0, inStore: index) }
        let missing = zip(rows, numbers).filter { registered[$1] == nil && deleted[$1] == nil }.map(\.0)
        for row in try stores[index].backend.rows(numbered: missing) { _ = try object(row, stores[index], index) }
        return numbers.compactMap { registered[$0] }
    }
}
