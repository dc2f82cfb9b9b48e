import Testing

@testable import Builder

@Suite struct ModelRuleTests {
    private let platform = Platform(conditions: [], isSimulator: true, modules: [])

    private func adapt(_ input: String) -> String {
        SourceAdapter(platform: platform).adapt(input, file: "/p/Trip.swift", name: "Trip").source.text
    }

    @Test func storedPropertiesOfAModelAreKeptInItsBacking() {
        let input = """
            @Model
            final class Trip: Codable {
                @Attribute(.unique, originalName: "key") var id: Int
                @Transient var cache = 0
                var name: String { "" }
                let note: String?
                @Relationship(deleteRule: .cascade,
                              inverse: \\Stop.trip) var stops: [Stop] = []
                #Unique<Trip>([\\.id, \\.note])
                init(id: Int) { self.id = id }
            }

            """
        #expect(
            adapt(input) == """

                final class Trip: Codable, PersistentModel {
                    @_Persisted var id: Int
                     var cache = 0
                    var name: String { "" }
                    @_Persisted var note: String? = nil
                    @_Persisted
                 var stops: [Stop] = []
                    
                    init(id: Int) { self.id = id ; _modelBacking._connect(to: self) }
                public var _modelBacking = _ModelBacking(); public required init(_modelBacking: _ModelBacking) { self._modelBacking = \
                _modelBacking; self._id = _Persisted(_kept: "id"); self._note = _Persisted(_kept: "note"); self._stops = _Persisted(_kept: \
                "stops") }; public func _adoptInitialValues() { self._id._adopt("id", _modelBacking); self._note._adopt("note", _modelBacking); \
                self._stops._adopt("stops", _modelBacking) }; public static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] { \
                [._property("id", \\Trip.id, SwiftData.Schema.Attribute(.unique, originalName: "key")), ._property("note", \\Trip.note), \
                ._property("stops", \\Trip.stops, SwiftData.Schema.Relationship(deleteRule: .cascade, inverse: \\Stop.trip), default: [])] }; \
                public static var _schemaConstraints: [any _SchemaConstraint] { [SwiftData.Schema.Unique<Trip>([\\.id, \\.note])] } }
                nonisolated func _isletRegister_Trip() { _isletRegister(Trip.self, #fileID, 1) }

                """)
    }

    @Test func aModelOnOneLineStaysOnOneLine() {
        let adapted = adapt("@Model class A { var x = 1 }\n")
        #expect(adapted.hasPrefix(" class A: PersistentModel { @_Persisted var x = 1 ; public var _modelBacking"))
        #expect(adapted.split(separator: "\n").count == 2)
    }

    @Test func aModelActorGetsItsContainerAndContext() {
        let adapted = adapt("@ModelActor\nactor Keeper {\n    func work() {}\n}\n")
        #expect(adapted.contains("actor Keeper: ModelActor {"))
        #expect(adapted.contains("public nonisolated let modelContainer: ModelContainer"))
    }
}
