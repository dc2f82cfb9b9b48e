import Foundation

/// Reads commands and numbers of SVG attributes, where separators are optional: `M1-2.5.5e1`.
struct NumberScanner {
    private let text: [UInt8]
    private var position = 0

    init(_ text: String) { self.text = Array(text.utf8) }

    var isAtEnd: Bool { position >= text.count }

    private mutating func skipSeparators() {
        while position < text.count, [0x20, 0x2C, 0x09, 0x0A, 0x0D].contains(text[position]) { position += 1 }
    }

    /// The next letter; nil at the end or where something else follows.
    mutating func command() -> Unicode.Scalar? {
        skipSeparators()
        guard position < text.count else { return nil }
        let byte = text[position]
        guard (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) else { return nil }
        position += 1
        return Unicode.Scalar(byte)
    }

    var hasNumber: Bool {
        var copy = self
        return copy.number() != nil
    }

    /// One digit `0` or `1`, which needs no separator behind it.
    mutating func flag() -> Bool? {
        skipSeparators()
        guard position < text.count, text[position] == 0x30 || text[position] == 0x31 else { return nil }
        position += 1
        return text[position - 1] == 0x31
    }

    mutating func number() -> Double? {
        skipSeparators()
        let first = position
        var end = position
        func isDigit(_ i: Int) -> Bool { i < text.count && (0x30...0x39).contains(text[i]) }
        if end < text.count, text[end] == 0x2B || text[end] == 0x2D { end += 1 }
        while isDigit(end) { end += 1 }
        if end < text.count, text[end] == 0x2E {
            end += 1
            while isDigit(end) { end += 1 }
        }
        if end > first, end < text.count, text[end] == 0x65 || text[end] == 0x45 {
            let sign = end + 1 < text.count && (text[end + 1] == 0x2B || text[end + 1] == 0x2D) ? 1 : 0
            if isDigit(end + 1 + sign) {
                end += 1 + sign
                while isDigit(end) { end += 1 }
            }
        }
        guard let value = Double(String(decoding: text[first..<end], as: UTF8.self)), value.isFinite else { return nil }
        position = end
        return value
    }

    /// All numbers from here on, up to something that is none.
    mutating func numbers() -> [Double] {
        var found: [Double] = []
        while let number = number() { found.append(number) }
        return found
    }
}
