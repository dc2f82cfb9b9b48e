import Metrics

extension ShapedParagraph {
    static let ellipsis: UInt32 = 0x2026

    /// Sets … of the system's font as three dots, as far apart as the system has them.
    func fitEllipses() {
        var fitted: [Glyph] = []
        fitted.reserveCapacity(glyphs.count + 2)
        for index in clusters.indices {
            let start = fitted.count
            let (range, font) = (clusters[index].glyphs, items[clusters[index].item].font)
            if font.isSystem, !font.isMonospaced, scalars[clusters[index].scalars].elementsEqual([Self.ellipsis]),
                let dot = font.face.glyph(for: ".")
            {
                let pitch = SystemFontMetrics.shared.ellipsisPitch(size: font.size, weight: font.weight) * font.size
                fitted += (0..<3).map { Glyph(id: dot, x: Double($0) * pitch, y: glyphs[range].first?.y ?? 0) }
                let rest = SystemFontMetrics.shared.ellipsisRest(size: font.size, weight: font.weight) * font.size
                clusters[index].advance = 3 * pitch + rest + font.tracking
                clusters[index].tightenable = 0
            } else {
                fitted += glyphs[range]
            }
            clusters[index].glyphs = start..<fitted.count
        }
        glyphs = fitted
    }
}
