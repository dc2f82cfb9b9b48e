import CoreData
import FoundationOverlay

extension Schema {
    /// What the build says of one stored property of a model.
    public struct PropertyMetadata: @unchecked Sendable {
        let name: String
        let keyPath: AnyKeyPath
        let makeDefault: (() -> Any)?
        let attribute: Attribute?
        let relationship: Relationship?

        public init(name: String, keypath: AnyKeyPath, defaultValue: Any? = nil, metadata: Any? = nil) {
            self.name = name
            keyPath = keypath
            makeDefault = defaultValue.map { value in { value } }
            attribute = metadata as? Attribute
            relationship = metadata as? Relationship
        }

        private init(_ name: String, _ keyPath: AnyKeyPath, _ makeDefault: (() -> Any)?, _ metadata: Any?) {
            self.name = name
            self.keyPath = keyPath
            self.makeDefault = makeDefault
            attribute = metadata as? Attribute
            relationship = metadata as? Relationship
        }

        public static func _property<Model, Value>(_ name: String, _ keyPath: KeyPath<Model, Value>, _ metadata: Any? = nil) -> PropertyMetadata {
            PropertyMetadata(name, keyPath, nil, metadata)
        }

        public static func _property<Model, Value>(
            _ name: String, _ keyPath: KeyPath<Model, Value>, _ metadata: Any? = nil, default value: @autoclosure @escaping () -> Value
        ) -> PropertyMetadata { PropertyMetadata(name, keyPath, { value() as Any }, metadata) }
    }

    /// How an attribute is kept.
    public final class Attribute: @unchecked Sendable {
        /// - Support: partial. `unique`, `transformable` and `ephemeral` count; the others are accepted, without effect.
        public struct Option: @unchecked Sendable {
            enum Kind { case unique, ephemeral, accepted }

            let kind: Kind
            let transformer: ValueTransformer?

            private init(_ kind: Kind, _ transformer: ValueTransformer? = nil) { (self.kind, self.transformer) = (kind, transformer) }

            public static var unique: Option { Option(.unique) }
            public static var ephemeral: Option { Option(.ephemeral) }
            public static var externalStorage: Option { Option(.accepted) }
            public static var allowsCloudEncryption: Option { Option(.accepted) }
            public static var preserveValueOnDeletion: Option { Option(.accepted) }
            public static var spotlight: Option { Option(.accepted) }
            public static func transformable(by type: ValueTransformer.Type) -> Option { Option(.accepted, type.init()) }
            public static func transformable(by name: String) -> Option {
                Option(.accepted, ValueTransformer(forName: NSValueTransformerName(rawValue: name)))
            }
        }

        let options: [Option]
        public let originalName: String?
        public let hashModifier: String?

        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            self.options = options
            self.originalName = originalName
            self.hashModifier = hashModifier
        }

        func has(_ kind: Option.Kind) -> Bool { options.contains { $0.kind == kind } }
    }

    /// How objects belong together.
    public final class Relationship: @unchecked Sendable {
        public enum DeleteRule: String, Codable, Hashable, Sendable { case noAction, nullify, cascade, deny }

        /// - Support: accepted, without effect: values of relationships may be the same anyway.
        public struct Option: Sendable { public static var unique: Option { Option() } }

        public let deleteRule: DeleteRule
        public let originalName: String?
        let inverse: AnyKeyPath?
        public let minimumModelCount: Int?
        public let maximumModelCount: Int?

        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0,
            originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
        ) {
            self.deleteRule = deleteRule
            self.originalName = originalName
            self.inverse = inverse
            self.minimumModelCount = minimumModelCount
            self.maximumModelCount = maximumModelCount
        }
    }
}

/// What `#Unique` or `#Index` says of a model.
public protocol _SchemaConstraint {
    /// The key paths of each group of unique properties; none for an index.
    var _uniqueGroups: [[AnyKeyPath]] { get }
}

extension Schema {
    /// Properties whose values together only one object may have.
    public struct Unique<Model: PersistentModel>: _SchemaConstraint {
        public let _uniqueGroups: [[AnyKeyPath]]

        public init(_ constraints: [PartialKeyPath<Model>]...) { _uniqueGroups = constraints.map { $0.map { $0 as AnyKeyPath } } }
    }

    /// - Support: accepted, without effect: values are looked up by object and name.
    public struct Index<Model: PersistentModel>: _SchemaConstraint {
        public enum Types<Root: PersistentModel> {
            case binary([PartialKeyPath<Root>])
            case rtree([PartialKeyPath<Root>])
        }

        public var _uniqueGroups: [[AnyKeyPath]] { [] }

        public init(_ indices: [PartialKeyPath<Model>]...) {}
        public init(_ indices: Types<Model>...) {}
    }
}
