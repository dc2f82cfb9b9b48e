import FoundationOverlay
import Metrics
import Snapshot
@testable import SwiftUI
import Testing
@testable import UIKit
import ViewEngine

@MainActor
struct KeyboardTests {
    struct Fields: View {
        enum Field: Hashable { case name, mail }

        @FocusState private var focus: Field?
        @State private var name = ""
        @State private var mail = ""
        @State private var count = ""

        var body: some View {
            VStack {
                TextField("Name", text: $name).focused($focus, equals: .name).onSubmit { focus = .mail }
                TextField("Mail", text: $mail).focused($focus, equals: .mail).submitLabel(.done)
                TextField("Count", text: $count).keyboardType(.numberPad)
                Text("focus \(focus.map { "\($0)" } ?? "none")")
                Button("Leave") { focus = nil }
            }
            .toolbar { ToolbarItemGroup(placement: .keyboard) { Button("Accept") { focus = nil } } }
        }
    }

    private func keyboard(_ view: LiveView) -> CGRect? {
        view.window.updateNow()
        return view.window.root.firstFrame(of: "Keyboard")
    }

    private func focused(_ view: LiveView) -> [String] {
        view.window.updateNow()
        return view.window.usable.filter { $0.control.isFocused == true }.map(\.control.title)
    }

    @Test func aTapIntoAFieldBringsTheKeyboardAndTheProgramKnows() throws {
        let view = LiveView(Fields())
        #expect(keyboard(view) == nil)
        view.tap("Name")
        let frame = try #require(keyboard(view))
        #expect(frame.maxY == view.window.root.frame.maxY)
        #expect(view.texts.contains("focus name"))
        #expect(focused(view) == ["Name"])
        // The content stands in the middle of what is left.
        #expect(abs(view.frame("focus name").midY - frame.minY / 2) < 60)
    }

    @Test func theReturnKeySubmitsAndTheFocusGoesWhereTheProgramSays() {
        let view = LiveView(Fields())
        view.tap("Name")
        view.enter("Anna", in: "Name")
        #expect(focused(view) == ["Name"])
        view.tap("return")
        #expect(view.texts.contains("focus mail"))
        #expect(focused(view) == ["Mail"])
        view.tap("done")
        #expect(view.texts.contains("focus none"))
        #expect(keyboard(view) == nil)
    }

    @Test(arguments: ["Leave", "Accept"]) func theProgramTakesTheKeyboardAway(button: String) {
        let view = LiveView(Fields())
        view.tap("Mail")
        #expect(keyboard(view) != nil)
        view.tap(button)
        #expect(keyboard(view) == nil)
        #expect(view.texts.contains("focus none"))
    }

    @Test func aNumberPadHasNoReturnKeyAndIsLower() throws {
        let view = LiveView(Fields())
        view.tap("Mail")
        let letters = try #require(keyboard(view))
        view.tap("Count")
        #expect(view.texts.contains("focus none"))
        #expect(focused(view) == ["Count"])
        let numbers = try #require(keyboard(view))
        #expect(letters.height - numbers.height == 45)
        #expect(!view.window.usable.contains { ["return", "done"].contains($0.control.title) })
    }

    @Test func whatDoesWithoutTheKeyboardsAreaStaysWhereItIs() {
        struct Screen: View {
            @State private var text = ""
            let regions: SafeAreaRegions
            var body: some View {
                VStack {
                    TextField("Field", text: $text)
                    Spacer()
                    Text("Foot")
                }
                .ignoresSafeArea(regions)
            }
        }
        for (regions, moves) in [(SafeAreaRegions.keyboard, false), (.all, false), (.container, true)] {
            let view = LiveView(Screen(regions: regions))
            let before = view.frame("Foot").minY
            view.tap("Field")
            #expect(keyboard(view) != nil)
            #expect((view.frame("Foot").minY < before - 100) == moves)
        }
    }

    @Test func scrollingBringsTheFieldIntoSightAndTakesTheKeyboardAway() throws {
        struct Screen: View {
            @State private var text = ""
            let mode: ScrollDismissesKeyboardMode
            var body: some View {
                ScrollView {
                    ForEach(0..<14) { Text("Row \($0)").frame(height: 44) }
                    TextField("Last", text: $text)
                    Color.clear.frame(height: 600)
                }
                .scrollDismissesKeyboard(mode)
            }
        }
        for mode in [ScrollDismissesKeyboardMode.automatic, .never] {
            let view = LiveView(Screen(mode: mode))
            let before = view.frame("Row 13").minY
            view.tap("Last")
            let frame = try #require(keyboard(view))
            #expect(before > frame.minY)
            #expect(view.frame("Row 13").maxY < frame.minY)
            view.scroll(y: 20)
            #expect((keyboard(view) == nil) == (mode != .never))
        }
    }

    @Test func aSheetStandsAboveTheKeyboardAndItsControlsCanBeUsed() throws {
        struct Screen: View {
            @State private var isShown = true
            @State private var text = ""
            var body: some View {
                Text("Behind").sheet(isPresented: $isShown) {
                    VStack {
                        Spacer()
                        TextField("Inside", text: $text).submitLabel(.go)
                        Text("Foot of the sheet")
                    }
                    .toolbar { ToolbarItem(placement: .keyboard) { Button("Accept") {} } }
                }
                .toolbar { ToolbarItem(placement: .keyboard) { Button("Elsewhere") {} } }
            }
        }
        let view = LiveView(Screen())
        view.tap("Inside")
        let frame = try #require(keyboard(view))
        #expect(view.frame("Foot of the sheet").maxY <= frame.minY + 0.5)
        let titles = view.window.usable.map(\.control.title)
        #expect(titles.contains("go"))
        #expect(titles.contains("Accept"))
        #expect(!titles.contains("Elsewhere"))
    }

    @Test func aFieldThatLeavesTheScreenLosesTheFocus() {
        struct Screen: View {
            @State private var path: [Int] = []
            @State private var text = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                NavigationStack(path: $path) {
                    VStack {
                        TextField("Field", text: $text).focused($isFocused)
                        Button("On") { path = [1] }
                        Text(isFocused ? "focused" : "not focused")
                    }
                    .navigationDestination(for: Int.self) { _ in
                        Text("Above")
                        Button("Below") { path = [] }
                    }
                }
            }
        }
        let view = LiveView(Screen())
        view.tap("Field")
        #expect(view.texts.contains("focused"))
        view.tap("On")
        #expect(keyboard(view) == nil)
        // What nobody puts into a container stands below each other.
        #expect(view.frame("Above").maxY <= view.frame("Below").minY)
        view.tap("Below")
        #expect(view.texts.contains("not focused"))
        #expect(keyboard(view) == nil)
    }

    @Test func fieldsOfUIKitHaveTheKeyboardAndTellWhereItIs() async throws {
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        (field.placeholder, field.returnKeyType) = ("Plant", .done)
        controller.view.addSubview(field)
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
        ])
        let heights = Journal()
        let observer = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { note in
            heights.write("\((note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue.height ?? 0)")
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        let view = LiveView.showing(controller)
        _ = view.texts
        #expect(bar.frame.maxY == view.window.root.frame.maxY)
        view.tap("Plant")
        #expect(field.isFirstResponder)
        let frame = try #require(keyboard(view))
        #expect(bar.frame.maxY == frame.minY)
        // Only the program ends the writing.
        view.tap("done")
        #expect(field.isFirstResponder)
        UIApplication.shared.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
        #expect(!field.isFirstResponder)
        #expect(keyboard(view) == nil)
        await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
        #expect(heights.lines.contains("\(frame.height)"))
    }
}
