import FoundationOverlay
import Typography

/// A face of a font file.
///
/// - Support: partial. Its names and heights, and what Core Text makes of it; no glyph outlines and no variations.
public final class CGFont: @unchecked Sendable {
    package let face: FontFace

    private init(face: FontFace) { self.face = face }

    /// The first face of a font file; nil where the bytes are none.
    public convenience init?(_ provider: CGDataProvider) {
        guard let path = provider.path ?? Self.file(of: provider.data), let face = try? FontFace(file: path) else { return nil }
        self.init(face: face)
    }

    /// A face by its PostScript name; nil where the app has registered none of that name.
    public convenience init?(_ name: CFString) {
        guard FontLibrary.shared.isRegistered(name), let face = try? FontLibrary.shared.face(named: name) else { return nil }
        self.init(face: face)
    }

    public var postScriptName: CFString? { face.name }
    public var fullName: CFString? { face.fullName ?? face.name }
    public var unitsPerEm: Int32 { Int32(face.unitsPerEm) }
    /// In font units, as the other heights.
    public var ascent: Int32 { Int32(face.ascender) }
    public var descent: Int32 { -Int32(face.descender) }
    public var leading: Int32 { Int32(face.lineGap) }
    public var capHeight: Int32 { Int32(face.capHeight) }
    public var xHeight: Int32 { Int32(face.xHeight) }

    /// Faces are opened from files: bytes that came from none are put into one, named after them. nil where it cannot be written, which makes
    /// no font of them.
    private static func file(of data: CFData?) -> String? {
        guard let data else { return nil }
        let hash = data.reduce(into: UInt64(14_695_981_039_346_656_037)) { $0 = ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Fonts")
        let file = folder.appendingPathComponent(String(hash, radix: 16) + ".ttf")
        guard !FileManager.default.fileExists(atPath: file.path) else { return file.path }
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return FileManager.default.createFile(atPath: file.path, contents: data) ? file.path : nil
    }
}
