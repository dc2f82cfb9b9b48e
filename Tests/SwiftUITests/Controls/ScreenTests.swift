import Foundation
import Metrics
import Snapshot
@testable import SwiftUI
import Testing

/// Screens of apps: bars, lists and what stands in them, as iOS 18 measures them.
@MainActor
@Suite struct ScreenTests {
    private func screen(_ width: CGFloat = 390, _ height: CGFloat = 700, @ViewBuilder _ content: () -> some View) -> SnapshotNode {
        DeviceTraits(profile: .ios18).perform {
            archive(CGSize(width: width, height: height)) { content().environment(\.isInAppWindow, true).dynamicTypeSize(.medium) }.root
        }
    }

    private func text(_ root: SnapshotNode, _ string: String) -> CGRect? { root.all.first { $0.role == "Text" && $0.detail == string }?.frame }

    @Test func largeTitlesStandBelowABarAndContentBelowThem() throws {
        let root = screen { NavigationStack { Color.red.navigationTitle("Title") } }
        #expect(root.first(role: "Color")?.frame == CGRect(x: 0, y: 96, width: 390, height: 604))
        let title = try #require(text(root, "Title"))
        #expect(title.minX == 16)
        #expect(title.minY > 44 && title.maxY < 96)
    }

    @Test func inlineTitlesStandInTheMiddleOfTheBar() throws {
        let root = screen { NavigationStack { Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) } }
        #expect(root.first(role: "Color")?.frame.minY == 44)
        let title = try #require(text(root, "Title"))
        #expect(abs(title.midX - 195) < 0.5 && abs(title.midY - 22) < 0.5)
    }

    @Test func itemsStandAtTheEndsOfTheBar() throws {
        let root = screen {
            NavigationStack {
                Color.red.navigationTitle("T").toolbar {
                    ToolbarItem(placement: .cancellationAction) { Text("No") }
                    if true { ToolbarItem(placement: .primaryAction) { Text("Yes") } }
                }
            }
        }
        #expect(try #require(text(root, "No")).minX == 16)
        #expect(try #require(text(root, "Yes")).maxX == 374)
    }

    @Test func screensWithoutAWordToTheirBarHaveNone() {
        let root = screen { NavigationStack { Color.red } }
        #expect(root.first(role: "Color")?.frame.minY == 0)
        let hidden = screen { NavigationStack { Color.red.navigationTitle("T").toolbar(.hidden, for: .navigationBar) } }
        #expect(hidden.first(role: "Color")?.frame.minY == 0)
    }

    @Test func sectionsLieOnCardsBelowTheirHeaders() throws {
        let root = screen {
            List {
                Section("One") {
                    Text("A"); Text("B")
                }
                Section("Two") { Text("C") }
                Section { Text("D") }
            }
        }
        let cards = root.all.filter { $0.role == "RoundedRectangle" }.map(\.frame)
        #expect(cards.map(\.minX) == [20, 20, 20])
        #expect(cards.map(\.height) == [88, 44, 44])
        #expect(cards.map(\.minY).map { $0.rounded() } == [37, 180, 260])
        #expect(try #require(text(root, "A")).minX == 40)
    }

    @Test func rowsGrowWithContentThatLeavesLittleRoom() {
        func height(_ content: CGFloat) -> CGFloat? {
            screen { List { Color.red.frame(height: content) } }.first(role: "RoundedRectangle")?.frame.height
        }
        #expect(height(33) == 44)
        #expect(height(40) == 62)
    }

    @Test func narrowListsHaveNarrowInsets() throws {
        let root = screen(320) { List { Text("A") } }
        #expect(root.first(role: "RoundedRectangle")?.frame.minX == 16)
        #expect(try #require(text(root, "A")).minX == 32)
    }

    @Test func listsLongerThanTheScreenBeginAtTheTop() throws {
        let root = screen { List(0..<40) { Text("Row \($0)") } }
        #expect(try #require(text(root, "Row 0")).minY < 35 + 44)
    }

    @Test func plainRowsReachTheEdgeWithLinesFromTheirText() {
        let root = screen {
            List {
                HStack {
                    Color.red.frame(width: 20, height: 20); Text("A")
                }
            }.listStyle(.plain)
        }
        #expect(root.first(role: "RoundedRectangle") == nil)
        #expect(root.first(role: "Divider")?.frame.minX == 48)
        #expect(root.first(role: "Divider")?.frame.maxX == 390)
    }

    /// In pictures by iOS 18 an offset moves the row's text and not the line below it.
    @Test func linesBeginWhereLayoutHasTheText() {
        let root = screen {
            List {
                Text("A").padding(.leading, 60).offset(x: -60)
                Text("B")
            }
        }
        #expect(root.first(role: "Divider")?.frame.minX == 100)
    }

    /// In pictures by iOS 18 icons have their middle 13.4 points, titles their edge 42.5 points from where the row's content begins.
    @Test func labelsInRowsHaveAColumnForTheirIcons() throws {
        let root = screen {
            List {
                Label("A", systemImage: "circle")
                Button(action: {}, label: { Label("B", systemImage: "circle").font(.caption) })
                Button(action: {}, label: { Label("C", systemImage: "circle") }).buttonStyle(.bordered)
            }
        }
        let icons = root.all.filter { $0.role == "Image" }.map(\.frame)
        #expect(icons.count == 3 && icons.prefix(2).allSatisfy { abs($0.midX - 53.4) < 0.4 })
        for title in ["A", "B"] { #expect(abs(try #require(text(root, title)).minX - 82.5) < 0.5) }
        #expect(abs(try #require(text(root, "C")).minX - icons[2].maxX - 8) < 0.5)
        let plain = screen { Label("A", systemImage: "circle") }
        #expect(abs(icons[0].height / (plain.first(role: "Image")?.frame.height ?? 1) - 1.277) < 0.03)
    }

    @Test func cardsLieBelowInlineTitlesAndDirectlyBelowLargeOnes() {
        func top(_ mode: NavigationBarItem.TitleDisplayMode) -> CGFloat? {
            screen { NavigationStack { List { Text("A") }.navigationTitle("T").navigationBarTitleDisplayMode(mode) } }
                .first(role: "RoundedRectangle")?.frame.minY
        }
        #expect(abs((top(.inline) ?? 0) - 79) < 0.5 && abs((top(.large) ?? 0) - 96) < 0.5)
    }

    @Test func barsShowFourOfMoreThanFiveTabs() {
        func titles(_ count: Int, chosen: Int = 0) -> [String?] {
            let root = screen {
                TabView(selection: .constant(chosen)) {
                    ForEach(0..<count, id: \.self) { index in
                        Text("Screen \(index)").tabItem { Label("T\(index)", systemImage: "star") }.tag(index)
                    }
                }
            }
            return root.all.filter { $0.role == "Text" }.map(\.detail)
        }
        #expect(titles(5) == ["Screen 0", "T0", "T1", "T2", "T3", "T4"])
        #expect(titles(6) == ["Screen 0", "T0", "T1", "T2", "T3", "More"])
        #expect(titles(6, chosen: 5).first == "Screen 5")
    }

    /// In a picture by iOS 18 a title of navigation that ends with … is 8.3 points narrower than an untightened one.
    @Test func titlesOfBarsAreTightBeforeTheyAreCut() throws {
        let long = "Progress Indicators of Loading"
        let root = screen(320) { NavigationStack { Color.red.navigationTitle(long) } }
        let runs = glyphRuns(root).filter { $0.text.hasPrefix("Progress") }
        let plain = glyphRuns(screen(320) { Text(long).font(.largeTitle.bold()).lineLimit(1) })
        func pitch(_ runs: [GlyphRun]) throws -> Double { try #require(runs.first).xs[7] - runs[0].xs[0] }
        #expect(abs(try pitch(plain) - pitch(runs) - 7 * 0.0137 * 33) < 0.05)
    }

    @Test func rowsTakeTheirOwnInsetsAndGround() {
        let root = screen {
            List { Color.red.frame(height: 50).listRowInsets(EdgeInsets()).listRowBackground(Color.blue) }
        }
        let fills = root.all.filter { $0.role == "Color" && $0.frame.height < 700 }.map(\.frame)
        #expect(fills == [CGRect(x: 20, y: 35, width: 350, height: 50), CGRect(x: 20, y: 35, width: 350, height: 50)])
    }

    @Test func whatASectionSaysOfItsRowsHoldsWhereTheyDoNotSay() {
        let root = screen {
            List {
                Section {
                    Color.red.frame(height: 50)
                    Color.red.frame(height: 60).listRowBackground(Color.green)
                }
                .listRowInsets(EdgeInsets()).listRowBackground(Color.blue)
                Color.red.frame(height: 70)
            }
            .listRowBackground(Color.yellow)
        }
        let fills = root.all.filter { $0.role == "Color" && $0.frame.height < 700 }
        #expect(fills.map { $0.frame.height.rounded() } == [50, 50, 60, 60, 70])
        #expect(fills.map(\.frame.width) == [350, 350, 350, 350, 310])
        #expect(Set(fills.prefix(4).map(\.detail)).count == 3)
    }

    @Test func iconsInRowsTakeTheTintOfTheirItem() {
        let root = screen {
            List {
                Label("A", systemImage: "star").listItemTint(.green); Label("B", systemImage: "star").listItemTint(.monochrome)
            }
        }
        let same = screen {
            List {
                Label {
                    Text("A")
                } icon: {
                    Image(systemName: "star").foregroundStyle(Color.green)
                }
                Label {
                    Text("B")
                } icon: {
                    Image(systemName: "star").foregroundStyle(Color.secondary)
                }
            }
        }
        let marks = root.all.filter { $0.role == "Image" }.map(\.drawing)
        #expect(marks.count == 2 && marks[0] != marks[1])
        #expect(marks == same.all.filter { $0.role == "Image" }.map(\.drawing))
    }

    @Test func pickersShowTheChosenValueOrAllAsSegments() throws {
        func picker() -> some View {
            Picker("P", selection: .constant(2)) {
                Text("One").tag(1); Text("Two").tag(2)
            }
        }
        let menu = screen { List { picker() } }
        #expect(text(menu, "P") != nil && text(menu, "Two") != nil && text(menu, "One") == nil)
        let segments = screen(200, 100) { picker().pickerStyle(.segmented) }
        #expect(abs(try #require(text(segments, "One")).midX - 50) < 0.5)
        #expect(abs(try #require(text(segments, "Two")).midX - 150) < 0.5)
    }

    @Test func borderedFieldsAreHigherThanTheirText() {
        let root = screen(200, 100) { TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).background(Color.red) }
        #expect(root.first(role: "Color")?.frame == CGRect(x: 0, y: 33, width: 200, height: 34))
    }

    @Test func stacksAndTabsHideWhatIsBehindThem() {
        let behind = Color(red: 1, green: 0, blue: 0).ignoresSafeArea()
        func grounds(_ view: some View) -> [String] {
            screen {
                ZStack {
                    behind
                    view
                }
            }.fillColors
        }
        let title = Text("A").navigationTitle("Title")
        #expect(grounds(NavigationStack { title }).prefix(2) == ["#FF0000", "#FFFFFF"])
        #expect(grounds(NavigationStack { title }.environment(\.colorScheme, .dark)).prefix(2) == ["#FF0000", "#000000"])
        #expect(grounds(TabView { title.tabItem { Text("One") } }).prefix(2) == ["#FF0000", "#FFFFFF"])
        #expect(grounds(TabView { title }.tabViewStyle(.page)) == ["#FF0000"])
    }

    @Test func tabBarsHaveAnItemForEachScreen() throws {
        let root = screen {
            TabView(selection: .constant(2)) {
                Color.red.tabItem { Label("One", systemImage: "star") }.tag(1)
                Color.blue.tabItem { Label("Two", systemImage: "heart") }.tag(2)
            }
        }
        #expect(root.all.first { $0.role == "Color" && $0.frame.width == 390 }?.frame == CGRect(x: 0, y: 0, width: 390, height: 651))
        #expect(root.fillColors.prefix(2) == ["#FFFFFF", "#007AFF"])
        #expect(abs(try #require(text(root, "One")).midX - 97.5) < 0.5)
        #expect(abs(try #require(text(root, "Two")).midX - 292.5) < 0.5)
    }

    @Test func largeTitlesAtTheLargestTextSizeMakeTheirBarHigher() throws {
        let root = screen { NavigationStack { Color.red.navigationTitle("Title") }.dynamicTypeSize(.accessibility5) }
        #expect(try abs(#require(root.first(role: "Color")).frame.minY - 116.7) < 0.5)
    }

    @Test func listsOutsideNavigationViewsBeginBelowASpace() {
        let root = screen {
            VStack(spacing: 0) {
                Color.red.frame(height: 50)
                List { Text("A") }
            }
        }
        #expect(root.first(role: "RoundedRectangle")?.frame.minY == 85)
        let inside = screen { NavigationStack { List { Text("A") }.navigationTitle("T") } }
        #expect(inside.first(role: "RoundedRectangle")?.frame.minY == 96)
    }

    @Test func scrolledContentGoesOnBehindTheSafeArea() throws {
        func clip(_ padding: EdgeInsets) throws -> CGRect {
            let root = screen(390, 844) {
                ScrollView { Color.red.frame(height: 2000) }.frame(maxWidth: .infinity, maxHeight: .infinity).safeAreaPadding(padding)
            }
            let clip = try #require(
                root.all.lazy.compactMap { node in
                    node.effects.lazy.compactMap { if case .clip(let outline, _) = $0 { outline.bounds } else { nil } }.first
                }.first)
            return clip
        }
        #expect(try clip(EdgeInsets(top: 54, leading: 0, bottom: 34, trailing: 0)) == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test func tabsOfTheNewFormHaveTheirItems() throws {
        let root = screen {
            TabView(selection: .constant("b")) {
                Tab("One", systemImage: "star", value: "a") { Color.red }
                Tab("Two", systemImage: "heart", value: "b") { Color.blue }
            }
        }
        #expect(abs(try #require(text(root, "One")).midX - 97.5) < 0.5)
        #expect(abs(try #require(text(root, "Two")).midX - 292.5) < 0.5)
        #expect(root.all.first { $0.role == "Color" && $0.frame.width == 390 }?.detail?.contains("FF") == true)
    }

    /// An app's snapshot tests (iOS 18): the ground of these four tabs is 572 points wide and 40.3 high, that of the first 137.
    @Test func tabsStandAtTheTopOfAnIPad() throws {
        let titles = ["NetworkError", "ServerError", "ValidationError", "PermissionError"]
        func tabs(_ more: [String]) -> SnapshotNode {
            screen(1194, 834) {
                TabView {
                    ForEach(titles + more, id: \.self) { title in Color.red.tabItem { Label(title, systemImage: "star") } }
                }
                .environment(\.horizontalSizeClass, .regular)
            }
        }
        let root = tabs([])
        let grounds = root.all.filter { $0.role == "Capsule" }.map(\.frame)
        let (ground, chosen) = try (#require(grounds.first), #require(grounds.dropFirst().first))
        #expect(abs(ground.width - 572) < 3 && abs(ground.height - 40.3) < 0.4 && abs(ground.minY - 4.67) < 0.4 && abs(ground.midX - 597) < 0.4)
        #expect(abs(chosen.width - 137) < 2 && abs(chosen.height - 32.3) < 0.4)
        #expect(root.all.first { $0.role == "Color" && $0.frame.width == 1194 }?.frame.minY == 64)
        let more = tabs(["Further"])
        #expect(text(more, "Further") == nil && more.all.contains { $0.role == "Image" && $0.detail == "chevron.right" })
    }

    @Test func listsInTheFirstColumnHaveWideInsetsAndABarWithItsSwitch() {
        let root = screen(1194, 834) { NavigationView { List { Text("A") }.navigationTitle("T") }.environment(\.horizontalSizeClass, .regular) }
        #expect(root.first(role: "RoundedRectangle")?.frame.minX == 20)
        #expect(root.all.contains { $0.role == "Image" && $0.detail == "sidebar.left" })
    }

    @Test func navigationViewsHaveColumnsInWideWindows() {
        let wide = screen(1194, 834) { NavigationView { Color.red }.environment(\.horizontalSizeClass, .regular) }
        #expect(wide.first(role: "Color")?.frame.width == 320)
        let stacked = screen(1194, 834) { NavigationView { Color.red }.navigationViewStyle(.stack) }
        #expect(stacked.first(role: "Color")?.frame.width == 1194)
    }
}
