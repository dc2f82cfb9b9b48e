import FoundationOverlay
import Metrics

/// The shortcuts an app offers without any set-up.
/// - Support: accepted, without effect: nobody offers the shortcuts.
public protocol AppShortcutsProvider: AppShortcutsContent {
    typealias ParameterPresentation = AppShortcutParameterPresentation
    typealias Summary = AppShortcutParameterPresentationSummary
    typealias OptionsCollection = AppShortcutOptionsCollection
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    static var shortcutTileColor: ShortcutTileColor { get }
    /// What people say that starts none of the shortcuts.
    @NegativeAppShortcutPhrasesBuilder static var negativePhrases: [NegativeAppShortcutPhrase] { get }
}

/// Shortcuts of an app, or of a part of it.
public protocol AppShortcutsContent {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

extension AppShortcutsProvider {
    public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }
    public static var shortcutTileColor: ShortcutTileColor { .blue }

    public static func updateAppShortcutParameters() {
        UnsupportedAPI.report("AppShortcutsProvider.updateAppShortcutParameters()", "nobody offers the shortcuts")
    }
}

public enum ShortcutTileColor: Hashable, Sendable {
    case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal, yellow
}

/// An intent with the phrases that start it.
public struct AppShortcut: Sendable {
    let intent: any AppIntent
    public let shortTitle: LocalizedStringResource?
    public let systemImageName: String?

    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
    ) {
        self.intent = intent
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
    }

    /// With the values of a parameter, each of which is offered as a shortcut of its own.
    public init<Intent: AppIntent, Value: _IntentValue>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String,
        parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
    ) { self.init(intent: intent, phrases: phrases, shortTitle: shortTitle, systemImageName: systemImageName) }

    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
        self.intent = intent
        (shortTitle, systemImageName) = (nil, nil)
    }
}

/// What a person says: `"Start \(\.$timer) in \(.applicationName)"`.
public struct AppShortcutPhrase<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation {
    /// With the app's name and parameters as `${…}`.
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += "${\(token)}" }
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) { text += "${parameter}" }
    }
}

public enum AppShortcutPhraseToken: Hashable, Sendable { case applicationName }

@resultBuilder
public struct AppShortcutsBuilder {
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    public static func buildBlock(_ parts: [AppShortcut]...) -> [AppShortcut] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [AppShortcut]?) -> [AppShortcut] { part ?? [] }
    public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
    public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
    public static func buildLimitedAvailability(_ part: [AppShortcut]) -> [AppShortcut] { part }
}

/// A module or package whose intents an app has.
public protocol AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
