import Foundation
import Snapshot
@testable import SwiftUI
import Testing

/// Bars of iOS 26 and later, which float on glass.
@MainActor
struct GlassBarTests {
    /// The frame of a control, in points.
    private func frame(_ title: String, in view: LiveView) -> CGRect {
        view.window.updateNow()
        return view.window.placed.first { $0.title(in: view.window.root) == title }?.frame ?? .null
    }

    /// How many pieces of glass there are.
    private func glasses(in view: LiveView) -> Int {
        func count(_ node: SnapshotNode) -> Int {
            node.drawing.count { "\($0)".contains("barGlass") } + node.children.reduce(0) { $0 + count($1) }
        }
        view.window.updateNow()
        return count(view.window.root)
    }

    private func tabs(_ names: [String]) -> LiveView {
        LiveView(TabView { ForEach(names, id: \.self) { name in Text("Screen").tabItem { Label(name, systemImage: "circle") } } })
    }

    @Test func fewTabsKeepTheirDistance() {
        let view = tabs(["Home", "Log", "More"])
        let frames = ["Home", "Log", "More"].map { frame($0, in: view) }
        let screen = view.window.root.frame
        #expect(frames.map(\.size) == Array(repeating: CGSize(width: 94, height: 54), count: 3))
        #expect(frames[1].minX - frames[0].minX == 86 && frames[2].minX - frames[1].minX == 86)
        #expect(abs(frames[1].midX - screen.midX) < 0.5)
        #expect(glasses(in: view) == 1)
    }

    @Test func picturesAndTextsOfTabsAreSymbolsAndTitles() {
        let view = LiveView(
            TabView {
                Text("Screen").tabItem {
                    Image(systemName: "house")
                    Text("Home")
                }
                Text("Screen").tabItem {
                    VStack {
                        Image(systemName: "person")
                        Text("Account")
                    }
                }
                Text("Screen").tabItem { Label("Log", systemImage: "list.bullet") }
            })
        let frames = ["Home", "Account", "Log"].map { frame($0, in: view) }
        #expect(frames.map(\.size) == Array(repeating: CGSize(width: 94, height: 54), count: 3))
        view.tap("Account")
        #expect(frame("Home", in: view).width == 94)
    }

    @Test func manyTabsShareTheRoom() {
        let names = ["One", "Two", "Three", "Four", "Five"]
        let view = tabs(names)
        let frames = names.map { frame($0, in: view) }
        let screen = view.window.root.frame
        #expect(abs(frames[0].minX - 25) < 0.5)
        #expect(abs(frames[4].maxX - (screen.width - 25)) < 0.5)
        #expect(Set(frames.map { ($0.width * 3).rounded() }).count == 1)
    }

    @Test(arguments: [true, false]) func itemsForTheLowerEdgeNeedNoNavigationView(isLate: Bool) {
        let screen = Color.red.toolbar { ToolbarItem(placement: .bottomBar) { Button("Pause") {} } }
        let view = isLate ? LiveView(GeometryReader { _ in screen }) : LiveView(screen)
        // 48 points high, on the lower edge of a window without a safe area.
        #expect(abs(frame("Pause", in: view).midY - (view.window.root.frame.maxY - 24)) < 0.5)
        #expect(glasses(in: view) == 1)
    }

    struct Searching: View {
        @State private var query = ""
        var body: some View {
            TabView {
                Tab("Home", systemImage: "house") { Text("Screen") }
                Tab("Log", systemImage: "list.bullet") { Text("Lines") }
                Tab(role: .search) {
                    NavigationStack { Text(query.isEmpty ? "Nothing" : "Found \(query)").searchable(text: $query, prompt: "Find") }
                }
            }
        }
    }

