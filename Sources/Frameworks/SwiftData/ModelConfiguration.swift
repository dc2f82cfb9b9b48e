import FoundationOverlay

/// Where a store is kept.
public struct ModelConfiguration: Hashable, Sendable {
    public struct GroupContainer: Hashable, Sendable {
        let identifier: String?
        public static let automatic = GroupContainer(identifier: nil)
        public static let none = GroupContainer(identifier: "")
        public static func identifier(_ name: String) -> GroupContainer { GroupContainer(identifier: name) }
    }

    public struct CloudKitDatabase: Hashable, Sendable {
        let name: String
        public static let automatic = CloudKitDatabase(name: "automatic")
        public static let none = CloudKitDatabase(name: "none")
        public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase(name: name) }
    }

    public var name: String
    public var url: URL
    public var isStoredInMemoryOnly: Bool
    public var allowsSave: Bool
    public var groupAppContainerIdentifier: String?
    public var cloudKitContainerIdentifier: String?

    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.init(name ?? "default", url: Self.file(name ?? "default", in: groupContainer), allowsSave: allowsSave)
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        groupAppContainerIdentifier = groupContainer.identifier.flatMap { $0.isEmpty ? nil : $0 }
    }

    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true, cloudKitDatabase: CloudKitDatabase = .automatic
    ) { self.init(name ?? "default", url: url, allowsSave: allowsSave) }

    @_disfavoredOverload
    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    private init(_ name: String, url: URL, allowsSave: Bool) {
        self.name = name
        self.url = url
        self.allowsSave = allowsSave
        isStoredInMemoryOnly = false
    }

    private static func file(_ name: String, in group: GroupContainer) -> URL {
        URL(fileURLWithPath: "/\(group.identifier ?? "app")/Library/Application Support/\(name).store")
    }
}
