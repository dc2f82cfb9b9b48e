import Foundation
import ProjectReader

/// The Swift classes Xcode would make of `.xcdatamodeld` files.
struct DataModelClasses {
    static let fileName = "_IsletDataModel.swift"

    private let models: [DataModel]
    private let classNames: [String: String]

    init(resources: [ResourceFile]) throws {
        try self.init(models: resources.filter { $0.kind == .dataModel }.map { try DataModelReader.read($0.url) })
    }

    init(models: [DataModel]) {
        self.models = models
        let entities = models.flatMap(\.entities)
        classNames = Dictionary(entities.map { ($0.name, $0.className) }, uniquingKeysWith: { first, _ in first })
    }

    /// The file; nil where Xcode makes no code of the models.
    var text: String? {
        let declarations = models.flatMap(\.entities).flatMap(declarations)
        guard !declarations.isEmpty else { return nil }
        return (["import CoreData", "import FoundationOverlay"] + declarations).joined(separator: "\n") + "\n"
    }

    private func declarations(of entity: DataModel.Entity) -> [String] {
        let name = entity.className
        guard entity.codeGeneration != .none, name != "NSManagedObject" else { return [] }
        let parent = entity.parent.flatMap { classNames[$0] } ?? "NSManagedObject"
        var lines = entity.codeGeneration == .class ? ["public class \(name): \(parent) {}"] : []
        lines.append("extension \(name) {")
        lines.append("    public class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest<\(name)>(entityName: \"\(entity.name)\") }")
        lines += entity.attributes.map { property($0.name, Self.type(of: $0)) }
        lines += entity.relationships.flatMap(members)
        lines.append("}")
        if entity.parent == nil { lines.append("extension \(name): Identifiable {}") }
        return lines
    }

    private func property(_ name: String, _ type: String) -> String {
        "    public var `\(name)`: \(type) { get { _managedValue(forKey: \"\(name)\") } set { _setManagedValue(newValue, forKey: \"\(name)\") } }"
    }

    private func members(of relationship: DataModel.Relationship) -> [String] {
        let destination = classNames[relationship.destination] ?? "NSManagedObject"
        guard relationship.isToMany else { return [property(relationship.name, destination + "?")] }
        let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        let suffix = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
        let accessors = ["addTo\(suffix)", "removeFrom\(suffix)"].flatMap { name in
            [destination, set].map { "    public func \(name)(_ value: \($0)) { _managedCall(\"\(name)\", [value]) }" }
        }
        return [property(relationship.name, set + "?")] + accessors
    }

    private static func type(of attribute: DataModel.Attribute) -> String {
        if attribute.isScalar, let scalar = scalars[attribute.type] { return scalar }
        if attribute.type == "Transformable" { return (attribute.customClass ?? "NSObject") + "?" }
        return (objects[attribute.type] ?? "NSObject") + "?"
    }

    private static let scalars = [
        "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float", "Boolean": "Bool",
        "Date": "TimeInterval",
    ]

    private static let objects = [
        "Integer 16": "NSNumber", "Integer 32": "NSNumber", "Integer 64": "NSNumber", "Double": "NSNumber", "Float": "NSNumber",
        "Boolean": "NSNumber", "Decimal": "NSDecimalNumber", "String": "String", "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL",
    ]
}
