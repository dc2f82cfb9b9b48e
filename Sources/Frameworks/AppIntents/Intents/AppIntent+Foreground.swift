import FoundationOverlay
import Metrics

/// Where and how an intent runs.
public struct IntentSystemContext: Hashable, Sendable {
    /// Whether the app is in the foreground.
    public struct Mode: Hashable, Sendable {
        /// Whether the app can come to the foreground now.
        /// - Support: partial: always false.
        public var canContinueInForeground: Bool { false }

        public static let background = Mode()
    }

    public var currentMode: Mode { .background }
    /// When the person asked for the intent, if the system knows it.
    /// - Support: partial: always nil.
    public var preciseTimestamp: Date? { nil }
}

extension AppIntent {
    public var systemContext: IntentSystemContext { IntentSystemContext() }

    /// - Support: partial: throws; nobody is there to go on in the app.
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
        throw needsToContinueInForegroundError(dialog, alwaysConfirm: alwaysConfirm)
    }

    /// - Support: partial: throws; nobody is there to go on in the app.
    public func continueInForeground<Result: Sendable>(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true, continuation: @escaping @Sendable @MainActor () async throws -> Result
    ) async throws -> Result { throw needsToContinueInForegroundError(dialog, alwaysConfirm: alwaysConfirm) }

    public func needsToContinueInForegroundError(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool) -> some Error {
        UnsupportedAPI.report("AppIntent.continueInForeground", "nobody is asked to go on in the app; the intent ends with an error")
        return NeedsForeground(dialog: dialog)
    }

    /// - Support: partial: throws; nobody is asked.
    public func requestChoice(between options: [IntentChoiceOption], dialog: IntentDialog? = nil) async throws -> IntentChoiceOption {
        UnsupportedAPI.report("AppIntent.requestChoice(between:dialog:)", "nobody is asked; the intent ends with an error")
        throw MissingIntentValue(parameter: "choice", dialog: dialog?.text)
    }
}

/// What a person can choose when an intent asks.
public struct IntentChoiceOption: Hashable, Identifiable, Sendable {
    public enum Style: Hashable, Sendable { case `default`, destructive, cancel }

    public let id: String
    public let title: LocalizedStringResource
    public let subtitle: LocalizedStringResource?
    public let style: Style

    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, style: Style = .default) {
        self.title = title
        self.subtitle = subtitle
        self.style = style
        id = title.key
    }

    public static let cancel = IntentChoiceOption(title: "Cancel", style: .cancel)
    public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption { IntentChoiceOption(title: title, style: .cancel) }

    public static func == (a: IntentChoiceOption, b: IntentChoiceOption) -> Bool { a.id == b.id && a.style == b.style }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// An extension that has intents and no views.
@MainActor @preconcurrency
public protocol AppIntentsExtension {
    init()
}

extension AppIntentsExtension {
    /// Answers the system.
    /// - Support: none. The extension of its own for intents is not run; widgets and apps run their intents.
    public static func main() { UnsupportedAPI.report("AppIntentsExtension.main()", "the extension answers nobody") }
}
