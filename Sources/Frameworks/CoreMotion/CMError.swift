import FoundationOverlay

public let CMErrorDomain = "CMErrorDomain"

public struct CMError: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public let CMErrorNULL = CMError(rawValue: 100)
public let CMErrorDeviceRequiresMovement = CMError(rawValue: 101)
public let CMErrorMotionActivityNotAvailable = CMError(rawValue: 104)
public let CMErrorMotionActivityNotAuthorized = CMError(rawValue: 105)

extension NSError {
    /// What every question for motion is answered with.
    static var motionNotAvailable: NSError { NSError(domain: CMErrorDomain, code: Int(CMErrorMotionActivityNotAvailable.rawValue)) }
}

public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
