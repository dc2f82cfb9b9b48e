import FoundationOverlay
import Metrics

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"

extension Notification.Name {
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}

open class NSPersistentStore: NSObject, @unchecked Sendable {
    public let type: String
    open var url: URL?
    let backend: any PersistentStoreBackend

    init(type: String, url: URL?, backend: any PersistentStoreBackend) {
        self.type = type
        self.url = url
        self.backend = backend
        super.init()
    }
}

/// Connects a model with stores.
///
/// - Support: partial. Whatever their type, stores keep their objects in memory, for as long as the process lives.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
    }

    public let managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []

    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
    }

    var backends: [any PersistentStoreBackend] { persistentStores.map(\.backend) }

    @discardableResult
    open func addPersistentStore(
        ofType type: String, configurationName: String?, at url: URL?, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        if type != NSInMemoryStoreType {
            UnsupportedAPI.report("NSPersistentStoreCoordinator", "stores are kept in memory; the file \(url?.lastPathComponent ?? "") is neither read nor written")
        }
        let store = NSPersistentStore(type: type, url: url, backend: InMemoryBackend.at(type == NSInMemoryStoreType ? nil : url))
        persistentStores.append(store)
        return store
    }

    @discardableResult
    open func addPersistentStore(
        type: StoreType, configuration: String? = nil, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: url, options: options)
    }

    open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }

    open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }

    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
}
