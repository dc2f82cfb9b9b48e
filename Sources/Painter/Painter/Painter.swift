import CRaster
import Foundation
import Geometry
import Snapshot

/// Turns snapshots into pictures: snapshot, time and scale in, pixels out. Equal input gives equal bytes.
///
/// A painter may be used from several threads; it keeps opened fonts, glyphs and decoded pictures within fixed bounds.
public final class Painter: Sendable {
    /// Pictures with more pixels are refused.
    public static let mostPixels = 100_000_000
    /// Views and effects may lie this deep inside each other.
    public static let mostLevels = 400

    let stores: PaintStores
    let look: Look

    /// A painter that takes fonts, pictures and the layout of text that follows the clock from these.
    public init(faces: any FaceSource, pictures: any PictureSource, texts: any TextSource) {
        stores = PaintStores(faces: faces, pictures: pictures, texts: texts)
        look = .shared
    }

    /// Paints what the snapshot shows at `date`.
    public func paint(_ snapshot: Snapshot, at date: Date? = nil, options: PaintOptions = PaintOptions()) throws -> PaintedImage {
        let scale = options.scale ?? snapshot.scale
        let whole = try Self.pixelBox(snapshot.size, scale)
        let look = look.withGlass(options.glass)
        let snapshot = snapshot.handingDownEffects()
        let part = options.region.map { PixelBox(nearest: $0).intersection(whole) } ?? whole
        guard !part.isEmpty else { throw PaintError.unpaintableSize(width: part.rect.width, height: part.rect.height, scale: scale) }
        let target = try Surface(part == whole ? whole : MaterialReach.grown(part, snapshot, scale, look).intersection(whole))
        let renderer = try Renderer(snapshot, date: date ?? snapshot.date, scale: scale, stores: stores, look: look, target: target)
        try Presenter(snapshot: snapshot, options: options, look: look).draw(renderer)
        renderer.checkCanvas()
        return PaintedImage(surface: try target.cut(to: part), diagnostics: renderer.diagnostics)
    }

    /// A PNG file of what the snapshot shows at `date`; its size in pixels is the snapshot's size times the scale.
    public func png(_ snapshot: Snapshot, at date: Date? = nil, options: PaintOptions = PaintOptions()) throws -> Data {
        try paint(snapshot, at: date, options: options).png()
    }

    static func pixelBox(_ size: CGSize, _ scale: Double) throws -> PixelBox {
        let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
        guard width >= 1, height >= 1, width < 1e6, height < 1e6, scale > 0, width * height <= Double(mostPixels) else {
            throw PaintError.unpaintableSize(width: size.width, height: size.height, scale: scale)
        }
        return PixelBox(x0: 0, y0: 0, x1: Int(width), y1: Int(height))
    }
}
