import Foundation
@testable import SwiftUI
import Testing

@MainActor
@Suite struct NavigationTests {
    @Test func guidesOfAScreensBarsAreNobodyElses() {
        let view = LiveView(
            ZStack(alignment: .bottom) {
                NavigationStack { Text("Content").navigationTitle("Title") }
                Button("Bar") {}
            })
        let frame = view.frame("Bar")
        #expect(frame.maxY > view.window.root.frame.height - 60)
    }

    @Test func aLinkOpensItsScreenAndTheBackButtonLeavesIt() {
        let view = LiveView(NavigationStack { List { NavigationLink("Open") { Text("Second") } }.navigationTitle("First") })
        view.tap("Open")
        #expect(view.texts.contains("Second"))
        #expect(!view.texts.contains("Open"))
        view.tap("Back")
        #expect(view.texts.contains("Open"))
    }

    @Test func contentWhoseSizeIsKnownLateHasATitleAndButtons() {
        let view = LiveView(LateScreen())
        #expect(view.texts == ["Row", "0 times", "Count"])
        view.tap("Count")
        #expect(view.texts == ["Row", "1 times", "Count"])
        view.tap("Count")
        #expect(view.texts == ["Row", "2 times", "Count"])
        view.tap("Row")
        #expect(view.texts.contains("Number 7"))
        view.tap("Back")
        #expect(view.texts == ["Row", "2 times", "Count"])
    }

    @Test func aScreenHidesTheBarOfItsTab() {
        let view = LiveView(
            TabView {
                NavigationStack { NavigationLink("Open") { Text("Detail").toolbar(.hidden, for: .tabBar) } }.tabItem { Text("One") }
                Text("Second").toolbarVisibility(.hidden, for: .tabBar).tabItem { Text("Two") }
                Text("Third").tabItem { Text("Three") }
            })
        #expect(view.texts == ["Open", "One", "Two", "Three"])
        view.tap("Open")
        #expect(!view.texts.contains("Two"))
        view.tap("Back")
        #expect(view.texts == ["Open", "One", "Two", "Three"])
        view.tap("Three")
        #expect(view.texts == ["Third", "One", "Two", "Three"])
        view.tap("Two")
        #expect(view.texts == ["Second"])
    }

    @Test func itemsAtTheLowerEdgeMayBeHidden() {
        let screen = Text("Screen").toolbar { ToolbarItem(placement: .bottomBar) { Button("Low") {} } }
        #expect(LiveView(NavigationStack { screen }).texts == ["Screen", "Low"])
        #expect(LiveView(NavigationStack { screen.toolbar(.hidden, for: .bottomBar) }).texts == ["Screen"])
        #expect(LiveView(screen.toolbar(.hidden, for: .bottomBar)).texts == ["Screen"])
    }

    @Test func aValueOpensTheScreenItsDestinationSays() {
        let view = LiveView(
            NavigationStack {
                List([1, 2], id: \.self) { NavigationLink("Row \($0)", value: $0) }
                    .navigationDestination(for: Int.self) { Text("Number \($0)") }
            })
        view.tap("Row 2")
        #expect(view.texts.contains("Number 2"))
    }

    @Test func aPathOpensItsScreensAndHearsOfTheWayBack() {
        let view = LiveView(PathScreen())
        #expect(view.texts.contains("Item b"))
        view.tap("Back")
        #expect(view.texts.contains("Item a"))
        view.tap("Back")
        #expect(view.texts.contains("0 items"))
    }

    @Test func screensBelowKeepWhatTheyHave() {
        let view = LiveView(NavigationStack { CountingScreen() })
        view.tap("Count")
        view.tap("Open")
        view.tap("Back")
        #expect(view.texts.contains("1 times"))
    }

    @Test func aScreenOpenedAgainBeginsAnew() {
        let view = LiveView(NavigationStack { NavigationLink("Open") { CountingScreen() } })
        view.tap("Open")
        view.tap("Count")
        #expect(view.texts.contains("1 times"))
        view.tap("Back")
        view.tap("Open")
        #expect(view.texts.contains("0 times"))
    }

    @Test func dismissGoesBack() {
        let view = LiveView(NavigationStack { NavigationLink("Open") { DismissingScreen() } })
        view.tap("Open")
        view.tap("Close")
        #expect(view.texts == ["Open"])
    }

    @Test func bindingsOpenScreens() {
        let view = LiveView(BoundScreen())
        view.tap("Show")
        #expect(view.texts.contains("Shown"))
        view.tap("Back")
        #expect(view.texts.contains("Show"))
        view.tap("Old")
        #expect(view.texts.contains("Older"))
    }

    @Test func aValueWithoutADestinationIsReported() {
        let view = LiveView(NavigationStack { NavigationLink("Open", value: "x") })
        view.tap("Open")
        _ = view.texts
        #expect(view.window.takeFindings().contains { $0.code == .missingDestination })
    }

