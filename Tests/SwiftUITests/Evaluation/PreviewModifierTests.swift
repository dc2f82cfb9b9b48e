import FoundationOverlay
@testable import SwiftUI
import Testing
import ViewEngine

@MainActor
struct PreviewModifierTests {
    private struct Names: PreviewModifier {
        @MainActor final class Store {
            static var count = 0
            let names = ["Made", "Shared"]
            init() { Self.count += 1 }
        }

        let title: String

        static func makeSharedContext() async throws -> Store {
            await Task.yield()
            return Store()
        }

        func body(content: Content, context: Store) -> some View {
            VStack {
                Text(title)
                Text(context.names.joined(separator: " "))
                content
            }
        }
    }

    private struct Framed: PreviewModifier {
        func body(content: Content, context: Void) -> some View { content.environment(\.locale, Locale(identifier: "de")) }
    }

    private struct Place: View {
        @Environment(\.locale) private var locale
        var body: some View { Text(locale.identifier) }
    }

    private func shown(_ trait: PreviewTrait<Preview.ViewTraits>, _ content: some View) -> AnyView {
        trait.change.map { AnyView($0(content)) } ?? AnyView(content)
    }

    @Test func aModifierWithoutContextIsThereAtOnce() {
        #expect(LiveView(shown(.modifier(Framed()), Place())).texts == ["de"])
    }

    @Test func theContextIsMadeOnceForAllPreviews() async throws {
        for title in ["First", "Second"] {
            let view = LiveView(shown(.modifier(Names(title: title)), Text("Content")))
            #expect(await view.settledTexts() == [title, "Made Shared", "Content"])
        }
        #expect(Names.Store.count == 1)
    }
}
