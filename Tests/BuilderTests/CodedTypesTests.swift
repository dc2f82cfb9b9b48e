import Builder
import Testing

struct CodedTypesTests {
    private func types(_ source: String) throws -> CodedTypes {
        let folder = try TemporaryFolder()
        return CodedTypes(sources: [try folder.write(source, to: "A.swift")])
    }

    @Test func keysAreThoseThePropertiesAreCodedUnder() throws {
        let types = try types(
            """
            struct Ride: ActivityAttributes {
                struct ContentState: Codable, Hashable {
                    enum CodingKeys: String, CodingKey { case arrival = "eta", stops }
                    var arrival: Date?
                    var stops: [Stop]
                    var cached = 3
                    var sum: Int { 3 }
                }
                struct Stop: Codable, Hashable { var name, street: String }
            }
            """)
        let state = try #require(types.description(of: "ContentState", within: "Ride"))
        #expect(state.properties.map(\.key) == ["eta", "stops"])
        #expect(state.properties.map(\.type) == ["Date?", "[Stop]"])
        #expect(types.description(of: "Stop", within: state.path)?.properties.map(\.name) == ["name", "street"])
    }

    @Test func casesHaveTheirRawValuesOrTheirForms() throws {
        let types = try types(
            """
            enum Phase: String, Codable { case waiting, onTheWay = "on-the-way" }
            enum Step: Int, Codable { case first = 2, second }
            enum Result: Codable { case idle, failed(code: Int, String) }
            """)
        #expect(types.description(of: "Phase")?.cases.map(\.raw) == ["\"waiting\"", "\"on-the-way\""])
        #expect(types.description(of: "Step")?.cases.map(\.raw) == ["2", "3"])
        #expect(types.description(of: "Result")?.cases.map { $0.values.map(\.key) } == [[], ["code", "_1"]])
    }

    @Test func anAliasMeansItsType() throws {
        let types = try types("struct A { typealias ContentState = Shared }\nstruct Shared: Codable { var at: Int }")
        #expect(types.description(of: "ContentState", within: "A")?.path == "Shared")
    }
}
