import Foundation
import Snapshot

extension FontLibrary {
    /// Characters of laid-out lines that no face has, so that a box stands in their place; each once, in order.
    public func undrawn(_ lines: [GlyphLine]) -> [Unicode.Scalar] {
        var found: [Unicode.Scalar] = []
        for run in lines.flatMap(\.runs) where run.glyphs.contains(0) {
            // A face that cannot be opened is a problem of its own.
            guard let face = try? face(named: run.font.face) else { continue }
            for scalar in run.text.unicodeScalars where !EmojiRule.isIgnorable(scalar.value) && !found.contains(scalar) {
                if face.glyph(for: scalar) == nil { found.append(scalar) }
            }
        }
        return found
    }
}
