import FoundationOverlay

extension NSManagedObjectContext {
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let objects = try lock.withLock { try matching(request) }
        if request.resultType.contains(.managedObjectIDResultType) { return objects.compactMap { $0.objectID as? T } }
        if request.resultType.contains(.dictionaryResultType) { return objects.compactMap { NSDictionary(dictionary: $0.values) as? T } }
        return objects.compactMap { $0 as? T }
    }

    public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        try lock.withLock { try matching(request).count }
    }

    /// Carries out a batch request.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        guard let batch = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
        try lock.withLock { try matching(batch.fetchRequest).forEach(delete) }
        try save()
        return NSPersistentStoreResult()
    }

    private func matching<T>(_ request: NSFetchRequest<T>) throws -> [NSManagedObject] {
        guard let name = request.entityName ?? request.entity?.name else { throw CocoaError(.init(rawValue: 134_060)) }
        let order = try refreshFromStore()
        let saved = order.compactMap { registered[$0] }
        let pending = request.includesPendingChanges ? inserted : []
        let wanted = entity(named: name)
        var found = (saved + pending).filter { object in
            guard !object.isDeleted else { return false }
            let isKind = object.entity.name == name || wanted.map { request.includesSubentities && object.entity.isKindOf(entity: $0) } == true
            return isKind && request.predicate?.evaluate(with: object) ?? true
        }
        for descriptor in (request.sortDescriptors ?? []).reversed() {
            found = found.enumerated().sorted { a, b in
                let order = descriptor.compare(a.element, to: b.element)
                return order == .orderedSame ? a.offset < b.offset : order == .orderedAscending
            }.map(\.element)
        }
        let rest = found.dropFirst(request.fetchOffset)
        return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
    }

    /// Brings the store's rows into the context, objects with changes left alone; returns the numbers in the store's order.
    @discardableResult
    func refreshFromStore() throws -> [Int] {
        guard let coordinator = persistentStoreCoordinator else { return [] }
        let rows = try coordinator.backends.flatMap { try $0.rows() }.filter { deleted[$0.id] == nil }
        for row in rows where registered[row.id] == nil {
            let entity = coordinator.managedObjectModel.entitiesByName[row.entity] ?? NSEntityDescription(undeclared: row.entity)
            let id = NSManagedObjectID(entity: entity, number: row.id, isTemporary: false)
            registered[row.id] = ManagedObjectClasses.type(for: entity).init(_stored: entity, id: id, context: self)
        }
        for row in rows {
            guard let object = registered[row.id], !object.hasChanges else { continue }
            object.values = row.values.compactMapValues(value)
            object.committed = object.values
        }
        return rows.map(\.id)
    }

    private func value(_ stored: StoredRow.Value) -> Any? {
        switch stored {
        case .plain(let value): value
        case .object(let id): registered[id]
        case .objects(let ids): NSSet(array: ids.compactMap { registered[$0] })
        }
    }
}
