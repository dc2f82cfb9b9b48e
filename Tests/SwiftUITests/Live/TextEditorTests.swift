import Foundation
@testable import SwiftUI
import Testing

/// Editors of texts with attributes.
@MainActor
@Suite struct TextEditorTests {
    private typealias ColorAttribute = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

    private struct OnlyOrange: AttributedTextValueConstraint {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

        func constrain(_ container: inout Attributes) {
            if container.foregroundColor != .orange { container.foregroundColor = nil }
            container.tracking = 5
        }
    }

    private struct Definition: AttributedTextFormattingDefinition {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        var body: some AttributedTextFormattingDefinition<Scope> { OnlyOrange() }
    }

    /// “one two three”, where “two” is red.
    private var text: AttributedString {
        var text = AttributedString("one two three")
        if let range = text.range(of: "two") { text[range].foregroundColor = .red }
        return text
    }

    private func colored(_ text: AttributedString) -> [String] {
        text.runs.filter { $0.foregroundColor != nil }.map { String(text[$0.range].characters) }
    }

    @Test func whatIsEditedKeepsTheAttributesOfTheRest() {
        #expect(colored(text.edited(to: "one two and three")) == ["two"])
        #expect(colored(text.edited(to: "one twos three")) == ["twos"])
        #expect(colored(text.edited(to: "one  three")).isEmpty)
        #expect(String(text.edited(to: "").characters).isEmpty && text.edited(to: "one two three") == text)
    }

    @Test(arguments: 0..<200) func anyEditEndsWithItsCharacters(seed: Int) {
        var random = SystemRandomNumberGenerator()
        let letters = (0..<Int.random(in: 0...8, using: &random)).map { _ in "ab".randomElement(using: &random) ?? "a" }
        let other = (0..<Int.random(in: 0...8, using: &random)).map { _ in "ab".randomElement(using: &random) ?? "a" }
        #expect(String(AttributedString(String(letters)).edited(to: String(other)).characters) == String(other))
    }

    @Test func aSelectionIsReadChangedAndReplaced() throws {
        var text = text
        let two = try #require(text.range(of: "two"))
        var selection = AttributedTextSelection(range: two)
        #expect(selection.attributes(in: text).map { $0[ColorAttribute.self] } == [.red] && String(text[selection].characters) == "two")
        text.transformAttributes(in: &selection) { $0.foregroundColor = .blue }
        #expect(text.runs.compactMap(\.foregroundColor) == [.blue])
        text.replaceSelection(&selection, withCharacters: "2")
        #expect(String(text.characters) == "one 2 three" && colored(text) == ["2"])
        #expect(selection.typingAttributes(in: text)[ColorAttribute.self] == .blue && text[selection].characters.isEmpty)
    }

    @Test func anEditorShowsWhatItsDefinitionAllows() {
        let plain = LiveView(TextEditor(text: .constant(text))).window.root.dump()
        #expect(plain.contains("#FF383C"))
        let limited = LiveView(TextEditor(text: .constant(text)).attributedTextFormattingDefinition(Definition())).window.root.dump()
        #expect(!limited.contains("#FF383C") && limited.contains("two"))
        var container = AttributeContainer()
        Definition()._constraints.forEach { $0(&container) }
        #expect(container == AttributeContainer(), "a constraint changes its own attribute alone")
    }
}
