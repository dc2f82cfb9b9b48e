import Foundation
import Testing

@testable import Builder

@Suite struct PreviewRuleTests {
    private func adapt(_ text: String) -> SourceAdapter.Result {
        let platform = Platform(conditions: ["DEBUG"], isSimulator: true, modules: ["FoundationOverlay", "SwiftUI"])
        return SourceAdapter(platform: platform).adapt(text, file: "/p/My View.swift", name: "My View", rules: [PreviewRule.self])
    }

    private let head = "nonisolated struct _IsletPreview_My_View_0: _PreviewDeclaration { @MainActor static func make() -> _Preview { _Preview"

    @Test(arguments: [
        "{ Text(\"a\") }", "(\"Name\", traits: .sizeThatFitsLayout) { Text(\"a\") }",
        "(\"A\", as: .systemSmall) {\n    W()\n} timeline: {\n    e1\n    e2\n}",
        "(as: .systemSmall, widget: { W() }, timelineProvider: { P() })",
        "(\"B\", as: .content, using: Attributes.preview) { A() } contentStates: { s1; s2 }",
        "{\n    let controller = Controller()\n    return controller\n}",
    ])
    func everyFormBecomesATypeThatCallsTheInitialiser(arguments: String) {
        let result = adapt("import SwiftUI\n#Preview\(arguments)")
        #expect(
            result.source.text
                == "import SwiftUI\n\(head)\(arguments) } }\n"
                + "nonisolated func _isletRegister_My_View() { _isletRegister(_IsletPreview_My_View_0.self, #fileID, 2) }\n"
        )
    }

    @Test func attributesStayAndSwiftUIComesAlong() {
        let text = adapt("@available(iOS 17, *)\n#Preview { Text(\"a\") }\n").source.text
        #expect(text.hasPrefix("import SwiftUI; @available(iOS 17, *)\n\(head) { Text(\"a\") } }"))
    }

    @Test func aFileThatImportsWidgetKitAloneNamesPreviews() {
        let text = adapt("import WidgetKit\n#Preview(as: .systemSmall, widget: { W() }, timelineProvider: { P() })\n").source.text
        #expect(text.contains("\nimport SwiftUI; \(head)(as: .systemSmall"))
    }

    @Test func previewableVariablesBecomeStoredProperties() {
        let result = adapt("import SwiftUI\n#Preview {\n    @Previewable @State var isOn = true\n    Toggle(\"a\", isOn: $isOn)\n}\n")
        #expect(
            result.source.text.hasPrefix(
                "import SwiftUI\n\(head) {\n    struct _PreviewBody: View {  @State var isOn = true\n"
                    + "    var body: some View { Toggle(\"a\", isOn: $isOn)\n } }; return AnyView(_PreviewBody()) } } }\n"
            ))
    }

    @Test func previewableVariablesOfAClosureThatIsAnArgument() {
        let result = adapt("import SwiftUI\n#Preview(\"a\", body: { @Previewable @State var b = 1; Text(\"c\") })\n")
        #expect(result.source.text.contains("body: { struct _PreviewBody: View {  @State var b = 1; var body: some View { Text(\"c\")  } }"))
    }

    @Test func inactivePreviewsAreNotRegistered() {
        let result = adapt("import SwiftUI\n#if RELEASE\n#Preview { Text(\"a\") }\n#endif\n#if DEBUG\n#Preview { Text(\"b\") }\n#endif\n")
        #expect(result.facts.registrations.map(\.name) == ["_IsletPreview_My_View_1"])
        #expect(result.facts.registrations.map(\.line) == [6])
    }
}

/// Conditions of tips.
@Suite struct TipRuleTests {
    @Test func aConditionOfATipIsItsClosure() {
        let platform = Platform(conditions: ["DEBUG"], isSimulator: true, modules: ["FoundationOverlay", "SwiftUI"])
        let code = "let rules = [#Rule(Self.$isOn) { $0 == true }]\n"
        let result = SourceAdapter(platform: platform).adapt(code, file: "/p/A.swift", name: "A", rules: [TipRule.self])
        #expect(result.source.text == "let rules = [Tips.Rule(Self.$isOn) { $0 == true }]\n")
    }
}

/// Code for Xcode's canvas.
@Suite struct PlaygroundRuleTests {
    @Test(arguments: [
        "#Playground {\n    let a = [1]\n    a.first\n}", "#Playground(\"Sorted\") { print(\"a\") /* b */ }",
        "@available(iOS 26, *)\n#Playground { 1 }",
    ])
    func itIsNoPartOfAProgram(code: String) {
        let platform = Platform(conditions: ["DEBUG"], isSimulator: true, modules: ["FoundationOverlay", "SwiftUI"])
        let result = SourceAdapter(platform: platform)
            .adapt("struct A {}\n\(code)\nstruct B {}\n", file: "/p/A.swift", name: "A", rules: [PlaygroundRule.self])
        #expect(result.source.text == "struct A {}\n/* \(code) */\nstruct B {}\n")
    }
}
