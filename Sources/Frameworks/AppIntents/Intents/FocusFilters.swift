import FoundationOverlay

/// An intent the system performs when a Focus begins or ends. Here no Focus is on.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
    /// What the app shows while the Focus is on.
    var appContext: FocusFilterAppContext { get }

    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
    public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

    public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }

    /// Says that `appContext` has changed.
    /// - Support: accepted, without effect: no Focus is on.
    public func invalidateFocusFilterAppContext() {}

    /// The filter of the Focus that is on. Throws, because none is.
    public static var current: Self { get async throws { throw SetFocusFilterIntentError.notFound } }
}

/// Why a Focus filter cannot be had.
public enum SetFocusFilterIntentError: Error, LocalizedError, Hashable, Sendable {
    /// No Focus is on, or it has no filter of the app.
    case notFound
    case missingParameterValue

    public var errorDescription: String? {
        switch self {
        case .notFound: "no Focus is on"
        case .missingParameterValue: "a parameter of the Focus filter has no value"
        }
    }
}

/// What an app asks of the system while a Focus is on.
// Unchecked: a predicate never changes, but Foundation does not declare it sendable.
public struct FocusFilterAppContext: @unchecked Sendable {
    /// Which notifications are shown.
    public var notificationFilterPredicate: NSPredicate?
    /// The beginning of the identifiers of scenes that are shown.
    public var targetContentIdentifierPrefix: String?

    public init(notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil) {
        self.notificationFilterPredicate = notificationFilterPredicate
        self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
    }
}

/// What is known of a Focus that is being set up.
public struct FocusFilterSuggestionContext: Sendable {
    /// The identifier of the kind of Focus.
    public var typeIdentifier: String?
}
