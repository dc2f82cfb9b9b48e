import FoundationOverlay
@testable import SwiftUI
import Testing
import ViewEngine

@MainActor
struct ColorPickerTests {
    struct Chooser: View {
        @State var color = Color(red: 1, green: 0.5, blue: 0)
        var body: some View {
            VStack {
                ColorPicker("Accent", selection: $color)
                EnvironmentReading { environment in
                    let parts = color.resolve(in: environment)
                    Text(verbatim: "\(Int((parts.red * 255).rounded())) \(Int((parts.green * 255).rounded())) \(Int((parts.blue * 255).rounded()))")
                }
            }
        }
    }

    @Test func aTapOnTheWellOffersColours() {
        let view = LiveView(Chooser())
        #expect(view.texts.contains("255 128 0") && !view.texts.contains("Colors"))
        view.tap("Accent")
        #expect(view.texts.contains("Colors"))
        view.tap("#1A0A52")
        #expect(view.texts.contains("26 10 82"))
        view.tap("Close")
        #expect(view.texts.contains("26 10 82") && !view.texts.contains("Colors"))
    }

    @Test func aPartCanBeChangedAlone() {
        let view = LiveView(Chooser())
        view.tap("Accent")
        view.tap("Sliders")
        view.enter("1", in: "Blue")
        #expect(view.texts.contains("255 128 255"))
    }
}
