import Metrics
import Snapshot
@testable import SwiftUI
import Testing

/// Lists, trees, tables and tabs in the forms that apps use.
@MainActor
@Suite struct ListFormTests {
    private struct Item: Identifiable {
        let id: Int
        var name: String
        var children: [Item]?
    }

    private let items = [Item(id: 1, name: "A"), Item(id: 2, name: "B", children: [Item(id: 3, name: "C")])]

    private func texts(@ViewBuilder _ content: () -> some View) -> [String] {
        archive { content().environment(\.isInAppWindow, true) }.root.all.filter { $0.role == "Text" }.compactMap(\.detail)
    }

    @Test func rowsAreBoundToTheirElements() {
        let bound = Binding.constant(items)
        #expect(texts { List(bound) { $item in Text(item.name) } } == ["A", "B"])
        #expect(texts { List(bound, editActions: .all) { $item in Text(item.name) } } == ["A", "B"])
        #expect(texts { List { ForEach(bound, editActions: .delete) { $item in Text(item.name) } } } == ["A", "B"])
        #expect(texts { List(items, id: \.name, selection: .constant(Set<String>())) { Text($0.name) } } == ["A", "B"])
    }

    @Test func rowsAreAsHighAsALineOfBodyTextAndThirtyPointsSince26() {
        func heights(_ profile: OSProfile) -> [CGFloat] {
            DeviceTraits(profile: profile).perform {
                [DynamicTypeSize.medium, .large, .accessibility5].map { size in
                    var values = EnvironmentValues()
                    values.dynamicTypeSize = size
                    return values.defaultMinListRowHeight
                }
            }
        }
        #expect(heights(.ios26) == [51, 52, 92])
        #expect(heights(.ios18) == [44, 44, 44])
    }

    @Test func branchesOfATreeAreClosed() {
        #expect(texts { List(items, children: \.children) { Text($0.name) } } == ["A", "B"])
        #expect(texts { OutlineGroup(items, children: \.children) { Text($0.name) } } == ["A", "B"])
    }

    private func table() -> some View {
        Table(items) {
            TableColumn("Name", value: \.name).width(min: 20)
            TableColumn("Count") { Text(verbatim: "\($0.children?.count ?? 0)") }.alignment(.trailing)
        }
    }

    @Test func aTableIsAListOnAPhoneAndHasColumnsElsewhere() {
        #expect(texts { table().environment(\.horizontalSizeClass, .compact) } == ["A", "B"])
        #expect(texts { table().environment(\.horizontalSizeClass, .regular) } == ["Name", "Count", "A", "0", "B", "1"])
        let rows = Table(of: Item.self) {
            TableColumn("Name", value: \.name)
        } rows: {
            TableRow(items[0]); ForEach(items) { TableRow($0) }
        }
        #expect(texts { rows.environment(\.horizontalSizeClass, .compact) } == ["A", "A", "B"])
    }

    @Test func tabsOfASectionStandBesideTheOthers() {
        let tabs = TabView(selection: .constant(2)) {
            Tab("One", systemImage: "star", value: 1) { Text("First") }
            TabSection("More") {
                Tab("Two", systemImage: "star", value: 2) { Text("Second") }.customizationID("two")
                Tab("Three", systemImage: "star", value: 3) { Text("Third") }.hidden()
            }
        }
        let found = texts { tabs.tabViewCustomization(.constant(TabViewCustomization())) }
        #expect(found.contains("Second") && found.contains("One") && found.contains("Two") && !found.contains("Three"))
    }

    @Test func itemsOfABarCanBeChosenAndHidden() {
        let screen = NavigationStack {
            Text("Body").navigationTitle("T").toolbar(id: "bar") {
                ToolbarItem(id: "a") { Text("Shown") }
                ToolbarItem(id: "b") { Text("Hidden") }.defaultCustomization(.hidden)
            }
            .toolbar { ToolbarItem { Text("Gone") }.hidden() }
        }
        let found = texts { screen }
        #expect(found.contains("Shown") && !found.contains("Hidden") && !found.contains("Gone"))
    }

    @Test func aPathIsWrittenAndReadBack() throws {
        var path = NavigationPath([1, 2])
        path.append("three")
        let data = try JSONEncoder().encode(try #require(path.codable))
        #expect(NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)) == path)
        struct Opaque: Hashable {}
        path.append(Opaque())
        #expect(path.codable == nil)
    }

    @Test func focusIsHandedOn() {
        struct Field: View {
            @FocusState.Binding var isFocused: Bool
            var body: some View { TextField("x", text: .constant("")).focused($isFocused).accessibilityLabel(isFocused ? "yes" : "no") }
        }
        struct Parent: View {
            @FocusState var isFocused
            @AccessibilityFocusState var isRead
            var body: some View { Field(isFocused: $isFocused).accessibilityFocused($isRead) }
        }
        #expect(archive { Parent().environment(\.isInAppWindow, true) }.root.all.contains { $0.accessibility?.label == "no" })
    }

    @Test func labelsHaveTheSpaceTheyAreGiven() throws {
        func gap(_ spacing: CGFloat) -> CGFloat {
            let root = archive { Label("Title", systemImage: "star").labelIconToTitleSpacing(spacing) }.root
            return (root.first(role: "Text")?.frame.minX ?? 0) - (root.first(role: "Image")?.frame.maxX ?? 0)
        }
        #expect(abs(gap(30) - gap(10) - 20) < 0.7)
        let plain = layoutDump { Label("Title", systemImage: "star") }
        #expect(layoutDump { Label("Title", systemImage: "star").labelReservedIconWidth(60) } != plain)
        #expect(
            archive { Text("A\nB").lineHeight(.loose) }.root.first(role: "Text")!.frame.height
                > archive { Text("A\nB") }.root.first(role: "Text")!.frame.height)
    }

    @Test func theStoreOfTheSurroundingsIsTheStandardOne() throws {
        struct Stored: View {
            @AppStorage("list-form-test") var value = "none"
            var body: some View { Text(value) }
        }
        let name = "list-form-tests-\(UUID())"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        store.set("kept", forKey: "list-form-test")
        #expect(texts { Stored().defaultAppStorage(store) } == ["kept"])
        #expect(texts { Stored() } == ["none"])
    }
}
