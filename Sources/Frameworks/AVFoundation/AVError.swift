import FoundationOverlay

/// What can fail with media.
public struct AVError: Error, Equatable, CustomNSError {
    public enum Code: Int, Sendable {
        case unknown = -11800
        case fileFormatNotRecognized = -11828
        case decoderNotFound = -11833
        case noImageAtTime = -11832
        case operationNotAllowed = -11862
        case deviceNotConnected = -11814
        case applicationIsNotAuthorizedToUseDevice = -11852
    }

    public var code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "AVFoundationErrorDomain" }
    public var errorCode: Int { code.rawValue }
}
