import Metrics
@testable import SwiftUI
import Testing
import ViewEngine

@MainActor
struct SearchTests {
    struct Fruit: View {
        @State private var query = ""
        @State private var scope = 0
        var activation = SearchScopeActivation.automatic

        var body: some View {
            NavigationStack {
                Results().navigationTitle("Fruit")
                    .searchable(text: $query, prompt: "Find")
                    .searchScopes($scope, activation: activation) {
                        Text("All").tag(0)
                        Text("Fresh").tag(1)
                    }
                    .searchSuggestions { if query.count < 3 { Text("Pears").searchCompletion("Pear") } }
            }
        }
    }

    struct Results: View {
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismiss

        var body: some View {
            Text(isSearching ? "searching" : "browsing")
            Button("Stop") { dismiss() }
        }
    }

    @Test func aTapBeginsTheSearchAndCancelEndsIt() {
        let view = LiveView(Fruit(), profile: .ios18)
        #expect(view.texts.contains("browsing"))
        #expect(view.texts.contains("Fruit"))
        view.tap("Find")
        #expect(view.texts.contains("searching"))
        // The field stands in the bar's place.
        #expect(!view.texts.contains("Fruit"))
        #expect(view.window.root.firstFrame(of: "Keyboard") != nil)
        view.tap("Cancel")
        #expect(view.texts.contains("browsing"))
        #expect(view.texts.contains("Fruit"))
        #expect(view.window.root.firstFrame(of: "Keyboard") == nil)
    }

    @Test func aSuggestionIsTaken() {
        let view = LiveView(Fruit())
        #expect(!view.texts.contains("Pears"))
        view.tap("Find")
        #expect(view.texts.contains("Pears"))
        view.tap("Pears")
        #expect(view.texts.contains("Pear"))
        #expect(!view.texts.contains("Pears"))
    }

    @Test func scopesAreShownWhenTheySayTo() {
        let typed = LiveView(Fruit())
        typed.tap("Find")
        #expect(!typed.texts.contains("Fresh"))
        typed.enter("Pear", in: "Find")
        #expect(typed.texts.contains("Fresh"))
        let early = LiveView(Fruit(activation: .onSearchPresentation))
        early.tap("Find")
        #expect(early.texts.contains("Fresh"))
        early.tap("Stop")
        #expect(!early.texts.contains("Fresh"))
    }

    @Test func tokensStandBeforeTheText() {
        struct Token: Identifiable { let id: String }
        struct Screen: View {
            @State private var query = ""
            @State private var tokens = [Token(id: "red")]
            var body: some View {
                NavigationStack {
                    Text("\(tokens.count) tokens")
                        .searchable(text: $query, tokens: $tokens, prompt: Text("Find")) { Text($0.id) }
                        .searchSuggestions { Text("green ones").searchCompletion(Token(id: "green")) }
                }
            }
        }
        let view = LiveView(Screen())
        #expect(view.texts.contains("red"))
        view.tap("Find")
        view.tap("green ones")
        #expect(view.texts.contains("2 tokens"))
        #expect(view.texts.contains("green"))
    }

    @Test func theProgramPresentsTheSearch() {
        struct Screen: View {
            @State private var query = ""
            @State private var isPresented = false
            @FocusState private var isFocused: Bool
            var body: some View {
                NavigationStack {
                    VStack {
                        Text("\(isPresented ? "presented" : "away") \(isFocused ? "focused" : "not focused")")
                        Button("Search") { isPresented = true }
                        Button("Focus") { isFocused = true }
                    }
                    .searchable(text: $query, isPresented: $isPresented, prompt: "Find")
                    .searchFocused($isFocused)
                }
            }
        }
        let view = LiveView(Screen())
        #expect(view.texts.contains("away not focused"))
        view.tap("Search")
        #expect(view.texts.contains("presented not focused"))
        #expect(view.window.root.firstFrame(of: "Keyboard") != nil)
        view.tap("Cancel")
        #expect(view.texts.contains("away not focused"))
        view.tap("Focus")
        #expect(view.texts.contains("away focused"))
        #expect(view.window.root.firstFrame(of: "Keyboard") != nil)
    }
}
