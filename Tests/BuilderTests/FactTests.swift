import Foundation
import Testing

@testable import Builder

@Suite struct FactTests {
    private func facts(_ text: String) -> FileFacts {
        let platform = Platform(conditions: [], isSimulator: true, modules: ["SwiftUI"])
        return SourceAdapter(platform: platform).adapt(text, file: "/p/A.swift", name: "A").facts
    }

    @Test func typesToRegisterAreFoundByTheirConformances() {
        let text = """
            struct A: AppIntent {}
            enum B { struct C: AppIntents.AppEntity {} }
            extension D.E: AppEnum {}
            struct F<T>: AppIntent {}
            struct G { private struct H: AppIntent {} }
            private struct I: Widget {}
            func f() { struct J: AppIntent {} }
            struct K: View {}
            extension Array: AppEntity where Element: Codable {}
            """
        #expect(facts(text).registrations.map(\.name) == ["A", "B.C", "D.E", "I"])
    }

    @Test func delegatesOfScenesCanBeMade() {
        let text =
            "class A: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }\nfinal class B: NSObject, UISceneDelegate {}\nstruct C: View {}"
        let platform = Platform(conditions: [], isSimulator: true, modules: ["UIKit"])
        let adapted = SourceAdapter(platform: platform).adapt(text, file: "/p/A.swift", name: "A")
        #expect(adapted.facts.sceneDelegates.map(\.name) == ["A", "B"])
        #expect(adapted.source.text.contains("class A: UIResponder, UIWindowSceneDelegate { required override init() { super.init() };"))
        #expect(adapted.source.text.contains("final class B: NSObject, UISceneDelegate {}"))
        let tail = RegistrationTail(facts: adapted.facts, fileName: "A").text(afterLineBreak: true)
        #expect(tail?.hasPrefix("extension A: _MadeSceneDelegate {}; extension B: _MadeSceneDelegate {}; nonisolated func") == true)
    }

    @Test func onlyActiveCodeCounts() {
        let text = """
            #if os(macOS)
            import AppKit
            @main struct A: App {}
            #else
            import SwiftUI
            @main struct B: Widget {}
            #endif
            """
        let facts = facts(text)
        #expect(facts.imports == [.init(name: "SwiftUI", line: 5)])
        #expect(facts.mains == [.init(name: "B", line: 6)])
    }

    @Test func statementsAtTheTopAreSeen() {
        #expect(facts("let a = 1\nprint(a)").hasTopLevelCode)
        #expect(!facts("let a = 1\n#Preview { Text(\"\") }").hasTopLevelCode)
    }

    @Test func columnsLeadBackToTheOriginal() {
        let source = AdaptedSource("ab cd ef\ngh ij\n", edits: [SourceEdit(3..<5, "longer"), .insert("++", at: 9)])
        #expect(source.text == "ab longer ef\n++gh ij\n")
        #expect(source.columns.original(line: 1, column: 2) == 2)
        #expect(source.columns.original(line: 1, column: 6) == 4)
        #expect(source.columns.original(line: 1, column: 11) == 7)
        #expect(source.columns.original(line: 2, column: 6) == 4)
    }

    @Test func editsKeepTheNumberOfLines() {
        #expect(AdaptedSource("a(\n b\n)c", edits: [SourceEdit(0..<7, "x")]).text == "x\n\nc")
    }
}
