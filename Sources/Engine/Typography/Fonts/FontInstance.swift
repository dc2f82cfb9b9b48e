import CTypography

/// A named instance of a font whose axes vary.
struct FontInstance {
    /// Its PostScript name; where the font gives none, that of the font with the style behind it, as Core Text makes one.
    let name: String?
    /// Such as “SemiBold”.
    let style: String?
    /// CSS weight; nil where the font does not vary in it.
    let weight: Double?
    let isItalic: Bool

    /// - Parameter number: From 1.
    init(_ number: UInt32, of handle: OpaquePointer) {
        let instance = ctypography_face_instance(handle, number)
        style = FontFace.entry(instance.style_name, of: handle)
        weight = instance.weight < 0 ? nil : Double(instance.weight)
        isItalic = instance.slant != 0
        let own = instance.postscript_name == 0 ? nil : FontFace.entry(instance.postscript_name, of: handle)
        name = own ?? Self.made(FontFace.entry(6, of: handle), style)
    }

    private static func made(_ font: String?, _ style: String?) -> String? {
        guard let font, let style else { return nil }
        return "\(font)_\(style.filter { $0 != " " })"
    }

    /// The weight of a varying font as it is; nil where none of its instances is that.
    static func baseWeight(of handle: OpaquePointer) -> Double? {
        let instances = (0..<ctypography_face_instance_count(handle)).map { ctypography_face_instance(handle, $0 + 1) }
        return instances.first(where: \.is_default).flatMap { $0.weight < 0 ? nil : Double($0.weight) }
    }
}