    @Test func theTabToSearchWithStandsApartAndBecomesAField() {
        let view = LiveView(Searching())
        let screen = view.window.root.frame
        #expect(frame("Search", in: view).size == CGSize(width: 62, height: 62))
        #expect(frame("Search", in: view).maxX == screen.width - 21)
        #expect(frame("Log", in: view).maxX < frame("Search", in: view).minX)
        view.tap("Search")
        #expect(frame("Find", in: view).maxX == screen.width - 21)
        #expect(frame("Log", in: view) == .null)
        view.enter("it", in: "Find")
        #expect(view.texts.contains("Found it"))
        #expect(frame("Home", in: view) == .null)
        view.tap("Cancel")
        #expect(view.texts.contains("Nothing"))
        view.tap("Home")
        #expect(view.texts.contains("Screen"))
        #expect(frame("Find", in: view) == .null)
    }

    private func screen(@ToolbarContentBuilder _ items: () -> some ToolbarContent) -> LiveView {
        LiveView(NavigationStack { Text("Screen").navigationTitle("Title").toolbar(content: items) })
    }

    private func symbol(_ name: String) -> some View { Button(name, systemImage: "plus") {} }

    @Test func symbolsShareGlassAndTitlesHaveTheirOwn() {
        let view = screen {
            ToolbarItem { symbol("First") }
            ToolbarItem { symbol("Second") }
            ToolbarItem { Button("Words") {} }
        }
        #expect(glasses(in: view) == 2)
        #expect(frame("First", in: view).midY == frame("Words", in: view).midY)
    }

    @Test func aSpacerDividesGlass() {
        let view = screen {
            ToolbarItem { symbol("First") }
            ToolbarSpacer(.fixed)
            ToolbarItem { symbol("Second") }
        }
        #expect(glasses(in: view) == 2)
    }

    @Test func anItemWithoutASharedBackgroundHasNoGlass() {
        let view = screen {
            ToolbarItem { symbol("First") }.sharedBackgroundVisibility(.hidden)
        }
        #expect(glasses(in: view) == 0)
        #expect(frame("First", in: view) != .null)
    }

    @Test(arguments: [(true, 1), (false, 0)])
    func whatConfirmsIsFilledWhileItCanBeUsed(isDisabled: Bool, glass: Int) {
        let view = screen {
            ToolbarItem(placement: .confirmationAction) { Button("Save") {}.disabled(isDisabled) }
        }
        #expect(glasses(in: view) == glass)
    }

    @Test func itemsOfTheLowerBarStandAtTheLowerEdge() {
        let view = screen {
            ToolbarItemGroup(placement: .bottomBar) {
                symbol("Share")
                Spacer()
                symbol("Move")
                symbol("Delete")
            }
        }
        let screen = view.window.root.frame
        #expect(glasses(in: view) == 2)
        #expect(frame("Share", in: view).minX < 60)
        #expect(frame("Delete", in: view).maxX > screen.width - 60)
        #expect(abs(frame("Share", in: view).midY - (screen.height - 28 - 24)) < 1)
    }

    struct Sheet: View {
        var body: some View {
            Text("Below").sheet(isPresented: .constant(true)) {
                NavigationStack {
                    Text("Above").navigationTitle("New").toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
                }
            }
        }
    }

    @Test func buttonsKeepADistanceFromTheEdgeOfASheet() {
        let view = LiveView(Sheet())
        let title = view.frame("New")
        let button = frame("Cancel", in: view)
        let top = view.window.root.frame.height - sheetHeight(in: view)
        #expect(abs(button.midY - (top + 16 + 22)) < 1)
        #expect(title.minY > button.maxY)
    }

    /// The height of what lies on a sheet, down to the screen's edge.
    private func sheetHeight(in view: LiveView) -> CGFloat {
        func find(_ node: SnapshotNode) -> CGRect? {
            if node.effects.contains(where: { if case .clip = $0 { true } else { false } }) { return node.frame }
            return node.children.lazy.compactMap { find($0) }.first
        }
        guard let clipped = find(view.window.root) else { return 0 }
        return view.window.root.frame.height - clipped.minY
    }
}
