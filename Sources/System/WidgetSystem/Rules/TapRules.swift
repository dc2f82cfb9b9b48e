import IsletModel

/// Where a finger touches a widget.
public struct WidgetTap: Hashable, Codable, Sendable {
    public enum Target: Hashable, Codable, Sendable {
        case background
        case link(String)
        /// A button or toggle with an intent.
        case intent(TappedIntent)
        /// A control that reacts to nothing in an archived view.
        case inert
    }

    public var target: Target
    /// The URL of the whole widget.
    public var widgetURL: String?

    public init(_ target: Target, widgetURL: String? = nil) {
        self.target = target
        self.widgetURL = widgetURL
    }
}

public struct TappedIntent: Hashable, Codable, Sendable {
    public enum Process: Hashable, Codable, Sendable { case `extension`, app }

    public var name: String
    /// Its values, as JSON.
    public var parameters: String
    public var process: Process
    /// `openAppWhenRun`.
    public var opensApp: Bool
    /// The new state of a toggle; nil for a button.
    public var toggle: Bool?

    public init(_ name: String, parameters: String = "{}", process: Process = .extension, opensApp: Bool = false, toggle: Bool? = nil) {
        self.name = name
        self.parameters = parameters
        self.process = process
        self.opensApp = opensApp
        self.toggle = toggle
    }
}

/// What a tap on a widget does. Pure.
///
/// Apple publishes which families have one target, that only buttons and toggles with an intent act, from iOS 17 on, and that they are
/// inactive on a locked device and in CarPlay. That a tap on a widget without families has no effect is in source document 004 alone.
public struct TapRules: Sendable {
    public enum Outcome: Hashable, Sendable {
        case openApp(url: String?)
        case perform(TappedIntent)
        case nothing(NoReaction)
    }

    public enum NoReaction: Hashable, Sendable {
        /// The widget is no longer part of the app, or has no families.
        case dead
        case locked
        case carPlay
    }

    public let isInteractive: Bool

    public init(system: SystemVersion, features: SystemFeatures = .standard) { isInteractive = features.has(.interactiveWidgets, on: system) }

    public func outcome(of tap: WidgetTap, family: WidgetFamily, place: WidgetPlace, isAlive: Bool, isLocked: Bool) -> Outcome {
        guard isAlive else { return .nothing(.dead) }
        guard place != .carPlay else { return .nothing(.carPlay) }
        switch tap.target {
        case .intent(let intent) where isInteractive: return isLocked ? .nothing(.locked) : .perform(intent)
        case .link(let url) where !family.isOneTapTarget: return .openApp(url: url)
        case .background, .link, .intent, .inert: return .openApp(url: tap.widgetURL)
        }
    }
}
