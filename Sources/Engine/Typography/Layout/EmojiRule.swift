import Foundation

/// Which characters are drawn as colour pictures.
enum EmojiRule {
    private static let textSelector: UInt32 = 0xFE0E
    private static let emojiSelector: UInt32 = 0xFE0F
    private static let keycap: UInt32 = 0x20E3

    /// Whether one grapheme cluster is an emoji.
    static func isEmoji(_ cluster: ArraySlice<UInt32>) -> Bool {
        guard let first = cluster.first, cluster.count > 1 || first >= 0x203C, let scalar = Unicode.Scalar(first) else { return false }
        if cluster.contains(textSelector) { return false }
        let properties = scalar.properties
        if properties.isEmojiPresentation { return true }
        guard properties.isEmoji else { return false }
        return cluster.contains(emojiSelector) || cluster.contains(keycap) || cluster.contains(where: isModifierOrJoiner)
    }

    private static func isModifierOrJoiner(_ value: UInt32) -> Bool { (0x1F3FB...0x1F3FF).contains(value) || value == 0x200D }

    /// Characters a face need not have a glyph for.
    static func isIgnorable(_ value: UInt32) -> Bool {
        value < 0x20 || (0xFE00...0xFE0F).contains(value) || (0x200B...0x200F).contains(value) || (0x202A...0x202E).contains(value)
            || (0x2060...0x206F).contains(value) || value == 0xAD || value == 0xFEFF || value == TextSource.objectReplacement
    }
}
