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
        let found = try lock.withLock {
            let found = try matching(batch.fetchRequest)
            found.forEach(delete)
            return found.map(\.objectID)
        }
        try save()
        return NSBatchDeleteResult(found, batch.resultType)
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

    /// Brings the stores' rows into the context, objects with changes left alone; returns the numbers in the stores' order.
    @discardableResult
    func refreshFromStore() throws -> [Int] {
        guard let coordinator = persistentStoreCoordinator else { return [] }
        var numbers: [Int] = []
        for (index, store) in coordinator.persistentStores.enumerated() {
            let rows = try store.backend.rows().filter { deleted[StoreNumbers.number($0.id, inStore: index)] == nil }
            for row in rows { register(row, store, index, coordinator.managedObjectModel) }
            let decoder = RowDecoder(store: index, registered: registered)
            for row in rows {
                let number = StoreNumbers.number(row.id, inStore: index)
                numbers.append(number)
                guard let object = registered[number], !object.hasChanges, object.base != row else { continue }
                try object.take(row, decoder)
            }
        }
        forgetObjects(notIn: Set(numbers))
        return numbers
    }

    private func register(_ row: StoredRow, _ store: NSPersistentStore, _ index: Int, _ model: NSManagedObjectModel) {
        let number = StoreNumbers.number(row.id, inStore: index)
        guard registered[number] == nil else { return }
        let entity = model.entitiesByName[row.entity] ?? NSEntityDescription(undeclared: row.entity)
        let id = NSManagedObjectID(entity: entity, number: number, isTemporary: false)
        id.persistentStore = store
        registered[number] = ManagedObjectClasses.type(for: entity).init(_stored: entity, id: id, context: self)
    }

    /// Somebody else deleted them.
    private func forgetObjects(notIn numbers: Set<Int>) {
        for (number, object) in registered where !object.objectID.isTemporaryID && !object.hasChanges && !numbers.contains(number) {
            registered[number] = nil
        }
    }
}

/// Reads the values of rows of one store.
struct RowDecoder {
    let store: Int
    let registered: [Int: NSManagedObject]

    func value(_ stored: StoredValue, _ attribute: NSAttributeDescription?) throws -> Any? {
        switch stored {
        case .object(let row): registered[StoreNumbers.number(row, inStore: store)]
        case .objects(let rows): NSSet(array: rows.compactMap { registered[StoreNumbers.number($0, inStore: store)] })
        default: try stored.plain(attribute?.attributeType)
        }
    }
}

extension NSManagedObject {
    /// Becomes what the store has.
    func take(_ row: StoredRow, _ decoder: RowDecoder) throws {
        let attributes = entity.attributesByName
        var read: [String: Any] = [:]
        for (name, value) in row.values { read[name] = try decoder.value(value, attributes[name]) }
        let isFirst = base == nil
        (values, committed, base) = (read, read, row)
        if isFirst { awakeFromFetch() }
    }
}
