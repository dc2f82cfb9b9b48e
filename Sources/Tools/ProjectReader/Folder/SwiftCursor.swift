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
        guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
        return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
    }

    /// Whether a comment begins here.
    public var startsComment: Bool { starts("//") || starts("/*") }

    /// Steps over blanks and comments.
    public mutating func skipBlanks() {
        while let byte {
            if byte <= 32 {
                position += 1
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
        while position < bytes.count, !starts(end) { position += 1 }
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
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: byte >= 0x80
        }
    }
}
