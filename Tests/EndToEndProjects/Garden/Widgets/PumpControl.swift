import AppIntents
import SwiftUI
import WidgetKit

struct PumpIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Pump"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}

struct PumpValue: ControlValueProvider {
    var previewValue: Bool { true }
    func currentValue() async throws -> Bool { false }
}

struct PumpControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Pump", provider: PumpValue()) { isOn in
            ControlWidgetToggle("Pump", isOn: isOn, action: PumpIntent()) { isOn in
                Label(isOn ? "On" : "Off", systemImage: "drop").controlWidgetActionHint("Water the garden")
            }
        }
        .displayName("Pump").description("The garden's pump.")
    }
}
