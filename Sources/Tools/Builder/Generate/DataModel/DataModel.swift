import Foundation

/// What a Core Data model says of its entities.
struct DataModel: Equatable {
    struct Entity: Equatable {
        /// Which code Xcode makes of an entity.
        enum CodeGeneration: String {
            /// The class and its properties.
            case `class`
            /// The properties; the class is the project's own.
            case category
            /// Nothing.
            case none
        }

        var name: String
        var className: String
        var parent: String?
        var codeGeneration: CodeGeneration
        var attributes: [Attribute] = []
        var relationships: [Relationship] = []
    }

    struct Attribute: Equatable {
        var name: String
        /// As the model calls it: `Integer 64`, `Date`, …
        var type: String
        var isScalar: Bool
        /// The class of a transformable attribute.
        var customClass: String?
    }

    struct Relationship: Equatable {
        var name: String
        var destination: String
        var isToMany: Bool
        var isOrdered: Bool
    }

    var entities: [Entity] = []
}
