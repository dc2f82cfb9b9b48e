import FoundationOverlay

public let HKErrorDomain = "com.apple.healthkit"

/// What went wrong with health data.
public struct HKError: Error, Hashable, CustomNSError, Sendable {
    public enum Code: Int, Sendable {
        case unknownError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument, errorAuthorizationDenied
        case errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled, errorAnotherWorkoutSessionStarted
        case errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied, errorNoData
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { HKErrorDomain }
    public var errorCode: Int { code.rawValue }

    static let denied = HKError(.errorAuthorizationDenied)
}
