import FoundationOverlay

/// A set of models being worked on.
///
/// - Support: partial. Inserting, deleting, fetching and saving work; changes to properties are seen at once by every context of the store,
///   and `rollback` does not take them back. Relationships have no inverses.
public final class ModelContext: @unchecked Sendable {
    public let container: ModelContainer
    public var autosaveEnabled = true
    public var author: String = ""

    private let lock = NSRecursiveLock()
    private var inserted: [any PersistentModel] = []
    private var deleted: [any PersistentModel] = []

    public init(_ container: ModelContainer) { self.container = container }

    public var hasChanges: Bool { lock.withLock { !inserted.isEmpty || !deleted.isEmpty } }
    public var insertedModelsArray: [any PersistentModel] { lock.withLock { inserted } }
    public var deletedModelsArray: [any PersistentModel] { lock.withLock { deleted } }

    public func insert<T: PersistentModel>(_ model: T) {
        lock.withLock {
            deleted.removeAll { $0 === model }
            guard !inserted.contains(where: { $0 === model }), !container.store.models.contains(where: { $0 === model }) else { return }
            ModelRecords.place(model, in: self)
            inserted.append(model)
        }
    }

    public func delete<T: PersistentModel>(_ model: T) {
        lock.withLock {
            ModelRecords.markDeleted(model)
            if inserted.contains(where: { $0 === model }) {
                inserted.removeAll { $0 === model }
            } else if !deleted.contains(where: { $0 === model }) {
                deleted.append(model)
            }
        }
    }

    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for found in try fetch(FetchDescriptor(predicate: predicate)) { delete(found) }
    }

    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        let models = lock.withLock {
            let pending = descriptor.includePendingChanges ? inserted : []
            return (container.store.models + pending).filter { model in !deleted.contains { $0 === model } }.compactMap { $0 as? T }
        }
        for model in models where model.modelContext == nil { ModelRecords.place(model, in: self) }
        return try descriptor.choose(from: models)
    }

    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int { try fetch(descriptor).count }

    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
        try fetch(descriptor).map(\.persistentModelID)
    }

    public func enumerate<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, block: (T) throws -> Void) throws {
        try fetch(descriptor).forEach(block)
    }

    public func model(for id: PersistentIdentifier) -> any PersistentModel {
        guard let found = find(id) else { preconditionFailure("no model has the identifier \(id.entityName)/\(id.number)") }
        return found
    }

    public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? { find(id) as? T }

    private func find(_ id: PersistentIdentifier) -> (any PersistentModel)? {
        lock.withLock { (container.store.models + inserted).first { ModelRecords.identifier(of: $0) == id } }
    }

    public func save() throws {
        lock.withLock {
            container.store.apply(saved: inserted, deleted: deleted)
            inserted = []
            deleted = []
        }
    }

    public func rollback() {
        lock.withLock {
            inserted = []
            for model in deleted { ModelRecords.place(model, in: self) }
            deleted = []
        }
    }

    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }
}
