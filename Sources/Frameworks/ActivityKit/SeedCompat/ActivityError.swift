import FoundationOverlay

/// A name that tutorials take for ActivityKit's. Apple has no such type: requests fail with `ActivityAuthorizationError`, so code that
/// catches both compiles and takes the clause of `ActivityAuthorizationError`.
public enum ActivityError: Error, Hashable, Sendable {
    case dataTooLarge
    case tooManyActivities
    case notEnabled

    /// The error of these tutorials that stands for one of Apple's.
    public init?(_ error: ActivityAuthorizationError) {
        switch error {
        case .attributesTooLarge: self = .dataTooLarge
        case .globalMaximumExceeded, .targetMaximumExceeded: self = .tooManyActivities
        case .denied, .unsupported, .unsupportedTarget: self = .notEnabled
        default: return nil
        }
    }
}
