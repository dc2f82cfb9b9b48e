import FoundationOverlay
import SwiftUI

extension Button {
    @MainActor @preconcurrency public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(label: label(), role: nil, intent: intent)
    }

    @MainActor @preconcurrency public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(label: label(), role: role, intent: intent)
    }
}

extension Button where Label == Text {
    public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) { self.init(label: Text(titleKey), role: nil, intent: intent) }

    @_disfavoredOverload
    public nonisolated init<I: AppIntent>(_ titleResource: LocalizedStringResource, intent: I) {
        self.init(label: Text(titleResource), role: nil, intent: intent)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) { self.init(label: Text(title), role: nil, intent: intent) }

    public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I) {
        self.init(label: Text(titleKey), role: role, intent: intent)
    }

    @_disfavoredOverload
    public nonisolated init<I: AppIntent>(_ titleResource: LocalizedStringResource, role: ButtonRole?, intent: I) {
        self.init(label: Text(titleResource), role: role, intent: intent)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: AppIntent>(_ title: S, role: ButtonRole?, intent: I) {
        self.init(label: Text(title), role: role, intent: intent)
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, intent: I) {
        self.init(label: SwiftUI.Label(titleKey, systemImage: systemImage), role: nil, intent: intent)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: AppIntent>(_ title: S, systemImage: String, intent: I) {
        self.init(label: SwiftUI.Label(title, systemImage: systemImage), role: nil, intent: intent)
    }

    public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, intent: I) {
        self.init(label: SwiftUI.Label(titleKey, systemImage: systemImage), role: role, intent: intent)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: AppIntent>(_ title: S, systemImage: String, role: ButtonRole?, intent: I) {
        self.init(label: SwiftUI.Label(title, systemImage: systemImage), role: role, intent: intent)
    }

    public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, image: ImageResource, intent: I) {
        self.init(label: SwiftUI.Label(titleKey, image: image), role: nil, intent: intent)
    }

    public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, intent: I) {
        self.init(label: SwiftUI.Label(titleKey, image: image), role: role, intent: intent)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: AppIntent>(_ title: S, image: ImageResource, role: ButtonRole?, intent: I) {
        self.init(label: SwiftUI.Label(title, image: image), role: role, intent: intent)
    }
}

extension Button {
    /// A button whose tap runs an intent, by the system or, in a running app, in place.
    nonisolated init<I: AppIntent>(label: Label, role: ButtonRole?, intent: I) {
        self.init(_label: label, role: role, interaction: .intent(IntentArchive.action(for: intent, control: .button))) { IntentInApp.run(intent) }
    }
}

/// Intents of controls in an app's own windows.
@MainActor
enum IntentInApp {
    static func run<I: AppIntent>(_ intent: I) {
        Task { @MainActor in
            do {
                _ = try await intent.perform()
                IntentExecutions.shared.note(intent)
            } catch {
                IntentFinding.note(.intentFailed, "\(I.persistentIdentifier): \(error)")
            }
        }
    }
}
