import FoundationOverlay
import enum Snapshot.Interaction
import SwiftUI

extension Toggle {
    @MainActor @preconcurrency public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(label: label(), isOn: isOn, intent: intent)
    }
}

extension Toggle where Label == Text {
    public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
        self.init(label: Text(titleKey), isOn: isOn, intent: intent)
    }

    @_disfavoredOverload
    public nonisolated init<I: AppIntent>(_ titleResource: LocalizedStringResource, isOn: Bool, intent: I) {
        self.init(label: Text(titleResource), isOn: isOn, intent: intent)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
        self.init(label: Text(title), isOn: isOn, intent: intent)
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: I) {
        self.init(label: SwiftUI.Label(titleKey, systemImage: systemImage), isOn: isOn, intent: intent)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: AppIntent>(_ title: S, systemImage: String, isOn: Bool, intent: I) {
        self.init(label: SwiftUI.Label(title, systemImage: systemImage), isOn: isOn, intent: intent)
    }
}

extension Toggle {
    /// A toggle whose tap runs an intent, by the system or, in a running app, in place. Until the widget is drawn anew the system
    /// shows its other state.
    nonisolated init<I: AppIntent>(label: Label, isOn: Bool, intent: I) {
        let interaction = Interaction.intent(IntentArchive.action(for: intent, control: .toggle(isOn: isOn)))
        self.init(_label: label, isOn: isOn, interaction: interaction) { IntentInApp.run(intent) }
    }
}
