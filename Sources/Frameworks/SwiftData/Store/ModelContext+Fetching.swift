import CoreData
import FoundationOverlay
import Metrics

extension ModelContext {
    /// - Throws: `SwiftDataError.missingModelContext` where no container surrounds the view that the context is from.
    private func known<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> ObjectFetch {
        guard !isWithoutContainer else {
            UnsupportedAPI.report("ModelContext", "no model container surrounds the view, so nothing is found; add modelContainer(_:)")
            throw SwiftDataError.missingModelContext
        }
        return descriptor.fetch()
    }

    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        try objects.objects(known(descriptor)).compactMap { FetchDescriptor<T>.model($0) }
    }

    /// As ``fetch(_:)``; the models are fetched all at once.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> FetchResultsCollection<T> {
        try fetch(descriptor)
    }

    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int { try objects.count(known(descriptor)) }

    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
        try objects.objects(known(descriptor)).map { PersistentIdentifier($0.objectID) }
    }

    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> [PersistentIdentifier] {
        try fetchIdentifiers(descriptor)
    }

    /// Calls a block with each model.
    ///
    /// - Parameter allowEscapingMutations: false where the block may not leave changes behind.
    public func enumerate<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false, block: (T) throws -> Void
    ) throws { try fetch(descriptor).forEach(block) }

    /// The model of an identifier. Without one the process ends, as on a device.
    public func model(for id: PersistentIdentifier) -> any PersistentModel {
        guard let object = object(id) else { fatalError("no model has the identifier \(id.entityName)/\(id.primaryKey)") }
        return object.requiredModel()
    }

    /// The model of an identifier, where this context has it already.
    public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
        let known = objects.registeredObjects.first { PersistentIdentifier($0.objectID) == id }
        return (known as? ModelObject)?.requiredModel() as? T
    }

    func object(_ id: PersistentIdentifier) -> ModelObject? {
        if id.isTemporary { return objects.insertedObjects.first { PersistentIdentifier($0.objectID) == id } as? ModelObject }
        guard let name = container.coordinator.managedObjectID(forURIRepresentation: id.url) else { return nil }
        do {
            return try objects.existingObject(with: name) as? ModelObject
        } catch {
            return nil
        }
    }
}
