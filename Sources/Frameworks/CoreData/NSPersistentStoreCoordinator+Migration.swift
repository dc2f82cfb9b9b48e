import FoundationOverlay

extension NSPersistentStoreCoordinator {
    /// Moves everything in a store to a new one at `url`, which takes its place.
    ///
    /// - Throws: An error where the new store cannot be opened or already holds objects. The old store's files stay.
    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore {
        let new = try addPersistentStore(ofType: storeType, configurationName: nil, at: url, options: options)
        do {
            try new.takeRows(of: store)
        } catch {
            try remove(new)
            throw error
        }
        try remove(store)
        return new
    }

    /// As ``migratePersistentStore(_:to:options:withType:)``.
    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil, type: StoreType
    ) throws -> NSPersistentStore {
        try migratePersistentStore(store, to: url, options: options, withType: type.rawValue)
    }
}

extension NSPersistentStoreCoordinator {
    /// Copies a store's files over those of another.
    ///
    /// - Throws: An error where there is no store at the source.
    public func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
    ) throws {
        guard FileManager.default.fileExists(atPath: sourceURL.path) else {
            throw StoreError.make(StoreError.migration, sourceURL, "there is no store")
        }
        try destroyPersistentStore(at: destinationURL, ofType: storeType, options: destinationOptions)
        for ending in ["", "-wal", "-shm", "-changed"] where FileManager.default.fileExists(atPath: sourceURL.path + ending) {
            try FileManager.default.copyItem(atPath: sourceURL.path + ending, toPath: destinationURL.path + ending)
        }
    }

    /// As ``replacePersistentStore(at:destinationOptions:withPersistentStoreFrom:sourceOptions:ofType:)``.
    public func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, type: StoreType
    ) throws {
        try replacePersistentStore(
            at: destinationURL, destinationOptions: destinationOptions, withPersistentStoreFrom: sourceURL, sourceOptions: sourceOptions,
            ofType: type.rawValue)
    }
}

extension NSPersistentStore {
    fileprivate func takeRows(of other: NSPersistentStore) throws {
        guard try backend.rows().isEmpty else { throw StoreError.make(StoreError.migration, url, "it already holds objects") }
        let rows = try other.backend.rows()
        _ = try backend.reserve(rows.map(\.id).max() ?? 0)
        _ = try backend.apply(rows.map { RowChange(row: $0, base: nil) }, deleted: [], rule: .fail)
    }
}
