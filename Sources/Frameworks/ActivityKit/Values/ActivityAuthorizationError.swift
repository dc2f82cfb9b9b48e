import FoundationOverlay

/// Why a Live Activity could not be started.
public enum ActivityAuthorizationError: Hashable, Sendable {
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
}

extension ActivityAuthorizationError: CustomNSError {
    public static var errorDomain: String { "com.apple.ActivityKit.ActivityInput" }

    public var errorCode: Int {
        switch self {
        case .attributesTooLarge: 0
        case .unsupported: 1
        case .denied: 2
        case .globalMaximumExceeded: 3
        case .targetMaximumExceeded: 4
        case .unsupportedTarget: 5
        case .visibility: 6
        case .persistenceFailure: 7
        case .missingProcessIdentifier: 8
        case .unentitled: 9
        case .malformedActivityIdentifier: 10
        case .reconnectNotPermitted: 11
        }
    }
}

extension ActivityAuthorizationError: LocalizedError {
    public var errorDescription: String? { failureReason }

    public var failureReason: String? {
        switch self {
        case .attributesTooLarge: "The Live Activity's attributes and content state exceed the maximum size of 4 KB."
        case .unsupported: "The device does not support Live Activities."
        case .denied: "Live Activities are switched off in Settings."
        case .globalMaximumExceeded: "The device has reached the maximum number of Live Activities."
        case .targetMaximumExceeded: "The app has reached the maximum number of Live Activities."
        case .unsupportedTarget: "The app does not support Live Activities."
        case .visibility: "The app is not in the foreground."
        case .persistenceFailure: "The Live Activity could not be stored."
        case .missingProcessIdentifier: "The process has no identifier."
        case .unentitled: "The app is not entitled to start Live Activities."
        case .malformedActivityIdentifier: "The activity's identifier is malformed."
        case .reconnectNotPermitted: "The process did not start this Live Activity."
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .attributesTooLarge: "Put less into the attributes and the content state: names of assets in place of images, keys in place of texts."
        case .unsupported: "Use an iPhone or iPad with iOS 16.1 or later."
        case .denied: "Switch Live Activities on for the app in Settings."
        case .globalMaximumExceeded, .targetMaximumExceeded: "End a running Live Activity first."
        case .unsupportedTarget: "Set NSSupportsLiveActivities to YES in the app's Info.plist."
        case .visibility: "Start the Live Activity while the app is in the foreground, from a LiveActivityIntent, or by a push."
        case .unentitled: "Add the entitlement to the app."
        case .persistenceFailure, .missingProcessIdentifier, .malformedActivityIdentifier, .reconnectNotPermitted: nil
        }
    }
}
