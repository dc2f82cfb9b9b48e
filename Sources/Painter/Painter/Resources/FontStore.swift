import Foundation
import Geometry
import Snapshot
import Synchronization

/// Opened faces and the glyphs drawn with them.
final class FontStore: Sendable {
    /// A font at a size, slant and turn.
    struct Instance: Hashable, Sendable {
        var face: String
        var matrix: CGAffineTransform
        var embolden: Double
    }

    struct GlyphKey: Hashable, Sendable {
        var instance: Instance
        var glyph: UInt32
        /// Sixteenths of a pixel.
        var phaseX: UInt8
        var phaseY: UInt8
    }

    enum Glyph: Sendable {
        case mask(CoverageMask)
        /// A colour bitmap around the glyph's origin, in pixels.
        case bitmap(Surface, em: Double)
        case none

        var byteCount: Int {
            switch self {
            case .mask(let mask): mask.byteCount
            case .bitmap(let surface, _): surface.byteCount
            case .none: 16
            }
        }
    }

    static let phases = 16.0

    private let source: any FaceSource
    private let faces = Mutex<[String: Face]>([:])
    private let glyphs = ByteCache<GlyphKey, Glyph>(mostBytes: 24 << 20)

    init(source: any FaceSource) { self.source = source }

    func face(_ name: String) throws -> Face {
        if let known = faces.withLock({ $0[name] }) { return known }
        let file = try source.file(forFace: name)
        guard let face = Face(path: file.path, index: file.index) else { throw UnreadableFace(path: file.path, index: file.index) }
        return faces.withLock { faces in
            if let known = faces[name] { return known }
            faces[name] = face
            return face
        }
    }

    func glyph(_ key: GlyphKey, _ face: Face) throws -> Glyph {
        if let known = glyphs[key] { return known }
        let glyph = try draw(key, face)
        glyphs.insert(glyph, for: key, bytes: glyph.byteCount + 64)
        return glyph
    }

    private func draw(_ key: GlyphKey, _ face: Face) throws -> Glyph {
        if let (surface, em) = try face.bitmap(key.glyph) { return .bitmap(surface, em: em) }
        var matrix = key.instance.matrix
        matrix.tx = Double(key.phaseX) / Self.phases
        matrix.ty = Double(key.phaseY) / Self.phases
        return face.mask(key.glyph, matrix, embolden: key.instance.embolden).map { .mask($0) } ?? .none
    }
}

/// A file that holds no such face.
struct UnreadableFace: Error, CustomStringConvertible {
    var path: String
    var index: Int

    var description: String { "\(path) holds no font face number \(index)" }
}
