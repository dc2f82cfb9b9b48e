import Combine
import Foundation
import Observation
@testable import SwiftUI
import Testing

@MainActor
struct LiveStateTests {
    struct Counter: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Text("\(count)")
                Button("Add") { count += 1 }
                if count > 1 { Inner() }
                Stepping(count: $count)
            }
        }
    }

    struct Inner: View {
        @State private var name = "new"

        var body: some View {
            Text(name)
            Button("Rename") { name = "renamed" }
        }
    }

    struct Stepping: View {
        @Binding var count: Int
        var body: some View { Button("Reset") { count = 0 } }
    }

    @Test func aTapChangesWhatIsShown() {
        let view = LiveView(Counter())
        #expect(view.texts == ["0", "Add", "Reset"])
        view.tap("Add")
        #expect(view.texts == ["1", "Add", "Reset"])
    }

    @Test func stateLastsAsLongAsItsView() {
        let view = LiveView(Counter())
        view.tap("Add")
        view.tap("Add")
        #expect(view.texts.contains("new"))
        view.tap("Rename")
        #expect(view.texts.contains("renamed"))
        view.tap("Add")
        #expect(view.texts.contains("renamed"))
        view.tap("Reset")
        #expect(!view.texts.contains("renamed"))
        view.tap("Add")
        view.tap("Add")
        #expect(view.texts.contains("new"))
    }

    struct Rows: View {
        @State private var order = ["a", "b"]

        var body: some View {
            ForEach(order, id: \.self) { Row(name: $0) }
            Button("Swap") { order.reverse() }
        }
    }

    struct Row: View {
        let name: String
        @State private var isMarked = false
        var body: some View { Button("\(name)\(isMarked ? "!" : "")") { isMarked = true } }
    }

    @Test func stateFollowsItsElement() {
        let view = LiveView(Rows())
        view.tap("a")
        #expect(view.texts == ["a!", "b", "Swap"])
        view.tap("Swap")
        #expect(view.texts == ["b", "a!", "Swap"])
    }

    final class Model: ObservableObject {
        @Published var value = 1
        let number: Int
        init(_ number: Int = 0) { self.number = number }
    }

    struct Owner: View {
        @StateObject private var model: Model
        @State private var isOther = false
        init(journal: Journal) {
            _model = StateObject(
                wrappedValue: {
                    journal.write("made")
                    return Model(7)
                }())
        }

        var body: some View {
            Text("\(model.number) \(model.value) \(isOther ? "other" : "first")")
            Child(model: model).environmentObject(model)
            Button("Other") { isOther = true }
        }
    }

    struct Child: View {
        @ObservedObject var model: Model
        var body: some View { Grandchild() }
    }

    struct Grandchild: View {
        @EnvironmentObject var model: Model
        var body: some View { Button("Double") { model.value *= 2 } }
    }

    @Test func anObjectIsMadeOnceAndWatched() {
        let journal = Journal()
        let view = LiveView(Owner(journal: journal))
        view.tap("Double")
        #expect(view.texts.first == "7 2 first")
        view.tap("Other")
        view.tap("Double")
        #expect(view.texts.first == "7 4 other")
        #expect(journal.lines == ["made"])
    }

    @Observable final class Score {
        var points = 0
        @ObservationIgnored var ignored = 0
    }

    struct ScoreView: View {
        let score: Score
        var body: some View { Text("\(score.points)") }
    }

    @Test func anObservableObjectIsWatched() async {
        let score = Score()
        let view = LiveView(ScoreView(score: score))
        score.points = 5
        await Task { @MainActor in }.value
        #expect(await view.settledTexts() == ["5"])
    }

    struct Form: View {
        @State private var name = ""
        @State private var isOn = false
        @Environment(\.isEnabled) private var isEnabled

        var body: some View {
            TextField("Name", text: $name)
            Toggle("Switch", isOn: $isOn)
            Text("\(name) \(isOn ? "on" : "off")")
            Button("Off") {}.disabled(!isOn)
        }
    }

    @Test func fieldsAndTogglesChangeTheirBindings() {
        let view = LiveView(Form())
        view.enter("Anna", in: "Name")
        view.tap("Switch")
        #expect(view.texts.contains("Anna on"))
        let off = view.window.placed.first { $0.title(in: view.window.root) == "Off" }
        #expect(off?.control.isEnabled == true)
    }

    @Test func stateSetFromAnyThreadIsSeen() async {
        struct Shown: View {
            @State var text = "waiting"
            var body: some View {
                Text(text).task {
                    let done = await Task.detached { "done" }.value
                    text = done
                }
            }
        }
        #expect(await LiveView(Shown()).settledTexts() == ["done"])
    }

    struct Changed: View {
        @State private var text = "initial"
        var body: some View { Text(text).task { text = "changed" } }
    }

    @Test func anArchivedViewKeepsWhatATaskWouldChange() async {
        #expect(firstText(archive { Changed() }.root)?.detail == "initial")
        #expect(await LiveView(Changed()).settledTexts() == ["changed"])
    }
}
