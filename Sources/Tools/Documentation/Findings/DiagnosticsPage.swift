import IsletModel

/// The page of diagnostics: from the codes, each of which some source must use.
struct DiagnosticsPage {
    static let path = "docs/DIAGNOSTICS.md"
    private static let codes = "Sources/Model/IsletModel/Findings/FindingCode.swift"
    private static let descriptions = "Sources/Model/IsletModel/Findings/"

    let problems: [String]

    init(_ sources: Sources) async throws {
        let used = try await sources.map(below: "Sources") { text, file in file.hasPrefix(Self.descriptions) ? [] : MemberNames.found(in: text) }
            .reduce(into: Set<String>()) { $0.formUnion($1) }
        problems = FindingCode.allCases.filter { !used.contains("\($0)".trimming(while: { $0 == "`" })) }
            .map { "\(Self.codes): no source uses the code \($0.rawValue); take it out" }
    }

    var text: String { FindingPage.text }
}
