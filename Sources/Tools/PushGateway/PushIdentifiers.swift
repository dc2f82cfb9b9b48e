import Glibc

/// Makes identifiers for answers to requests that have none.
struct PushIdentifiers {
    /// Random bytes that are left; the system is asked for many at a time.
    private var chance: [UInt64] = []
    private static let stock = 512

    /// A random UUID (version 4) in lower case.
    mutating func make() -> String {
        if chance.count < 2 { refill() }
        let (high, low) = (chance.removeLast() & 0xffff_ffff_ffff_0fff | 0x4000, chance.removeLast() & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000)
        return Self.text(high, low)
    }

    private mutating func refill() {
        chance = Array(repeating: 0, count: Self.stock)
        chance.withUnsafeMutableBytes { if let start = $0.baseAddress { arc4random_buf(start, $0.count) } }
    }

    /// The form 8-4-4-4-12 of 128 bits.
    static func text(_ high: UInt64, _ low: UInt64) -> String {
        String(unsafeUninitializedCapacity: length) { text in
            var place = 0
            for (half, number) in [(0, high), (1, low)] {
                for index in 0..<16 {
                    if half == 0 ? index == 8 || index == 12 : index == 0 || index == 4 {
                        text[place] = UInt8(ascii: "-")
                        place += 1
                    }
                    let digit = UInt8(truncatingIfNeeded: number >> UInt64(60 - 4 * index)) & 0x0f
                    text[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
                    place += 1
                }
            }
            return place
        }
    }

    private static let length = 36

    /// The 128 bits of a text in that form, in lower case; nil for any other text.
    static func bits(of text: String) -> (UInt64, UInt64)? {
        var text = text
        return text.withUTF8 { bytes in
            guard bytes.count == length else { return nil }
            var (halves, count, faults) = ((UInt64(0), UInt64(0)), 0, UInt8(0))
            for (place, byte) in bytes.enumerated() {
                if place == 8 || place == 13 || place == 18 || place == 23 {
                    faults |= byte ^ UInt8(ascii: "-")
                    continue
                }
                // Digits are random: whatever branches here is guessed wrongly half of the time.
                let isLetter = byte >= UInt8(ascii: "a")
                let digit = byte &- (isLetter ? UInt8(ascii: "a") - 10 : UInt8(ascii: "0"))
                faults |= digit >= (isLetter ? 16 : 10) ? 1 : 0
                if count < 16 { halves.0 = halves.0 << 4 | UInt64(digit & 0x0f) } else { halves.1 = halves.1 << 4 | UInt64(digit & 0x0f) }
                count += 1
            }
            guard faults == 0 else { return nil }
            return halves
        }
    }
}