    @Test func aSearchFieldTakesTextAndTheScreenFollows() {
        let view = LiveView(SearchScreen())
        #expect(view.texts.contains("Pear"))
        view.enter("App", in: "Fruit")
        #expect(view.texts.contains("Apple"))
        #expect(!view.texts.contains("Pear"))
    }

    @Test func tabsShowTheirScreens() {
        let view = LiveView(
            TabView {
                Tab("One", systemImage: "1.circle") { Text("First") }
                Tab("Two", systemImage: "2.circle") { Text("Second") }
            })
        #expect(view.texts.contains("First"))
        view.tap("Two")
        #expect(view.texts.contains("Second"))
        #expect(!view.texts.contains("First"))
    }

    @Test func aSelectionChoosesTheTabAndHearsOfTaps() {
        let view = LiveView(SelectedTabs())
        #expect(view.texts.contains("Second b"))
        view.tap("One")
        #expect(view.texts.contains("First a"))
    }

    @Test func aSelectedRowShowsTheDetailOfASplitView() {
        let view = LiveView(Split())
        view.tap("Row 2")
        #expect(view.texts.contains("Detail 2"))
        view.tap("Back")
        #expect(view.texts.contains("Row 1"))
    }

    @Test func aStackInTheDetailOfASplitViewSharesItsBar() {
        let view = LiveView(StackedSplit())
        view.tap("Row 2")
        #expect(view.texts.filter { $0.hasPrefix("Detail") } == ["Detail 2"])
        #expect(view.backs == 1)
        view.tap("Deeper")
        #expect(view.texts.contains("Deep 2"))
        #expect(view.backs == 1)
        view.tap("Back")
        #expect(view.texts.contains("Detail 2"))
        view.tap("Back")
        #expect(view.texts.contains("Nothing chosen"))
    }

    @Test func whatIsSelectedAtFirstIsShownAtOnce() {
        let view = LiveView(StackedSplit(selection: 3))
        #expect(view.texts.contains("Detail 3"))
        view.tap("Back")
        #expect(view.texts.contains("Nothing chosen"))
    }

    @Test func severalRowsAreSelectedInEditModeAlone() {
        let view = LiveView(NavigationStack { Several() })
        view.tap("Open 1")
        #expect(view.texts.contains("Opened 1"))
    }
}

private struct StackedSplit: View {
    @State var selection: Int?

    var body: some View {
        NavigationSplitView {
            List(selection: $selection) {
                Text(selection == nil ? "Nothing chosen" : "Chosen")
                ForEach(1..<4, id: \.self) { number in NavigationLink(value: number) { Text("Row \(number)") } }
            }
            .navigationTitle("Rows")
        } detail: {
            NavigationStack {
                NavigationLink("Deeper") { Text("Deep \(selection ?? 0)").navigationTitle("Deepest") }
                    .navigationTitle("Detail \(selection ?? 0)")
            }
        }
    }
}

private struct Several: View {
    @State private var selection: Set<Int> = []

    var body: some View {
        List(selection: $selection) { NavigationLink("Open 1", value: 1) }
            .navigationDestination(for: Int.self) { Text("Opened \($0)") }
    }
}

private struct PathScreen: View {
    @State private var path = ["a", "b"]

    var body: some View {
        NavigationStack(path: $path) {
            Text("\(path.count) items").navigationDestination(for: String.self) { Text("Item \($0)") }
        }
    }
}

private struct CountingScreen: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("\(count) times")
            Button("Count") { count += 1 }
            NavigationLink("Open") { Text("Second") }
        }
    }
}

private struct DismissingScreen: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
}

private struct BoundScreen: View {
    @State private var isShown = false
    @State private var isOld = false

    var body: some View {
        NavigationStack {
            VStack {
                Button("Show") { isShown = true }
                NavigationLink("Old", destination: Text("Older"), isActive: $isOld)
            }
            .navigationDestination(isPresented: $isShown) { Text("Shown") }
        }
    }
}

private struct SearchScreen: View {
    @State private var text = ""

    var body: some View {
        NavigationStack {
            List(["Apple", "Pear"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
                .searchable(text: $text, prompt: "Fruit")
        }
    }
}

private struct SelectedTabs: View {
    @State private var selection = "b"

    var body: some View {
        TabView(selection: $selection) {
            Text("First \(selection)").tabItem { Text("One") }.tag("a")
            Text("Second \(selection)").tabItem { Text("Two") }.tag("b")
        }
    }
}

private struct Split: View {
    @State private var selection: Int?

    var body: some View {
        NavigationSplitView {
            List(1..<4, id: \.self, selection: $selection) { Text("Row \($0)") }
        } detail: {
            Text("Detail \(selection ?? 0)")
        }
    }
}

private struct LateScreen: View {
    @State private var count = 0

    var body: some View {
        NavigationStack {
            GeometryReader { _ in
                NavigationLink("Row", value: 7)
                    .navigationTitle("\(count) times")
                    .toolbar { Button("Count") { count += 1 } }
                    .navigationDestination(for: Int.self) { Text("Number \($0)") }
            }
        }
    }
}
