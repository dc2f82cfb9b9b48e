import FoundationOverlay
import IsletModel

/// Why a Live Activity could not be started.
public enum ActivityAuthorizationError: Hashable, Sendable, CaseIterable {
    /// Attributes and state together take more than 4096 bytes.
    case attributesTooLarge
    /// The device has no Live Activities.
    case unsupported
    /// A person switched Live Activities off.
    case denied
    /// As many activities run as the device allows.
    case globalMaximumExceeded
    /// As many activities of this app run as the device allows.
    case targetMaximumExceeded
    /// The app's Info.plist does not set `NSSupportsLiveActivities`.
    case unsupportedTarget
    /// The app is not in the foreground.
    case visibility
    /// The system could not store the activity.
    case persistenceFailure
    case missingProcessIdentifier
    case unentitled
    case malformedActivityIdentifier
    /// The process is not the one that started the activity.
    case reconnectNotPermitted

    init(_ refusal: ActivityRefusal) {
        self =
            switch refusal {
            case .attributesTooLarge: .attributesTooLarge
            case .unsupported: .unsupported
            case .denied: .denied
            case .globalMaximumExceeded: .globalMaximumExceeded
            case .targetMaximumExceeded: .targetMaximumExceeded
            case .unsupportedTarget: .unsupportedTarget
            case .visibility: .visibility
            case .persistenceFailure: .persistenceFailure
            case .missingProcessIdentifier: .missingProcessIdentifier
            case .unentitled: .unentitled
            case .malformedActivityIdentifier: .malformedActivityIdentifier
            case .reconnectNotPermitted: .reconnectNotPermitted
            }
    }
}

extension ActivityAuthorizationError: CustomNSError {
    public static var errorDomain: String { ActivityErrorTexts.file.domain.value }
    public var errorCode: Int { text.code }

    /// The texts, which Foundation on Linux does not take from `LocalizedError` for an error with a code of its own.
    public var errorUserInfo: [String: Any] {
        var texts = [NSLocalizedDescriptionKey: errorDescription, NSLocalizedFailureReasonErrorKey: failureReason]
        texts[NSLocalizedRecoverySuggestionErrorKey] = recoverySuggestion
        return texts.compactMapValues { $0 }
    }
}

extension ActivityAuthorizationError: LocalizedError {
    public var errorDescription: String? { "The operation couldn’t be completed. \(text.reason)" }
    public var failureReason: String? { text.reason }
    public var recoverySuggestion: String? { text.suggestion }

    private var text: ActivityErrorTexts.Entry {
        guard let entry = ActivityErrorTexts.file.errors["\(self)"] else { preconditionFailure("authorization-errors.json lacks \(self)") }
        return entry
    }
}
