import CTypography
import Foundation

/// Directions, scripts and break opportunities of one paragraph.
struct ParagraphAnalysis {
    var levels: [UInt8]
    var scripts: [UInt32]
    /// Flags of `ctypography_find_breaks`, one more than code points.
    var breaks: [UInt8]
    var isRightToLeft: Bool

    static let latin: UInt32 = 0x4C61_746E

    init(_ scalars: [UInt32], isRightToLeft: Bool, language: String, breaksHangulWords: Bool = false) {
        let count = UInt32(scalars.count)
        breaks = [UInt8](repeating: 0, count: scalars.count + 1)
        ctypography_find_breaks(scalars, count, language, &breaks)
        let isPlain = scalars.allSatisfy { $0 < 0x300 }
        self.isRightToLeft = Self.strongDirection(scalars) ?? isRightToLeft
        if isPlain && !self.isRightToLeft {
            levels = [UInt8](repeating: 0, count: scalars.count)
        } else {
            levels = [UInt8](repeating: 0, count: scalars.count)
            ctypography_find_levels(scalars, count, self.isRightToLeft ? 1 : 0, &levels)
        }
        scripts = [UInt32](repeating: Self.latin, count: scalars.count)
        if !isPlain { ctypography_find_scripts(scalars, count, &scripts) }
        if !isPlain && !breaksHangulWords { joinHangulWords(scalars) }
    }

    /// Takes away the breaks between Hangul characters, as Apple's strategy `hangulWordPriority` does, which is one of labels' standard ones.
    private mutating func joinHangulWords(_ scalars: [UInt32]) {
        for i in scalars.indices.dropFirst() where Self.isHangul(scalars[i]) && Self.isHangul(scalars[i - 1]) {
            breaks[i] &= ~UInt8(ctypography_can_break_line_before)
        }
    }

    /// Syllables and letters, by the blocks of Unicode.
    private static func isHangul(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
        default: false
        }
    }

    /// Direction of the first letter: true for right to left, nil where there is no letter.
    private static func strongDirection(_ scalars: [UInt32]) -> Bool? {
        for value in scalars {
            if isRightToLeftLetter(value) { return true }
            if let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic { return false }
        }
        return nil
    }

    private static func isRightToLeftLetter(_ value: UInt32) -> Bool {
        switch value {
        case 0x5BE, 0x5D0...0x5F4, 0x608, 0x60B, 0x60D, 0x61B...0x64A, 0x66D...0x66F, 0x671...0x6D5, 0x6E5...0x6E6, 0x6EE...0x6EF,
            0x6FA...0x70D, 0x710, 0x712...0x72F, 0x74D...0x7A5, 0x7B1, 0x7C0...0x7EA, 0x800...0x815, 0x840...0x858, 0x8A0...0x8C9, 0x200F,
            0xFB1D, 0xFB1F...0xFB28, 0xFB2A...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            true
        default: false
        }
    }
}
