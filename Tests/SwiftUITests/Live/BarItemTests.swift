import Foundation
@testable import SwiftUI
import Testing
import ViewEngine

/// Items of bars live where the view lies that puts them there.
@MainActor
@Suite struct BarItemTests {
    private final class Owner: ObservableObject { var name = "Ada" }

    private struct Item: View {
        @EnvironmentObject private var owner: Owner
        @Environment(\.isEnabled) private var isEnabled
        var body: some View { Text("\(owner.name) \(isEnabled ? "may" : "may not")") }
    }

    private struct Screen: View {
        var body: some View { Text("Body").toolbar { ToolbarItem(placement: .topBarTrailing) { Item() } } }
    }

    @Test func itemsSeeObjectsOfTheirScreen() {
        #expect(LiveView(NavigationStack { Screen().environmentObject(Owner()) }).texts.contains("Ada may"))
        #expect(LiveView(NavigationStack { Screen().disabled(true).environmentObject(Owner()) }).texts.contains("Ada may not"))
    }

    @Test func itemsAtTheLowerEdgeSeeThemAsWell() {
        let view = LiveView(NavigationStack { Text("Body").toolbar { ToolbarItem(placement: .bottomBar) { Item() } }.environmentObject(Owner()) })
        #expect(view.texts.contains("Ada may"))
    }

    @Test func anEditButtonSwitchesTheModeThatItsScreenWasGiven() {
        let view = LiveView(Editing())
        view.tap("Edit")
        #expect(view.texts.contains("is edited"))
    }

    private struct Editing: View {
        @State private var mode = EditMode.inactive
        var body: some View {
            NavigationStack { Text(mode.isEditing ? "is edited" : "rests").toolbar { EditButton() }.environment(\.editMode, $mode) }
        }
    }

    @Test func whatIsSearchedIsToldOfASubmission() {
        let journal = Journal()
        let view = LiveView(
            NavigationStack {
                Text("Body").searchable(text: .constant("word"), prompt: "Find").onSubmit(of: .search) { journal.write("searched") }
            })
        _ = view.texts
        view.submit("Find")
        #expect(journal.lines == ["searched"])
    }

    private struct Results: View {
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch
        var body: some View { Button(isSearching ? "results" : "all") { dismissSearch() } }
    }

    private struct Searched: View {
        @State private var text = ""
        var body: some View { NavigationStack { Results().searchable(text: $text, prompt: "Find") } }
    }

    @Test func viewsAreToldThatTheyAreSearchedAndEndIt() {
        let view = LiveView(Searched())
        #expect(view.texts.contains("all"))
        view.enter("word", in: "Find")
        #expect(view.texts.contains("results"))
        view.tap("results")
        #expect(view.texts.contains("all"))
    }

    @Test func aFieldInTheDrawerStandsBelowTheTitle() {
        let drawer = LiveView(
            NavigationStack {
                List { Text("Row") }.navigationTitle("Title").searchable(text: .constant(""), placement: .navigationBarDrawer, prompt: "Find")
            })
        let below = LiveView(NavigationStack { List { Text("Row") }.navigationTitle("Title").searchable(text: .constant(""), prompt: "Find") })
        #expect(drawer.frame("Find").minY < drawer.frame("Row").minY && drawer.frame("Find").minY > drawer.frame("Title").minY)
        #expect(below.frame("Find").minY > below.frame("Row").minY)
    }

    @Test func aSubtitleStandsBelowItsTitle() {
        let view = LiveView(NavigationStack { Text("Body").navigationTitle("Inbox").navigationSubtitle("2 unread") })
        #expect(view.frame("2 unread").minY >= view.frame("Inbox").midY)
        #expect(view.frame("2 unread").maxY <= view.frame("Body").minY)
    }

    @Test func whatAccompaniesTabsStandsAboveThem() {
        let view = LiveView(TabView { Tab("Home", systemImage: "house") { Text("Body") } }.tabViewBottomAccessory { Text("Playing") })
        #expect(view.frame("Playing").maxY <= view.frame("Home").minY)
        #expect(view.frame("Playing").minY > view.frame("Body").maxY)
        let without = LiveView(
            TabView { Tab("Home", systemImage: "house") { Text("Body") } }.tabViewBottomAccessory(isEnabled: false) { Text("Playing") })
        #expect(!without.texts.contains("Playing"))
    }
}
