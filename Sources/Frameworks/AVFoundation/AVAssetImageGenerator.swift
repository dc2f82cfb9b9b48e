import CoreGraphics
import FoundationOverlay

/// Takes pictures out of movies.
///
/// - Support: none. Nothing of a movie is read: every picture fails with ``AVError``.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    public enum Result: Int, Sendable {
        case succeeded, failed, cancelled
    }

    public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
        public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
        public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
    }

    public typealias CompletionHandler = @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

    public let asset: AVAsset
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    open var apertureMode: ApertureMode?
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage { throw AVError(.noImageAtTime) }

    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw AVError(.noImageAtTime) }

    open func generateCGImageAsynchronously(
        for requestedTime: CMTime, completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
    ) {
        handler(nil, requestedTime, AVError(.noImageAtTime))
    }

    open func generateCGImagesAsynchronously(forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler) {
        for _ in requestedTimes { handler(.zero, nil, .zero, .failed, AVError(.noImageAtTime)) }
    }

    open func cancelAllCGImageGeneration() {}
}
