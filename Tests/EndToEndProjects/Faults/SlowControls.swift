import AppIntents
import Foundation
import SwiftUI
import WidgetKit

struct ToggleIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Toggle"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}

/// A value that comes late.
struct LateValue: ControlValueProvider {
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool {
        try await Task.sleep(for: .milliseconds(1300))
        return true
    }
}

/// A value whose provider holds its thread.
struct BlockingValue: ControlValueProvider {
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool {
        Thread.sleep(forTimeInterval: 0.6)
        return true
    }
}

struct LateControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Late", provider: LateValue()) { ControlWidgetToggle("Late", isOn: $0, action: ToggleIntent()) }
    }
}

struct BlockingControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Blocking", provider: BlockingValue()) { ControlWidgetToggle("Blocking", isOn: $0, action: ToggleIntent()) }
    }
}
