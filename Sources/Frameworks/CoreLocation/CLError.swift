import FoundationOverlay

/// What went wrong with locations.
public struct CLError: Error, Hashable, CustomNSError, Sendable {
    public enum Code: Int, Sendable {
        case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure, geocodeFoundNoResult = 8
        case geocodeFoundPartialResult, geocodeCanceled
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static let locationUnknown = Code.locationUnknown
    public static let denied = Code.denied
    public static let network = Code.network
    public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
    public static var errorDomain: String { "kCLErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

public func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
