import Checks
import Testing

@Suite struct ViewBodyRuleTests {
    private func places(_ sources: String...) -> [String] {
        ViewBodyRule.findings(in: sources.enumerated().map { (file: "\($0).swift", text: $1) })
            .map { "\($0.file ?? ""):\($0.line ?? 0):\($0.column ?? 0) \($0.code.rawValue)" }
    }

    private let work = "func prepared(_ data: [Int]) -> [Int] { data.map { $0 * 2 } }\n"

    @Test func aListOfWhatAFunctionMakesOfACollectionIsWorkOfTheProvider() {
        let view = "struct A: View {\n    var body: some View {\n        ForEach(prepared(entry.data), id: \\.self) { Text(\"\\($0)\") }\n    }\n}\n"
        #expect(places(view, work) == ["0.swift:3:17 heavy-view-body"])
    }

    @Test func whatTheEntryHoldsOrAFunctionReadsIsNone() {
        let read = "func first(_ data: [Int]) -> [Int] { Array(data.prefix(3)) }\n"
        let held = "struct A: View { var body: some View { ForEach(entry.rows) { Text($0.name) } } }\n"
        let short = "struct B: View { var body: some View { ForEach(first(entry.data), id: \\.self) { Text(\"\\($0)\") } } }\n"
        #expect(places(held, short, read, work) == [])
    }

    @Test func providersMayWork() {
        #expect(places("struct P { func entries() -> [E] { ForEach(prepared(all)) { E($0) }.all } }\n", work) == [])
    }
}
