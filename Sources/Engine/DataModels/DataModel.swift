/// What a Core Data model says of its entities, in the words of its file.
public struct DataModel: Equatable, Sendable {
    public struct Entity: Equatable, Sendable {
        /// Which code Xcode makes of an entity.
        public enum CodeGeneration: String, Sendable {
            /// The class and its properties.
            case `class`
            /// The properties; the class is the project's own.
            case category
            /// Nothing.
            case none
        }

        public enum Property: Equatable, Sendable {
            case attribute(Attribute)
            case relationship(Relationship)
        }

        public var name: String
        /// `representedClassName` as it stands, a leading dot included; nil where none is named.
        public var className: String?
        public var parent: String?
        public var isAbstract: Bool
        public var codeGeneration: CodeGeneration
        /// In the order of the file.
        public var properties: [Property] = []
    }

    public struct Attribute: Equatable, Sendable {
        public var name: String
        /// As the model calls it: `Integer 64`, `Date`, …
        public var type: String
        public var isOptional: Bool
        public var isTransient: Bool
        public var isScalar: Bool
        /// The class of a transformable attribute.
        public var customClass: String?
        public var defaultValue: String?
        /// Seconds since 2001.
        public var defaultDate: Double?
    }

    public struct Relationship: Equatable, Sendable {
        public var name: String
        public var destination: String
        public var inverse: String?
        public var isOptional: Bool
        public var isTransient: Bool
        public var isToMany: Bool
        public var isOrdered: Bool
        /// `Cascade`, `Deny`, `No Action` or `Nullify`.
        public var deletionRule: String?
    }

    public var entities: [Entity] = []
}
