import Foundation
@testable import SwiftUI
import Testing
import ViewEngine

@MainActor
@Suite struct RowTests {
    @Test func aRowIsSwipedOpenAndDeleted() {
        let view = LiveView(Fruit())
        view.touch("Swipe", .drag(x: -100, y: 2, seconds: 0.3))
        #expect(view.texts.contains("Delete"))
        view.tap("Delete")
        #expect(view.texts == ["Banana", "Cherry"])
    }

    @Test func aSwipeAcrossTheRowDoesWhatTheFirstButtonDoes() {
        let view = LiveView(Fruit())
        view.touch("Swipe", .drag(x: -320, y: 0, seconds: 0.3))
        #expect(view.texts == ["Banana", "Cherry"])
        view.touch("Swipe", .drag(x: 320, y: 0, seconds: 0.3))
        #expect(view.texts == ["Banana", "Cherry", "Banana again"])
    }

    @Test func rowsAreDeletedAndMovedInEditing() {
        let view = LiveView(NavigationStack { Fruit().toolbar { EditButton() } })
        view.tap("Edit")
        #expect(view.texts.contains("Done"))
        view.tap("Remove")
        view.tap("Delete")
        #expect(!view.texts.contains("Apple"))
        view.touch("Reorder", .drag(x: 0, y: 50, seconds: 0.3))
        #expect(view.texts.filter { $0.hasSuffix("y") || $0.hasSuffix("a") } == ["Cherry", "Banana"])
    }

    @Test func aMenuOpensOnALongPressOfTheRow() {
        let view = LiveView(Fruit())
        view.touch("Press", .press(seconds: 0.8))
        view.tap("Shout")
        #expect(view.texts == ["APPLE", "Banana", "Cherry"])
    }

    @Test func aListThatIsPulledDownIsRefreshed() async {
        let journal = Journal()
        let view = LiveView(List { Text("Row") }.refreshable { journal.write("refreshed") })
        view.scroll(y: -200)
        _ = await view.settledTexts()
        for _ in 0..<200 where journal.lines.isEmpty { try? await Task.sleep(nanoseconds: 5_000_000) }
        #expect(journal.lines == ["refreshed"])
    }

    @Test func ofALongListOnlyTheRowsInSightAreMade() {
        let journal = Journal()
        let view = LiveView(List(0..<10_000, id: \.self) { Noted(number: $0, journal: journal) })
        let first = view.texts
        #expect(first.first == "Row 0")
        #expect(first.count < 60)
        #expect(Set(journal.lines).count < 80)
        view.scroll(y: 200_000)
        let later = view.texts
        #expect(later.count < 60)
        #expect(later.contains { $0.hasPrefix("Row 4") || $0.hasPrefix("Row 3") })
        view.scroll(y: 10_000_000)
        #expect(view.texts.last == "Row 9999")
        view.scroll(y: -20_000_000)
        #expect(view.texts.first == "Row 0")
        #expect(Set(journal.lines).count < 400)
    }

    @Test func rowsOfDifferentHeightsLieBelowEachOtherWithoutGaps() {
        let view = LiveView(ScrollView { LazyVStack(spacing: 7) { ForEach(0..<1000, id: \.self) { Tall(number: $0) } } })
        for _ in 0..<40 {
            view.scroll(y: 137)
            let numbers = view.texts.compactMap { Int($0.dropFirst(5)) }
            let rows = numbers.map { view.frame("Tall \($0)").insetBy(dx: 0, dy: CGFloat(-($0 % 5) * 6)) }
            #expect(rows.count > 5)
            for (above, below) in zip(rows, rows.dropFirst()) { #expect(abs(below.minY - above.maxY - 7) < 0.5) }
        }
    }

    @Test func aProgramScrollsToARowThatWasNotMade() {
        let view = LiveView(Jumps())
        view.tap("Jump")
        #expect(view.texts.contains("Row 700"))
        #expect(view.frame("Row 700").minY > 0)
    }

    @Test func aSceneFindsItsValuesAgain() {
        let key = "kept-\(UUID().uuidString)"
        let view = LiveView(Kept(key: key))
        view.tap("More")
        view.tap("More")
        #expect(LiveView(Kept(key: key)).texts == ["2", "More"])
    }

    @Test func theKeyThatEndsTheWritingSubmitsAndTheFieldHasTheFocus() {
        let view = LiveView(Form { Names() })
        view.enter("Ada", in: "Name")
        #expect(view.texts.contains("focused"))
        view.submit("Name")
        #expect(view.texts.contains("hello Ada"))
    }

    @Test func aLargeTitleGoesIntoTheBarWhenContentIsScrolled() {
        let view = LiveView(NavigationStack { List(0..<50, id: \.self) { Text("Row \($0)") }.navigationTitle("Long") })
        let large = view.frame("Long")
        view.scroll(y: 20)
        #expect(view.frame("Long").minY == large.minY - 20)
        view.scroll(y: 200)
        #expect(view.frames { $0 == "Long" }.contains { $0.height < large.height })
    }
}

private struct Fruit: View {
    @State private var fruit = ["Apple", "Banana", "Cherry"]

    var body: some View {
        List {
            ForEach(fruit, id: \.self) { name in
                Text(name)
                    .contextMenu { Button("Shout") { fruit = fruit.map { $0 == name ? name.uppercased() : $0 } } }
                    .swipeActions(edge: .leading) { Button("Double") { fruit.append(name + " again") } }
            }
            .onDelete { fruit.remove(atOffsets: $0) }
            .onMove { fruit.move(fromOffsets: $0, toOffset: $1) }
        }
    }
}

private struct Noted: View {
    let number: Int
    let journal: Journal

    var body: some View {
        journal.write("\(number)")
        return Text(verbatim: "Row \(number)")
    }
}

private struct Tall: View {
    let number: Int

    var body: some View { Text("Tall \(number)").padding(.vertical, CGFloat(number % 5) * 6) }
}

private struct Jumps: View {
    var body: some View {
        ScrollViewReader { proxy in
            VStack {
                Button("Jump") { proxy.scrollTo(700, anchor: .center) }
                List(0..<1000, id: \.self) { Text("Row \($0)") }
            }
        }
    }
}

private struct Kept: View {
    @SceneStorage private var count: Int

    init(key: String) { _count = SceneStorage(wrappedValue: 0, key) }

    var body: some View {
        VStack {
            Text("\(count)")
            Button("More") { count += 1 }
        }
    }
}

private struct Names: View {
    @State private var name = ""
    @State private var greeting = "nobody"
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            Text(greeting)
            Text(isFocused ? "focused" : "not focused")
            TextField("Name", text: $name).focused($isFocused).onSubmit { greeting = "hello \(name)" }
        }
    }
}
