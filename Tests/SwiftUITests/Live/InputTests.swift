import Foundation
@testable import SwiftUI
import Testing

@MainActor
@Suite struct InputTests {
    @Test func aPickerOffersItsValues() {
        let view = LiveView(PickerScreen(isSegmented: false))
        view.tap("Size")
        view.tap("Large")
        #expect(view.texts.first == "large")
    }

    @Test func elementsStandForThemselvesWhereTheyHaveNoTag() {
        let view = LiveView(ElementPicker())
        #expect(view.texts.contains("b"))
        view.tap("Letter")
        view.tap("c")
        #expect(view.texts.first == "chosen c")
    }

    @Test func aLineToEditIsHigherThanItsText() {
        let view = LiveView(
            VStack(spacing: 0) {
                Text("Above")
                TextField("Name", text: .constant("Ada"))
                Text("Below")
            })
        #expect(abs(view.frame("Below").minY - view.frame("Above").maxY - 22) < 0.01)
        #expect(abs(view.frame("Ada").midY - view.frame("Above").maxY - 11) < 0.34)
    }

    @Test func segmentsChoose() {
        let view = LiveView(PickerScreen(isSegmented: true))
        view.tap("Large")
        #expect(view.texts.first == "large")
    }

    @Test func aStepperStaysInItsRange() {
        let view = LiveView(StepperScreen())
        view.tap("Increment Count")
        view.tap("Increment Count")
        view.tap("Increment Count")
        #expect(view.texts.contains("2"))
        view.tap("Decrement Count")
        #expect(view.texts.contains("1"))
    }

    @Test func aSliderTakesAValueInItsSteps() {
        let view = LiveView(SliderScreen())
        view.enter("7.4", in: "Slider")
        #expect(view.texts.contains("7.0"))
        view.enter("99", in: "Slider")
        #expect(view.texts.contains("10.0"))
    }

    @Test func aDatePickerTakesADate() {
        let view = LiveView(DateScreen())
        view.enter("2026-11-25T18:30:00Z", in: "Day")
        #expect(view.texts.contains("1795631400"))
    }

    @Test func aDisclosureGroupOpens() {
        let view = LiveView(DisclosureGroup("More") { Text("Inside") })
        #expect(!view.texts.contains("Inside"))
        view.tap("More")
        #expect(view.texts.contains("Inside"))
        view.tap("More")
        #expect(!view.texts.contains("Inside"))
    }

    @Test func rowsOfAListAreSelected() {
        let view = LiveView(SelectionScreen())
        view.tap("Row 2")
        #expect(view.texts.contains("selected 2"))
    }
}

private struct PickerScreen: View {
    let isSegmented: Bool
    @State private var size = "small"

    var body: some View {
        VStack {
            Text(size)
            if isSegmented { picker.pickerStyle(.segmented) } else { picker }
        }
    }

    private var picker: some View {
        Picker("Size", selection: $size) {
            Text("Small").tag("small")
            Text("Large").tag("large")
        }
    }
}

private struct ElementPicker: View {
    @State private var letter = "b"

    var body: some View {
        VStack {
            Text("chosen \(letter)")
            Picker("Letter", selection: $letter) { ForEach(["a", "b", "c"], id: \.self) { Text($0) } }
        }
    }
}

private struct StepperScreen: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("\(count)")
            Stepper("Count", value: $count, in: 0...2)
        }
    }
}

private struct SliderScreen: View {
    @State private var value = 1.0

    var body: some View {
        VStack {
            Text(verbatim: "\(value)")
            Slider(value: $value, in: 0...10, step: 1)
        }
    }
}

private struct DateScreen: View {
    @State private var date = Date(timeIntervalSince1970: 0)

    var body: some View {
        VStack {
            Text(verbatim: "\(Int(date.timeIntervalSince1970))")
            DatePicker("Day", selection: $date)
        }
    }
}

private struct SelectionScreen: View {
    @State private var selection: Int?

    var body: some View {
        VStack {
            Text("selected \(selection ?? 0)")
            List(1..<4, id: \.self, selection: $selection) { Text("Row \($0)") }
        }
    }
}
