import FoundationOverlay

/// What went wrong with locations.
public struct CLError: Error, Hashable, CustomNSError, Sendable {
    public enum Code: Int, Sendable {
        case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure, regionMonitoringSetupDelayed
        case regionMonitoringResponseDelayed, geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled, deferredFailed
        case deferredNotUpdatingLocation, deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled, rangingUnavailable, rangingFailure
        case promptDeclined, historicalLocationError
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static let locationUnknown = Code.locationUnknown
    public static let denied = Code.denied
    public static let network = Code.network
    public static let headingFailure = Code.headingFailure
    public static let regionMonitoringDenied = Code.regionMonitoringDenied
    public static let regionMonitoringFailure = Code.regionMonitoringFailure
    public static let regionMonitoringSetupDelayed = Code.regionMonitoringSetupDelayed
    public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
    public static let geocodeFoundPartialResult = Code.geocodeFoundPartialResult
    public static let geocodeCanceled = Code.geocodeCanceled
    public static var errorDomain: String { "kCLErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

public let kCLErrorDomain = CLError.errorDomain

public func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
