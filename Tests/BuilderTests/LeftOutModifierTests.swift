import Builder
import Foundation
import TestGate
import Testing

/// Of a view with a modifier that is not here, that modifier alone is left out.
@Suite(.startsPrograms) struct LeftOutModifierTests {
    private static let views = """
        import SwiftUI
        extension View {
            func padding(_ width: Int = 1) -> some View { print("padding", width); return self }
            func onAppear(perform action: () -> Void) -> some View { action(); return self }
            func overlay(@ViewBuilder _ content: () -> some View) -> some View { _ = content(); return self }
        }
        struct Stack<Content: View>: View { let content: Content
            init(@ViewBuilder _ content: () -> Content) { self.content = content() }
            var body: some View { content } }

        """

    private func built(_ members: String) throws -> (text: String, found: [BuildDiagnostic]) {
        let work = try Workplace()
        let main = Self.views + members + "\n@main struct Program { static func main() { _ = Card().body } }\n"
        let product = try work.build(main, [], runtime: try FakeRuntime.shared.get().location)
        return (try run(product), product.diagnostics.filter { $0.code == .leftOut })
    }

    @Test func oneModifierOfAChainFalls() throws {
        let (text, found) = try built(
            """
            struct Card: View { var body: some View {
                Stack { Text("a").padding(2)
                        .glow(radius: 3)
                        .padding(4) }
                    .padding(5).shimmering() } }
            """)
        #expect(text == "padding 2\npadding 4\npadding 5\n")
        #expect(found.map(\.line).sorted { ($0 ?? 0) < ($1 ?? 0) } == [12, 14])
        #expect(found.map(\.severity) == [.error, .error])
        #expect(found.contains { $0.message.contains("“.glow” is left out") && $0.message.contains("has no member 'glow'") })
    }

    /// What an argument lacks takes the modifier it is given to, not the view.
    @Test func aModifierFallsWithItsArgument() throws {
        let (text, found) = try built(
            """
            struct Card: View { var body: some View {
                Text("a").padding(2).padding(UINowhereGlow.width).padding(3) } }
            """)
        #expect(text == "padding 2\npadding 3\n")
        #expect(found.count == 1 && found[0].line == 11 && found[0].message.contains("“.padding” is left out"))
    }

    /// A modifier that does not build leaves the view as it is.
    @Test func aModifierOfTheProjectsOwnGivesItsContent() throws {
        let (text, found) = try built(
            """
            struct Framed { typealias Content = Text
                func body(content: Content) -> some View { UINowhereFrames.wrap(content) } }
            struct Card: View { var body: some View { Framed().body(content: Text("a")).padding(7) } }
            """)
        #expect(text == "body() is not available here: it did not build\npadding 7\n")
        #expect(Set(found.map(\.line)) == [11])
    }

    /// Of what a closure does when a view appears, one statement falls.
    @Test func oneStatementOfAnActionFalls() throws {
        let (text, found) = try built(
            """
            struct Card: View { var body: some View {
                Stack {
                    Text("a").onAppear { print("one"); UINowhereStore.open("x"); print("two") }
                } } }
            """)
        #expect(text == "one\nUINowhereStore is not available here: it did not build\ntwo\n")
        #expect(found.count == 1 && found[0].line == 12)
    }

    /// A modifier of the own project's misused stays an error of the sources.
    @Test func aMistakeStaysAMistake() throws {
        #expect(throws: BuildFailure.self) {
            _ = try built(
                """
                struct Card: View { let count = "a"
                    var body: some View { Text("a").padding(count) } }
                """)
        }
    }
}
