import FoundationOverlay

/// How the shortcuts for the values of a parameter are shown.
/// - Support: accepted, without effect: nobody offers the shortcuts.
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value: _IntentValue>: Sendable {
    public init(
        for keyPath: KeyPath<Intent, IntentParameter<Value>>, summary: AppShortcutParameterPresentationSummary<Intent>,
        @AppShortcutOptionsCollectionSpecificationBuilder<Intent, Value> optionsCollections: () -> [any AppShortcutOptionsCollectionSpecification]
    ) {}
    public init(
        for keyPath: KeyPath<Intent, IntentParameter<Value>>, summary: AppShortcutParameterPresentationSummary<Intent>,
        title: AppShortcutParameterPresentationTitle<Intent>,
        @AppShortcutOptionsCollectionSpecificationBuilder<Intent, Value> optionsCollections: () -> [any AppShortcutOptionsCollectionSpecification]
    ) {}
}

/// What a shortcut with a value says it does.
/// - Support: accepted, without effect: nobody offers the shortcuts.
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent>: Sendable {
    public init(_ string: AppShortcutParameterPresentationSummaryString<Intent>, table: String? = nil) {}
}

/// `"Start \(\.$timer)"`.
/// - Support: accepted, without effect: nobody offers the shortcuts.
public struct AppShortcutParameterPresentationSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    let text: String
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) { text += "${parameter}" }
    }
}

/// What stands above the shortcuts with values.
/// - Support: accepted, without effect: nobody offers the shortcuts.
public struct AppShortcutParameterPresentationTitle<Intent: AppIntent>: Sendable {
    public init(_ string: AppShortcutParameterPresentationTitleString<Intent>, table: String? = nil) {}
}

/// - Support: accepted, without effect: nobody offers the shortcuts.
public struct AppShortcutParameterPresentationTitleString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    let text: String
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += "${\(token)}" }
    }
}

/// Values of a parameter with a heading.
/// - Support: accepted, without effect: nobody offers the shortcuts.
public protocol AppShortcutOptionsCollectionSpecification: Sendable {}

/// - Support: accepted, without effect: nobody offers the shortcuts.
public protocol AppShortcutOptionsCollectionProtocol: AppShortcutOptionsCollectionSpecification {
    associatedtype Provider: DynamicOptionsProvider
    var dynamicOptionsProvider: Provider { get }
    var title: LocalizedStringResource { get }
    var systemImageName: String { get }
}

/// - Support: accepted, without effect: nobody offers the shortcuts.
public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider>: AppShortcutOptionsCollectionProtocol {
    public let dynamicOptionsProvider: Provider
    public let title: LocalizedStringResource
    public let systemImageName: String

    public init(_ dynamicOptionsProvider: Provider, title: LocalizedStringResource, systemImageName: String) {
        self.dynamicOptionsProvider = dynamicOptionsProvider
        self.title = title
        self.systemImageName = systemImageName
    }
}

@resultBuilder
public struct AppShortcutOptionsCollectionSpecificationBuilder<Intent: AppIntent, Value: _IntentValue> {
    public static func buildBlock(
        _ collections: any AppShortcutOptionsCollectionSpecification...
    ) -> [any AppShortcutOptionsCollectionSpecification] { collections }
}

/// What people say that starts no shortcut, although it sounds like it.
/// - Support: accepted, without effect: nobody listens.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
    let text: String
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += "${\(token)}" }
    }
}

/// Several of these phrases.
/// - Support: accepted, without effect: nobody listens.
public struct NegativeAppShortcutPhrases: Sendable {
    let phrases: [NegativeAppShortcutPhrase]
    public init(@NegativeAppShortcutPhrasesBuilder phrases: () -> [NegativeAppShortcutPhrase]) { self.phrases = phrases() }
}

@resultBuilder
public struct NegativeAppShortcutPhrasesBuilder {
    public static func buildExpression(_ phrase: NegativeAppShortcutPhrase) -> [NegativeAppShortcutPhrase] { [phrase] }
    public static func buildExpression(_ phrases: NegativeAppShortcutPhrases) -> [NegativeAppShortcutPhrase] { phrases.phrases }
    public static func buildExpression(_ phrases: [NegativeAppShortcutPhrase]) -> [NegativeAppShortcutPhrase] { phrases }
    public static func buildBlock(_ parts: [NegativeAppShortcutPhrase]...) -> [NegativeAppShortcutPhrase] { parts.flatMap { $0 } }
}
