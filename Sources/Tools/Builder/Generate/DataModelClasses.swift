import DataModels
import Foundation
import ProjectReader

/// The Swift classes Xcode would make of `.xcdatamodeld` files.
struct DataModelClasses {
    static let fileName = "_IsletDataModel.swift"

    private let models: [DataModel]
    private let classNames: [String: String]

    init(resources: [ResourceFile]) throws {
        try self.init(models: resources.filter { $0.kind == .dataModel }.map { try Self.read($0.url) })
    }

    private static func read(_ url: URL) throws -> DataModel {
        let file = DataModelFile.contents(of: url)
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ProjectProblem(
                code: .noSuchFile, file: file.path, message: "the data model cannot be read", mend: "Check that it exists and is readable")
        }
        guard let model = DataModelReader.read(data) else {
            throw ProjectProblem(
                code: .brokenDataModel, file: file.path, message: "the data model is not the XML that Xcode writes",
                mend: "Open the model in Xcode and save it again, or restore it from version control")
        }
        return model
    }

    init(models: [DataModel]) {
        self.models = models
        let entities = models.flatMap(\.entities)
        classNames = Dictionary(entities.map { ($0.name, $0.swiftName) }, uniquingKeysWith: { first, _ in first })
    }

    /// Names of the classes that it declares.
    var declared: Set<String> { Set(models.flatMap(\.entities).filter(\.declaresClass).map(\.swiftName)) }

    /// The file; nil where Xcode makes no code of the models.
    /// - Parameter overrides: Members of classes that call what extensions override.
    func text(overrides: [String: [String]] = [:]) -> String? {
        let lines = models.flatMap(\.entities).flatMap { declarations(of: $0, overrides[$0.swiftName] ?? []) }
        guard !lines.isEmpty else { return nil }
        return (["import CoreData", "import FoundationOverlay"] + lines).joined(separator: "\n") + "\n"
    }

    private func declarations(of entity: DataModel.Entity, _ overrides: [String]) -> [String] {
        let name = entity.swiftName
        guard entity.codeGeneration != .none, name != "NSManagedObject" else { return [] }
        let parent = entity.parent.flatMap { classNames[$0] } ?? "NSManagedObject"
        let forwarders = overrides.isEmpty ? "" : " " + overrides.joined(separator: "; ") + " "
        var lines = entity.declaresClass ? ["nonisolated public class \(name): \(parent) {\(forwarders)}"] : []
        lines.append("nonisolated extension \(name) {")
        lines.append("    public class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest<\(name)>(entityName: \"\(entity.name)\") }")
        lines += entity.properties.flatMap { member -> [String] in
            switch member {
            case .attribute(let attribute): [property(attribute.name, Self.type(of: attribute))]
            case .relationship(let relationship): members(of: relationship)
            }
        }
        lines.append("}")
        if entity.parent == nil { lines.append("nonisolated extension \(name): Identifiable {}") }
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

extension DataModel.Entity {
    /// The name of its class without a module.
    fileprivate var swiftName: String { className?.split(separator: ".").last.map(String.init) ?? name }

    /// Whether Xcode makes the class, and not only what it has.
    fileprivate var declaresClass: Bool { codeGeneration == .class && swiftName != "NSManagedObject" }
}
