import DataModels
import FoundationOverlay
import Metrics

/// Where and how a store is kept.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
    open var url: URL?
    open var type = NSSQLiteStoreType
    open var configuration: String?
    open var isReadOnly = false
    open var shouldAddStoreAsynchronously = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    open private(set) var options: [String: NSObject] = [:]
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

    public override init() { super.init() }

    public init(url: URL) {
        self.url = url
        super.init()
    }

    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
    public let containerIdentifier: String

    public init(containerIdentifier: String) {
        self.containerIdentifier = containerIdentifier
        super.init()
    }
}

/// A model, its store and a context.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    public let viewContext: NSManagedObjectContext
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// A container with the model called `name` of the main bundle; an empty model where there is none.
    public convenience init(name: String) {
        let folder = Bundle.main.resourceURL ?? Bundle.main.bundleURL
        let files = DataModelFile.models(in: folder).filter { $0.deletingPathExtension().lastPathComponent == name }
        guard let model = files.lazy.compactMap({ NSManagedObjectModel(contentsOf: $0) }).first else {
            UnsupportedAPI.report("NSPersistentContainer(name:)", "the bundle has no data model called \(name); entities are known by name only")
            self.init(name: name, managedObjectModel: NSManagedObjectModel())
            return
        }
        self.init(name: name, managedObjectModel: model)
    }

    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        persistentStoreDescriptions = [
            NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite"))
        ]
        super.init()
    }

    open class func defaultDirectoryURL() -> URL {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
    }

    open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
        for description in persistentStoreDescriptions {
            do {
                var options: [AnyHashable: Any] = description.options
                if description.isReadOnly { options[NSReadOnlyPersistentStoreOption] = true }
                try persistentStoreCoordinator.addPersistentStore(
                    ofType: description.type, configurationName: description.configuration, at: description.url, options: options)
                block(description, nil)
            } catch {
                block(description, error)
            }
        }
    }

    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(newBackgroundContext()) }

    open func performBackgroundTask<Result>(_ block: @escaping (NSManagedObjectContext) throws -> Result) async rethrows -> Result {
        try block(newBackgroundContext())
    }
}

/// - Support: partial. As `NSPersistentContainer`; nothing is synchronised.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// What a container does with iCloud, as notifications tell; there is none here.
    public final class Event: NSObject, @unchecked Sendable {
        public let identifier = UUID()
        public let storeIdentifier = ""
        public let type = NSPersistentCloudKitContainer.EventType.setup
        public let startDate = Date()
        public let endDate: Date? = nil
        public let succeeded = false
        public let error: (any Error)? = nil

        override init() { super.init() }
    }

    public enum EventType: Int, Sendable {
        case setup, `import`, export
    }

    public static let eventChangedNotification = Notification.Name("NSPersistentCloudKitContainerEventChangedNotification")
    public static let eventNotificationUserInfoKey = "event"
}
