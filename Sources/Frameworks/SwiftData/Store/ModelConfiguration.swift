import FoundationOverlay

/// Where a store is kept.
public struct ModelConfiguration: Identifiable, Hashable, @unchecked Sendable {
    /// The app group whose container holds the store.
    public struct GroupContainer: Hashable, Sendable {
        fileprivate enum Choice: Hashable { case automatic, none, named(String) }

        fileprivate let choice: Choice

        /// The first group the process is entitled to, if there is one.
        public static let automatic = GroupContainer(choice: .automatic)
        public static let none = GroupContainer(choice: .none)
        public static func identifier(_ name: String) -> GroupContainer { GroupContainer(choice: .named(name)) }
    }

    /// - Support: accepted, without effect: nothing is synchronised.
    public struct CloudKitDatabase: Hashable, Sendable {
        let name: String
        public static let automatic = CloudKitDatabase(name: "automatic")
        public static let none = CloudKitDatabase(name: "none")
        public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase(name: name) }
    }

    public let name: String
    public let url: URL
    public let schema: Schema?
    public let isStoredInMemoryOnly: Bool
    public let allowsSave: Bool
    public let groupContainer: GroupContainer
    public let groupAppContainerIdentifier: String?
    public let cloudKitDatabase: CloudKitDatabase
    public let cloudKitContainerIdentifier: String?

    public var id: String { url.absoluteString }

    /// A store called `name` in Application Support, of the app's own folder or of a group's container. A group that the process is not
    /// entitled to ends it, as on a device.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        let name = name ?? "default"
        let group = isStoredInMemoryOnly ? nil : Self.group(groupContainer)
        let url = isStoredInMemoryOnly ? URL(fileURLWithPath: "/dev/null") : Self.folder(of: group).appendingPathComponent("\(name).store")
        self.init(name, schema, url, isStoredInMemoryOnly, allowsSave, groupContainer, group, cloudKitDatabase)
    }

    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        let name = name ?? url.deletingPathExtension().lastPathComponent
        self.init(name, schema, url, false, allowsSave, .none, nil, cloudKitDatabase)
    }

    @_disfavoredOverload
    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(schema: types.isEmpty ? nil : Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    private init(
        _ name: String, _ schema: Schema?, _ url: URL, _ isInMemory: Bool, _ allowsSave: Bool, _ container: GroupContainer, _ group: String?,
        _ cloud: CloudKitDatabase
    ) {
        self.name = name
        self.schema = schema
        self.url = url
        isStoredInMemoryOnly = isInMemory
        self.allowsSave = allowsSave
        groupContainer = container
        groupAppContainerIdentifier = group
        cloudKitDatabase = cloud
        cloudKitContainerIdentifier = nil
    }

    private static func group(_ container: GroupContainer) -> String? {
        switch container.choice {
        case .automatic: DeviceContainers.current.firstEntitledGroup
        case .none: nil
        case .named(let name): name
        }
    }

    private static func folder(of group: String?) -> URL {
        guard let group else { return URL.applicationSupportDirectory }
        guard let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group) else {
            fatalError("Unable to find App Group Container in Entitlements: \(group)")
        }
        return container.appendingPathComponent("Library/Application Support", isDirectory: true)
    }

    public static func == (a: Self, b: Self) -> Bool {
        (a.name, a.url, a.isStoredInMemoryOnly, a.allowsSave) == (b.name, b.url, b.isStoredInMemoryOnly, b.allowsSave)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(url)
    }
}
