import Snapshot
@testable import SwiftUI
import Testing

/// Looks of controls that a program writes itself, in an app's window.
@MainActor
@Suite struct ControlStyleTests {
    private func texts(@ViewBuilder _ content: () -> some View) -> [String] {
        archive { content().environment(\.isInAppWindow, true) }.root.all.filter { $0.role == "Text" }.compactMap(\.detail)
    }

    private struct Opened: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.content
            configuration.label
            Text(configuration.isExpanded ? "open" : "closed")
        }
    }

    @Test func disclosureGroups() {
        let group = DisclosureGroup("Label", isExpanded: .constant(true)) { Text("Inside") }
        #expect(texts { group } == ["Label", "Inside"])
        #expect(texts { group.disclosureGroupStyle(Opened()) } == ["Inside", "Label", "open"])
        #expect(texts { DisclosureGroup("Label") { Text("Inside") } } == ["Label"])
    }

    private struct Labelled: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                configuration.content
            }
        }
    }

    @Test func controlGroups() {
        let group = ControlGroup("Group") { Text("A") }
        #expect(texts { group } == ["A"])
        #expect(texts { group.controlGroupStyle(Labelled()) } == ["Group", "A"])
        #expect(texts { group.controlGroupStyle(.menu) } == ["Group"])
    }

    private struct Framed: MenuStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text("before")
            Menu(configuration)
        }
    }

    @Test func menus() {
        let menu = Menu("Menu") { Button("Entry") {} }
        #expect(texts { menu } == ["Menu"])
        #expect(texts { menu.menuStyle(Framed()) } == ["before", "Menu"])
        #expect(texts { menu.menuStyle(.button) } == ["Menu"])
    }

    private struct Plain: FormStyle {
        func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
    }

    @Test func forms() {
        #expect(texts { Form { Text("Row") }.formStyle(Plain()) } == ["Row"])
        #expect(archive { Form { Text("Row") }.formStyle(.grouped).environment(\.isInAppWindow, true) }.root.fillColors.isEmpty == false)
    }

    private struct Short: DatePickerStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
            Text(verbatim: "\(Int(configuration.selection.timeIntervalSince1970)) \(configuration.maximumDate == nil)")
        }
    }

    @Test func datePickers() {
        let date = Binding.constant(Date(timeIntervalSince1970: 60))
        #expect(texts { DatePicker("When", selection: date, displayedComponents: .date).datePickerStyle(Short()) } == ["When", "60 true"])
        #expect(texts { DatePicker("When", selection: date, in: ...Date()).datePickerStyle(Short()) } == ["When", "60 false"])
        #expect(texts { DatePicker("When", selection: date, displayedComponents: .date).datePickerStyle(.compact) }.first == "When")
    }

    private struct Marked: TextFieldStyle {
        func _body(configuration: TextField<_Label>) -> some View {
            HStack {
                Text("›")
                configuration
            }
        }
    }

    @Test func textFields() {
        #expect(texts { TextField("Name", text: .constant("Ada")).textFieldStyle(Marked()) } == ["›", "Ada"])
        #expect(texts { TextField(text: .constant("")) { Text("Label") } } == ["Label"])
        #expect(texts { TextField("Label", text: .constant(""), prompt: Text("Prompt"), axis: .vertical) } == ["Prompt"])
        #expect(texts { TextField("N", value: .constant(3), format: .number) } == ["3"])
    }

    @Test func aFieldReadsWhatIsTyped() {
        var number = 3.0
        let binding = Binding(get: { number }, set: { number = $0 })
        let text = Binding<String>.formatted(binding, .number)
        text.wrappedValue = "4.5"
        #expect(number == 4.5)
        text.wrappedValue = "no number"
        #expect(number == 4.5)
        let formatter = NumberFormatter()
        Binding<String>.formatted(binding, formatter).wrappedValue = "7"
        #expect(number == 7)
    }

    @Test func pickersSayWhatIsChosen() {
        let picker = Picker(selection: .constant(2)) {
            Text("One").tag(1)
            Text("Two").tag(2)
        } label: {
            Text("Label")
        } currentValueLabel: {
            Text("Now")
        }
        #expect(texts { picker } == ["Now"])
        #expect(texts { Picker("Label", selection: .constant(2)) { Text("Two").tag(2) } } == ["Two"])
    }

    @Test func ticksStandBelowASlider() {
        let slider = Slider(value: .constant(0.5)) {
            Text("Label")
        } ticks: {
            SliderTick(0.25); SliderTick(0.75) { Text("¾") }
        }
        #expect(texts { slider } == ["¾"])
        func knobs(_ visibility: Visibility) -> Int {
            archive { Slider(value: .constant(0.5)).sliderThumbVisibility(visibility).environment(\.isInAppWindow, true) }.root.all
                .count { $0.effects.contains(.opacity(0)) }
        }
        #expect(knobs(.hidden) == 1 && knobs(.automatic) == 0)
    }

    @Test func buttonsHaveTheSymbolOfTheirRole() {
        #expect(texts { Button(role: .confirm) {} } == ["Done"])
        #expect(texts { Button(LocalizedStringResource("Save"), systemImage: "star") {} } == ["Save"])
    }
}
