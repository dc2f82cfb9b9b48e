import Testing

@testable import Builder

struct MacroRuleTests {
    private func adapt(_ text: String, _ rule: AdaptationRule.Type) -> String {
        var platform = Platform(conditions: [], isSimulator: true, modules: [])
        platform.languageMode = "6"
        let result = SourceAdapter(platform: platform).adapt(text, file: "/project/View.swift", name: "View", rules: [rule])
        return result.source.text.split(separator: "\n", omittingEmptySubsequences: false)
            .prefix(text.split(separator: "\n", omittingEmptySubsequences: false).count).joined(separator: "\n")
    }

    @Test(arguments: [
        ("@Animatable struct A: Shape { var a = 1.0 }", " struct A: Shape, Animatable { var a = 1.0 }"),
        ("@Animatable struct A<B> { @AnimatableIgnored var a = 1 }", " struct A<B>: Animatable {  var a = 1 }"),
        ("@Animatable struct A: Animatable {}", " struct A: Animatable {}"), ("struct A: Shape {}", "struct A: Shape {}"),
    ])
    func animatableTypesConform(input: String, output: String) { #expect(adapt(input, AnimatableRule.self) == output) }

    @Test func aUnionValueGetsItsMembersOnTheLineOfItsBrace() {
        let text = "@UnionValue\nenum Choice: Sendable {\n    case text(String)\n    case trip(of: Trip)\n}"
        let adapted = adapt(text, UnionValueRule.self)
        #expect(adapted.split(separator: "\n").count == 4, "the lines stay where they were")
        #expect(adapted.contains("enum Choice: Sendable, _UnionValue {"))
        let last = adapted.split(separator: "\n").last ?? ""
        #expect(last.hasPrefix("enum Cases: String, CaseIterable, Hashable, Sendable { case text, trip }; var _unionCase"))
        #expect(last.contains("case .text: RestoredValue._union(String.self, from: data) { Self.text($0) }"))
        #expect(last.contains("case .trip: RestoredValue._union(Trip.self, from: data) { Self.trip(of: $0) }"))
        #expect(adapt("@UnionValue enum A { case a(Int) }", UnionValueRule.self).contains("case a(Int) ; enum Cases"))
        #expect(adapt("@UnionValue public enum A { case a(Int) }", UnionValueRule.self).contains("public enum Cases"))
    }

    @Test(arguments: [
        (
            "@Generable struct A { @Guide(.count(3)) var names: [String]; var days: Double? = nil; static let a = 1; var b: Int { 1 } }",
            " struct A: Generable {  var names: [String]; var days: Double? = nil; static let a = 1; var b: Int { 1 } "
                + "; struct PartiallyGenerated: ConvertibleFromGeneratedContent { "
                + "var names: [String].PartiallyGenerated?; var days: Double.PartiallyGenerated? } }"
        ),
        ("@Generable(description: \"D\")\nenum A: String { case a }", "\nenum A: String, Generable { case a }"),
        ("struct A { @Guide var a: Int }", "struct A { @Guide var a: Int }"),
    ])
    func whatAModelWritesConforms(input: String, output: String) { #expect(adapt(input, GenerableRule.self) == output) }

    @Test func aUnionValueCaseNeedsOneValue() {
        let platform = Platform(conditions: [], isSimulator: true, modules: [])
        let result = SourceAdapter(platform: platform).adapt(
            "@UnionValue enum A { case a, b(Int) }", file: "/A.swift", name: "A", rules: [UnionValueRule.self])
        #expect(result.facts.diagnostics.map(\.code) == [.unionValueCase])
    }

    @Test(arguments: [
        (
            "@AppEnum(schema: .calendar.kind) enum Kind: String { case a }",
            " enum Kind: String, AppEnum { case a ; static var typeDisplayRepresentation: TypeDisplayRepresentation { \"Kind\" } }"
        ),
        (
            "@AssistantIntent(schema: .photos.open)\nstruct Open {\n    static let title: LocalizedStringResource = \"Open\"\n}",
            "\nstruct Open: AppIntent {\n    static let title: LocalizedStringResource = \"Open\"\n}"
        ),
    ])
    func typesOfASchemaConform(input: String, output: String) { #expect(adapt(input, SchemaRule.self) == output) }

    @Test(arguments: [
        ("@ComputedProperty var name: String { title }", " var name: String { title }"),
        ("@ComputedProperty(title: \"Name\")\nvar name: String { title }", "\nvar name: String { title }"),
        ("@DeferredProperty(title: \"T\") var tags: [String] { get async throws { [] } }", " var tags: [String] { get async throws { [] } }"),
        ("@Property var name: String", "@Property var name: String"),
    ])
    func computedPropertiesOfEntitiesStayWhatTheyAre(input: String, output: String) { #expect(adapt(input, EntityPropertyRule.self) == output) }

    @Test func typesOfASchemaAreRegistered() {
        let platform = Platform(conditions: [], isSimulator: true, modules: [])
        let result = SourceAdapter(platform: platform).adapt("@AppIntent(schema: .x.y)\nstruct Open {\n}", file: "/A.swift", name: "A")
        #expect(result.facts.registrations.map(\.name) == ["Open"])
    }
}
