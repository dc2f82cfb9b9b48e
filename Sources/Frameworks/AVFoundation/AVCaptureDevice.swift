import FoundationOverlay

public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
}

/// - Support: none. There is no camera and no microphone; access is denied.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    open class func `default`(for type: AVMediaType) -> AVCaptureDevice? { nil }
    open class func authorizationStatus(for type: AVMediaType) -> AVAuthorizationStatus { .denied }
    open class func requestAccess(for type: AVMediaType) async -> Bool { false }
    open class func requestAccess(for type: AVMediaType, completionHandler: @escaping @Sendable (Bool) -> Void) { completionHandler(false) }
}
