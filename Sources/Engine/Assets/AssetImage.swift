import Foundation

/// The variant of an image set that was chosen for some traits.
public struct AssetImage: Hashable, Sendable {
    public enum RenderingIntent: String, Hashable, Sendable { case template, original }
    public enum ResizingMode: String, Hashable, Sendable { case stretch, tile }

    public var name: String
    /// Path of the picture file.
    public var path: String
    /// Pixels of the file per point; 1 for vector pictures.
    public var scale: Double
    /// Size of the file in pixels, in points for vector pictures.
    public var pixelSize: CGSize
    public var isVector: Bool
    /// Whether a vector picture stays sharp when it is enlarged (“Preserve Vector Data”).
    public var preservesVector: Bool
    public var renderingIntent: RenderingIntent?
    /// Top, left, bottom, right in points; empty where the whole picture stretches.
    public var capInsets: [Double]
    public var resizingMode: ResizingMode
    /// Drawn for the other writing direction, so it is mirrored.
    public var isFlippedHorizontally: Bool

    /// Size in points.
    public var size: CGSize { CGSize(width: pixelSize.width / scale, height: pixelSize.height / scale) }
}
