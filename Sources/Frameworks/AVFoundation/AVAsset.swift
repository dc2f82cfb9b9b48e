import CoreGraphics
import FoundationOverlay

/// - Support: partial. Knows its address; nothing is loaded of it.
open class AVAsset: NSObject, @unchecked Sendable {
    public let url: URL

    public init(url: URL) {
        self.url = url
        super.init()
    }

    open var duration: CMTime { .zero }
    open var isPlayable: Bool { false }
    open var isExportable: Bool { false }
    open var isReadable: Bool { false }
    open var hasProtectedContent: Bool { false }
    open var preferredRate: Float { 1 }
    open var preferredVolume: Float { 1 }
    open var tracks: [AVAssetTrack] { [] }
    open var metadata: [AVMetadataItem] { [] }
    open var commonMetadata: [AVMetadataItem] { [] }

    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { throw AVError(.unknown) }
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) {
        if let handler { DispatchQueue.global().async { handler() } }
    }
    open func cancelLoading() {}
}

/// What of media is asked for by `load`.
public struct AVAsyncProperty<Root: AnyObject, Value>: Sendable {
    let name: String
}

extension AVAsyncProperty where Root: AVAsset {
    public static var duration: AVAsyncProperty<Root, CMTime> { .init(name: "duration") }
    public static var isPlayable: AVAsyncProperty<Root, Bool> { .init(name: "isPlayable") }
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init(name: "tracks") }
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init(name: "metadata") }
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init(name: "commonMetadata") }
}

extension AVAsyncProperty where Root == AVAssetTrack {
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init(name: "naturalSize") }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init(name: "preferredTransform") }
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> { .init(name: "nominalFrameRate") }
}

extension AVAsyncProperty where Root == AVMetadataItem {
    public static var stringValue: AVAsyncProperty<Root, String?> { .init(name: "stringValue") }
    public static var dataValue: AVAsyncProperty<Root, Data?> { .init(name: "dataValue") }
}

/// What is asked for with `load`.
public protocol AVAsynchronousKeyValueLoading: AnyObject {}

extension AVAsset: AVAsynchronousKeyValueLoading {}
extension AVAssetTrack: AVAsynchronousKeyValueLoading {}
extension AVMetadataItem: AVAsynchronousKeyValueLoading {}

extension AVAsynchronousKeyValueLoading {
    /// Always fails: nothing is loaded.
    public func load<A>(_ a: AVAsyncProperty<Self, A>) async throws -> A { throw AVError(.unknown) }
    /// Always fails: nothing is loaded.
    public func load<A, B>(_ a: AVAsyncProperty<Self, A>, _ b: AVAsyncProperty<Self, B>) async throws -> (A, B) { throw AVError(.unknown) }
    /// Always fails: nothing is loaded.
    public func load<A, B, C>(
        _ a: AVAsyncProperty<Self, A>, _ b: AVAsyncProperty<Self, B>, _ c: AVAsyncProperty<Self, C>
    ) async throws -> (A, B, C) { throw AVError(.unknown) }
}

/// - Support: partial. Knows its address; nothing is loaded of it.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    public override init(url: URL) { super.init(url: url) }
    public init(url: URL, options: [String: Any]?) { super.init(url: url) }
}

/// A track of media. There is none.
open class AVAssetTrack: NSObject, @unchecked Sendable {
    open var mediaType: AVMediaType { .video }
    open var naturalSize: CGSize { .zero }
    open var preferredTransform: CGAffineTransform { .identity }
    open var nominalFrameRate: Float { 0 }
    open var estimatedDataRate: Float { 0 }
    open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: .zero) }
}

/// What media say of themselves. They say nothing.
open class AVMetadataItem: NSObject, @unchecked Sendable {
    open var identifier: AVMetadataIdentifier? { nil }
    open var commonKey: AVMetadataKey? { nil }
    open var stringValue: String? { nil }
    open var dataValue: Data? { nil }
    open var numberValue: NSNumber? { nil }
    open var value: (any NSCopying & NSObjectProtocol)? { nil }

    public static func metadataItems(from items: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier) -> [AVMetadataItem] { [] }
}

public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")

    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")

    public init(rawValue: String) { self.rawValue = rawValue }
}
