/// The members that are added to a model class.
struct ModelMembers {
    struct Property {
        /// As it stands, with the marks of an escaped name.
        var name: String
        /// `Schema.Attribute(.unique)`; nil where nothing is said.
        var metadata: String?
        var defaultValue: String?

        var plainName: String { name.filter { $0 != "`" } }
    }

    var name: String
    var properties: [Property]
    /// `Schema.Unique<Trip>([\.name])`
    var constraints: [String]

    var text: String {
        let kept = properties.map { "self._\($0.plainName) = _Persisted(_kept: \"\($0.plainName)\")" }
        let adopted = properties.map { "self._\($0.plainName)._adopt(\"\($0.plainName)\", _modelBacking)" }
        let members = [
            "public var _modelBacking = _ModelBacking()",
            "public required init(_modelBacking: _ModelBacking) { \((["self._modelBacking = _modelBacking"] + kept).joined(separator: "; ")) }",
            "public func _adoptInitialValues() { \(adopted.joined(separator: "; ")) }",
            "public static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] { [\(properties.map(metadata).joined(separator: ", "))] }",
            constraints.isEmpty
                ? nil : "public static var _schemaConstraints: [any _SchemaConstraint] { [\(constraints.joined(separator: ", "))] }",
        ]
        return members.compactMap { $0 }.joined(separator: "; ")
    }

    private func metadata(_ property: Property) -> String {
        let arguments =
            ["\"\(property.plainName)\"", "\\\(name).\(property.name)"]
            + [property.metadata, property.defaultValue.map { "default: \($0)" }].compactMap { $0 }
        return "._property(\(arguments.joined(separator: ", ")))"
    }

    static let ofActor =
        "public nonisolated let modelExecutor: any ModelExecutor; public nonisolated let modelContainer: ModelContainer; "
        + "public init(modelContainer: ModelContainer) { self.modelContainer = modelContainer; "
        + "self.modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer)) }"
}
