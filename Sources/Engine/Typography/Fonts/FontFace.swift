import CTypography
import Foundation
import Geometry

/// One face of a font file. Immutable, usable from any thread.
public final class FontFace: @unchecked Sendable {
    /// The name ``FontReference/face`` refers to.
    public let name: String
    public let path: String
    /// The face in the file, and in the upper half which named instance of its variations it is, from 1.
    public let index: UInt32
    /// Font units of one em.
    public let unitsPerEm: Double
    /// Font units above the baseline.
    public let ascender: Double
    /// Font units below the baseline, positive.
    public let descender: Double
    public let lineGap: Double
    public let capHeight: Double
    public let xHeight: Double
    /// CSS weight.
    public let weight: Double
    public let isItalic: Bool
    let fitting: LetterFitting?
    /// Glyphs of letters whose ascenders are fitted.
    let ascending: Set<UInt32>
    /// Signs whose heights are fitted, by their glyphs.
    let signs: [UInt32: LetterFitting.Sign]
    let handle: OpaquePointer
    private let instance: FontInstance?

    /// Opens a face of a TrueType or OpenType file; `name` defaults to its PostScript name.
    public init(file path: String, index: UInt32 = 0, name: String? = nil) throws(FontError) {
        guard let handle = ctypography_face_open(path, index) else { throw .unreadable(path: path) }
        let metrics = ctypography_face_metrics(handle)
        self.handle = handle
        fitting = LetterFitting(ofFile: path)
        ascending = Set((fitting?.ascenders?.letters ?? []).map { ctypography_face_glyph(handle, $0.value) })
        signs = Dictionary(
            (fitting?.signs ?? []).map { (ctypography_face_glyph(handle, $0.sign.value), $0) }, uniquingKeysWith: { first, _ in first })
        self.path = path
        self.index = index
        let instance = index >> 16 == 0 ? nil : FontInstance(index >> 16, of: handle)
        self.instance = instance
        self.name = name ?? instance?.name ?? Self.entry(6, of: handle) ?? (path as NSString).lastPathComponent
        unitsPerEm = Double(metrics.units_per_em)
        ascender = Double(metrics.ascender)
        descender = -Double(metrics.descender)
        lineGap = Double(metrics.line_gap)
        capHeight = Double(metrics.cap_height)
        xHeight = Double(metrics.x_height)
        weight = instance?.weight ?? FontInstance.baseWeight(of: handle) ?? Double(metrics.weight)
        isItalic = metrics.is_italic || instance?.isItalic == true
    }

    /// Indices of the named instances of a face that differ from the face as it is.
    var instances: [UInt32] {
        guard index >> 16 == 0 else { return [] }
        return (0..<ctypography_face_instance_count(handle)).map { $0 + 1 }.filter { !ctypography_face_instance(handle, $0).is_default }
            .map { $0 << 16 | index }
    }

    deinit { ctypography_face_close(handle) }

    /// Family, full, PostScript and typographic family names.
    public var names: [String] {
        guard instance == nil else { return [familyName, fullName, name].compactMap(\.self) }
        return [16, 1, 4, 6].compactMap { Self.entry($0, of: handle) }
    }
    public var fullName: String? {
        guard let style = instance?.style else { return Self.entry(4, of: handle) }
        return familyName.map { "\($0) \(style)" }
    }
    /// Whether it is the bold face of its family, as the file has it (name 2); heavier and lighter ones are families of their own.
    public var isBold: Bool { (instance?.style ?? Self.entry(2, of: handle))?.split(separator: " ").first == "Bold" }
    public var familyName: String? { Self.entry(16, of: handle) ?? Self.entry(1, of: handle) }

    /// The glyph of a character; nil if the face has none.
    public func glyph(for scalar: Unicode.Scalar) -> UInt32? {
        let glyph = ctypography_face_glyph(handle, scalar.value)
        return glyph == 0 ? nil : glyph
    }

    /// The glyph with a name of the `post` or CFF table; nil if the face has none.
    public func glyph(named name: String) -> UInt32? {
        let glyph = ctypography_face_glyph_named(handle, name)
        return glyph == 0 ? nil : glyph
    }

    /// Horizontal advance in font units.
    public func advance(of glyph: UInt32) -> Double { Double(ctypography_face_advance(handle, glyph)) }

    static func entry(_ id: UInt32, of handle: OpaquePointer) -> String? {
        var buffer = [CChar](repeating: 0, count: 256)
        let length = ctypography_face_name(handle, id, &buffer, buffer.count)
        guard length > 0 else { return nil }
        return String(decoding: buffer.prefix(Int(length)).prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
