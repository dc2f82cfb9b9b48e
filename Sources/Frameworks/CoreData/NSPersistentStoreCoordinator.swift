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
    open var identifier: String! { url?.lastPathComponent ?? type }
    public let isReadOnly: Bool
    package let backend: ObjectStore
    /// Ends with the store.
    var watch: AnyObject?
    /// The entities whose new objects are saved here; nil for all.
    package var entityNames: Set<String>?

    init(type: String, url: URL?, isReadOnly: Bool, backend: ObjectStore) {
        self.type = type
        self.url = url
        self.isReadOnly = isReadOnly
        self.backend = backend
        super.init()
    }
}

/// Connects a model with stores.
///
/// - Support: partial. SQLite stores are databases that processes share, with tables of Islet's own; stores of other types are kept in
///   memory, for as long as the process lives. New objects are saved in the first store that takes their entity.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
    }

    public let managedObjectModel: NSManagedObjectModel
    open internal(set) var persistentStores: [NSPersistentStore] = []

    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
    }

    @discardableResult
    open func addPersistentStore(
        ofType type: String, configurationName: String?, at url: URL?, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let isReadOnly = Self.isOn(NSReadOnlyPersistentStoreOption, options)
        let backend = try Self.backend(type, url, isReadOnly)
        try backend.adopt(managedObjectModel)
        let store = NSPersistentStore(type: type, url: url, isReadOnly: isReadOnly, backend: backend)
        if Self.isOn(NSPersistentStoreRemoteChangeNotificationPostOptionKey, options) {
            store.watch = backend.watch { [weak self] in
                NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: self, userInfo: ["storeURL": url as Any])
            }
        }
        persistentStores.append(store)
        return store
    }

    private static func backend(_ type: String, _ url: URL?, _ isReadOnly: Bool) throws -> ObjectStore {
        if type == NSInMemoryStoreType || url?.path == "/dev/null" { return try ObjectStore(file: nil) }
        guard type == NSSQLiteStoreType else {
            UnsupportedAPI.report(
                "NSPersistentStoreCoordinator",
                "a store of the type \(type) is kept in memory; \(url?.lastPathComponent ?? "no file") is neither read nor written")
            return try NamedMemoryStores.store(at: url)
        }
        guard let url else { throw StoreError.make(StoreError.open, nil, "no URL says where it lies") }
        return try ObjectStore(file: url, isReadOnly: isReadOnly)
    }

    private static func isOn(_ option: String, _ options: [AnyHashable: Any]?) -> Bool {
        switch options?[option] {
        case let value as Bool: value
        case let number as NSNumber: number.boolValue
        default: false
        }
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

    /// Removes the store's files. Connections that are open keep what they read.
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
        for ending in ["", "-wal", "-shm", "-changed"] {
            let file = url.path + ending
            if FileManager.default.fileExists(atPath: file) { try FileManager.default.removeItem(atPath: file) }
        }
    }

    open func destroyPersistentStore(at url: URL, type: StoreType, options: [AnyHashable: Any]? = nil) throws {
        try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
    }

    /// The name that `uriRepresentation()` stands for; nil where no store of the coordinator has it.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        let parts = url.pathComponents.filter { $0 != "/" }
        guard parts.count == 2, parts[1].hasPrefix("p"), let row = Int(parts[1].dropFirst()),
            let index = persistentStores.firstIndex(where: { $0.identifier == url.host(percentEncoded: false) }),
            let entity = managedObjectModel.entitiesByName[parts[0]]
        else { return nil }
        let id = NSManagedObjectID(entity: entity, number: StoreNumbers.number(row, inStore: index), isTemporary: false)
        id.persistentStore = persistentStores[index]
        return id
    }
}
