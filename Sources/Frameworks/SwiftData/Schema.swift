import FoundationOverlay

/// The models of a store.
public final class Schema: @unchecked Sendable {
    public struct Version: Hashable, Sendable, CustomStringConvertible {
        public let major: Int
        public let minor: Int
        public let patch: Int

        public init(_ major: Int, _ minor: Int, _ patch: Int) { (self.major, self.minor, self.patch) = (major, minor, patch) }

        public var description: String { "\(major).\(minor).\(patch)" }
    }

    public struct Entity: Hashable, Sendable {
        public let name: String
    }

    let types: [any PersistentModel.Type]
    public let version: Version

    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.types = types
        self.version = version
    }

    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) { self.init(types, version: version) }

    public convenience init() { self.init([]) }

    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    public var entities: [Entity] { types.map { Entity(name: String(describing: $0)) } }
}

public protocol VersionedSchema {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}

/// How a store moves from version to version. Stores are in memory, so nothing is ever migrated.
/// - Support: accepted, without effect: stores are in memory, so nothing is ever migrated.
public protocol SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { get }
    /// - Support: accepted, without effect: stores are in memory, so nothing is ever migrated.
    static var stages: [MigrationStage] { get }
}

/// - Support: accepted, without effect: stores are in memory, so nothing is ever migrated.
public enum MigrationStage {
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type, willMigrate: ((ModelContext) throws -> Void)?,
        didMigrate: ((ModelContext) throws -> Void)?)
}
