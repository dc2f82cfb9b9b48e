/// A place in Swift text, with what every reader of its tokens steps over.
public struct SwiftCursor: Sendable {
    /// The text, as UTF-8.
    public let bytes: [UInt8]
    /// The index of the next byte; at or past the end when all is read.
    public var position = 0

    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The next byte; nil at the end.
    public var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Whether what follows begins with the text.
    public func starts(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        let start = text.utf8Start
        var index = 0
        while index < count, bytes[position + index] == start[index] { index += 1 }
        return index == count
    }

    /// Whether a comment begins here.
    public var startsComment: Bool { byte == UInt8(ascii: "/") && (starts("//") || starts("/*")) }

    /// Steps over blanks and comments.
    public mutating func skipBlanks() {
        while let byte {
            if byte <= 32 {
                position += 1
            } else if byte != UInt8(ascii: "/") {
                return
            } else if starts("//") {
                skip(through: "\n")
            } else if starts("/*") {
                skipBlockComment()
            } else {
                return
            }
        }
    }

    /// Steps behind the next occurrence of the text, or to the end.
    public mutating func skip(through end: StaticString) {
        let first = end.utf8Start[0]
        while position < bytes.count, bytes[position] != first || !starts(end) { position += 1 }
        position = min(position + end.utf8CodeUnitCount, bytes.count)
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if starts("/*") {
                depth += 1
                position += 2
            } else if starts("*/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
    }

    /// Whether the byte belongs to a name or a number; everything beyond ASCII does.
    public static func isWord(_ byte: UInt8) -> Bool {
        let letter = byte | 0x20
        return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}
