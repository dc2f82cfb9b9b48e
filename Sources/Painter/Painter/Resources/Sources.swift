import Foundation
import Geometry
import Snapshot

/// Where the files of fonts are.
public protocol FaceSource: Sendable {
    /// The file of a face and its index in the file.
    func file(forFace face: String) throws -> (path: String, index: Int)
}

/// Decoded pixels: rows from the top, four bytes a pixel (blue, green, red, alpha), premultiplied.
public struct PicturePixels: Sendable {
    public var width: Int
    public var height: Int
    public var bytes: Data

    public init(width: Int, height: Int, bytes: Data) {
        self.width = width
        self.height = height
        self.bytes = bytes
    }
}

/// Where the pixels of pictures come from.
public protocol PictureSource: Sendable {
    /// Whether the picture has no size of its own and must be decoded at the size it is shown at.
    func isVector(_ resource: ImageResource) -> Bool
    /// Changes when the file behind the resource does.
    func revision(of resource: ImageResource) -> String
    /// The pixels; vector pictures at `size` pixels.
    func pixels(of resource: ImageResource, size: CGSize) throws -> PicturePixels
}

/// Lays out text at the time it is painted.
public protocol TextSource: Sendable {
    /// Glyphs at their places; `scale` in pixels per point.
    func drawing(of text: DynamicTextDrawing, at date: Date, scale: Double) throws -> TextDrawing
}
