/// Words and single punctuation marks of Swift text, without comments and string literals.
struct SwiftWordScanner {
    private var cursor: SwiftCursor

    init(_ text: String) { cursor = SwiftCursor(Array(text.utf8)) }

    mutating func next() -> String? {
        while true {
            cursor.skipBlanks()
            guard let byte = cursor.byte else { return nil }
            guard byte == UInt8(ascii: "\"") else { return word() }
            if cursor.starts("\"\"\"") {
                cursor.position += 3
                cursor.skip(through: "\"\"\"")
            } else {
                skipString()
            }
        }
    }

    /// What stands before the end of the line or a comment, as it is written.
    mutating func restOfLine() -> String {
        let start = cursor.position
        while let byte = cursor.byte, byte != UInt8(ascii: "\n"), !cursor.startsComment { cursor.position += 1 }
        return String(decoding: cursor.bytes[start..<cursor.position], as: UTF8.self)
    }

    private mutating func word() -> String {
        let start = cursor.position
        while let byte = cursor.byte, SwiftCursor.isWord(byte) { cursor.position += 1 }
        if cursor.position == start { cursor.position += 1 }
        return String(decoding: cursor.bytes[start..<cursor.position], as: UTF8.self)
    }

    private mutating func skipString() {
        cursor.position += 1
        while let byte = cursor.byte, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\n") {
            cursor.position += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        cursor.position += 1
    }
}
