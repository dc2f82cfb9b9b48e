import CoreData
import FoundationOverlay

/// The models of a store.
public final class Schema: @unchecked Sendable {
    public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        public let major: Int
        public let minor: Int
        public let patch: Int

        public init(_ major: Int, _ minor: Int, _ patch: Int) { (self.major, self.minor, self.patch) = (major, minor, patch) }

        public var description: String { "\(major).\(minor).\(patch)" }

        public static func < (a: Self, b: Self) -> Bool { (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch) }
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

    /// The entities of the models and of all they are related to, by name.
    private(set) lazy var modelEntities: [ModelEntity] = ModelEntities.entities(of: types)

    public var entities: [Entity] { modelEntities.map(Entity.init) }
    public var entitiesByName: [String: Entity] { Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }) }

    public func entity<Model: PersistentModel>(for type: Model.Type) -> Entity? {
        modelEntities.first { ObjectIdentifier($0.modelType) == ObjectIdentifier(type) }.map(Entity.init)
    }

    /// The same as a model of Core Data.
    private(set) lazy var objectModel: NSManagedObjectModel = {
        let model = NSManagedObjectModel()
        model.entities = modelEntities
        return model
    }()
}

extension Schema {
    /// A kind of models.
    public struct Entity: Hashable, Sendable {
        public let name: String
        public let attributeNames: [String]
        public let relationshipNames: [String]
        public let uniquenessConstraints: [[String]]

        init(_ entity: ModelEntity) {
            name = entity.name ?? ""
            attributeNames = entity.attributesByName.keys.sorted()
            relationshipNames = entity.relationshipsByName.keys.sorted()
            uniquenessConstraints = entity.uniquenessConstraints.map { $0.compactMap { $0 as? String } }
        }
    }
}
