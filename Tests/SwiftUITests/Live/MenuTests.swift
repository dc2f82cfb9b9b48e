@testable import SwiftUI
import Testing

@MainActor
@Suite struct MenuTests {
    @Test func pickersSectionsAndTogglesAreRowsOfAMenu() {
        let view = LiveView(Options())
        view.tap("Options")
        #expect(view.texts == ["1 true", "Options", "By name", "By date", "Show", "Hidden", "More"])
        view.tap("By date")
        #expect(view.texts == ["2 true", "Options"])
        view.tap("Options")
        view.tap("Hidden")
        #expect(view.texts.first == "2 false")
    }

    @Test func aMenuInAMenuOpensItsOwn() {
        let view = LiveView(Options())
        view.tap("Options")
        view.tap("More")
        #expect(view.texts.contains("Deep"))
        view.tap("Deep")
        #expect(view.texts.first == "deep true")
    }

    @Test func aLongMenuStaysInTheWindow() {
        let view = LiveView(LongMenu())
        view.tap("Numbers")
        _ = view.texts
        let frames = view.window.placed.filter { $0.control.role == "Button" }.map(\.frame)
        #expect(frames.count == 60)
        #expect(view.window.placed.contains { $0.control.scroll != nil })
    }
}

private struct Options: View {
    @State private var order = "1"
    @State private var isHidden = true

    var body: some View {
        VStack {
            Text("\(order) \(String(isHidden))")
            Menu("Options") {
                Picker("Order", selection: $order) {
                    Text("By name").tag("1")
                    Text("By date").tag("2")
                }
                Section("Show") { Toggle("Hidden", isOn: $isHidden) }
                Divider()
                Menu("More") { Button("Deep") { order = "deep" } }
            }
        }
    }
}

private struct LongMenu: View {
    @State private var number = 0

    var body: some View {
        Menu("Numbers") {
            Picker("Number", selection: $number) { ForEach(0..<60) { Text("\($0)") } }
        }
    }
}
