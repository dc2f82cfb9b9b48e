/// Why a widget's timeline is asked for. In the order in which the ledger names one of several.
public enum ReloadReason: String, CaseIterable, Hashable, Codable, Sendable {
    case placed
    case edited
    /// The app was updated, so that the widget may look different.
    case appUpdated = "app-updated"
    /// An intent of the widget was performed.
    case intent
    case localeChange = "locale-change"
    case textSizeChange = "text-size-change"
    case accessibilityChange = "accessibility-change"
    /// The clock was set, or the time zone changed.
    case timeChange = "time-change"
    case locationChange = "location-change"
    /// Pull to refresh, which only source document 002 knows.
    case userRefresh = "user-refresh"
    case restart
    /// `WidgetCenter.reloadTimelines(ofKind:)` or `reloadAllTimelines()`.
    case reloadCall = "reload-call"
    case push
    case policyAfter = "policy-after"
    case policyAtEnd = "policy-at-end"
    /// Another attempt after a failure.
    case retry
}

/// Several reasons at once, when reloads become one.
public struct ReloadReasons: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public init(_ reason: ReloadReason) { rawValue = 1 << reason.position }

    /// The reason to name.
    public var first: ReloadReason? {
        rawValue == 0 ? nil : ReloadReason.inOrder[rawValue.trailingZeroBitCount]
    }
}

extension ReloadReason {
    static let inOrder = allCases

    var position: UInt32 {
        switch self {
        case .placed: 0
        case .edited: 1
        case .appUpdated: 2
        case .intent: 3
        case .localeChange: 4
        case .textSizeChange: 5
        case .accessibilityChange: 6
        case .timeChange: 7
        case .locationChange: 8
        case .userRefresh: 9
        case .restart: 10
        case .reloadCall: 11
        case .push: 12
        case .policyAfter: 13
        case .policyAtEnd: 14
        case .retry: 15
        }
    }
}

/// What of an app or around it makes reloads free while it lasts.
public enum AppSession: String, CaseIterable, Hashable, Codable, Sendable {
    case foreground, audio, navigation, debugger
}

/// Whose list of free reloads is followed. The source documents contradict Apple and each other.
public enum ExemptionAuthority: String, CaseIterable, Hashable, Codable, Sendable {
    case apple
    case document002 = "document-002"
    case document004 = "document-004"
}
