import Checks
import Testing

@Suite struct ExtensionRuleTests {
    private func places(_ text: String) -> [String] {
        ExtensionRule.findings(in: text, file: "A.swift").map { "\($0.file ?? ""):\($0.line ?? 0):\($0.column ?? 0) \($0.code.rawValue)" }
    }

    @Test func theSharedApplicationIsNoneOfAnExtensions() {
        #expect(places("func open() {\n    UIApplication.shared.open(url)\n}\n") == ["A.swift:2:5 extension-unavailable"])
    }

    @Test func whatIsKeptFromExtensionsMayUseIt() {
        #expect(places("@available(iOSApplicationExtension, unavailable)\nfunc open() { UIApplication.shared.open(url) }\n") == [])
        #expect(places("#if !WIDGET\nfunc open() { UIApplication.shared.open(url) }\n#endif\n") == [])
    }

    @Test func namesakesAreSomethingElse() {
        #expect(places("let a = Store.shared\nlet b = UIApplication.openSettingsURLString\n") == [])
    }
}
