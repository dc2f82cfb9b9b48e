import Foundation
@testable import SwiftUI
import Testing
import ViewEngine

@MainActor
@Suite struct ListPartTests {
    @Test func viewsOfAnOpenGroupAreRows() {
        let view = LiveView(
            List {
                DisclosureGroup("Fruit") {
                    Text("Apple")
                    Text("Pear")
                }
                Text("Bread")
            })
        #expect(view.texts == ["Fruit", "Bread"])
        let closed = view.frame("Bread").minY
        view.tap("Fruit")
        #expect(view.texts == ["Fruit", "Apple", "Pear", "Bread"])
        let row = view.frame("Pear").minY - view.frame("Apple").minY
        #expect(row > 40, "each has a row of its own")
        #expect(abs(view.frame("Bread").minY - closed - 2 * row) < 1)
        #expect(view.frame("Apple").minX > view.frame("Fruit").minX)
    }

    private struct Node: Identifiable {
        let id: String
        var inner: [Node]?
    }

    @Test func branchesOfATreeOpen() {
        let tree = [Node(id: "Root", inner: [Node(id: "Branch", inner: [Node(id: "Leaf")])])]
        let view = LiveView(List(tree, children: \.inner) { Text($0.id) })
        #expect(view.texts == ["Root"])
        view.tap("Root")
        view.tap("Branch")
        #expect(view.texts == ["Root", "Branch", "Leaf"])
        #expect(view.frame("Leaf").minX > view.frame("Branch").minX && view.frame("Branch").minX > view.frame("Root").minX)
    }

    private struct Choosing: View {
        @State var chosen: Set<String> = ["Pear"]
        var body: some View {
            List(selection: $chosen) { ForEach(["Apple", "Pear"], id: \.self) { Text($0) } }
                .environment(\.editMode, .constant(.active))
                .safeAreaInset(edge: .bottom) { Text(chosen.sorted().joined(separator: "+")) }
        }
    }

    @Test func rowsThatCanBeSelectedHaveMarks() {
        let view = LiveView(Choosing())
        let resting = LiveView(List { Text("Apple") })
        #expect(view.frame("Apple").minX > resting.frame("Apple").minX + 20)
        view.tap("Apple")
        #expect(view.texts.last == "Apple+Pear")
        view.tap("Pear")
        #expect(view.texts.last == "Apple")
    }

    @Test func furtherTextsOfALabelStandBelowItsTitle() {
        let view = LiveView(
            Form {
                Toggle(isOn: .constant(true)) {
                    Text("Title")
                    Text("more")
                }
                LabeledContent {
                    Text("Value")
                } label: {
                    Text("Name")
                    Text("further")
                }
            })
        for (title, line) in [("Title", "more"), ("Name", "further")] {
            #expect(view.frame(line).minY >= view.frame(title).maxY - 1)
            #expect(view.frame(line).minX == view.frame(title).minX)
            #expect(view.frame(line).height < view.frame(title).height)
        }
    }
}
