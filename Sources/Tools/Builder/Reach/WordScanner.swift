import ProjectReader

/// The tokens of Swift text, without comments. What string literals interpolate is read as code; their other text only where it is one name.
struct WordScanner {
    enum Token: Equatable {
        case word(Word)
        /// A run of operator characters, with the number of `<` in it less that of `>`.
        case symbol(Word, angles: Int)
        /// A bracket, comma, colon, full stop, `@` or `#`.
        case mark(UInt8)
        case string
    }

    /// Every name and operator so far.
    private(set) var words: Set<Word> = []
    /// String literals that are one name.
    private(set) var strings: Set<Word> = []
    private var cursor: SwiftCursor
    private var bytes: [UInt8] { cursor.bytes }
    private var position: Int {
        get { cursor.position }
        set { cursor.position = newValue }
    }

    init(_ bytes: [UInt8]) { cursor = SwiftCursor(bytes) }

    mutating func next() -> Token? {
        skipBlanks()
        guard position < bytes.count else { return nil }
        let byte = bytes[position]
        if SwiftCursor.isWord(byte) { return .word(word()) }
        if byte == UInt8(ascii: "\"") || startsRawString() {
            string()
            return .string
        }
        if Self.isOperator(byte) { return symbol() }
        position += 1
        return .mark(byte)
    }

    private mutating func word() -> Word {
        var result = Word()
        while position < bytes.count, SwiftCursor.isWord(bytes[position]) {
            result.add(bytes[position])
            position += 1
        }
        words.insert(result)
        return result
    }

    private mutating func symbol() -> Token {
        var result = Word()
        var angles = 0
        while position < bytes.count, Self.isOperator(bytes[position]), !cursor.startsComment {
            result.add(bytes[position])
            if bytes[position] == UInt8(ascii: "<") { angles += 1 }
            if bytes[position] == UInt8(ascii: ">") { angles -= 1 }
            position += 1
        }
        words.insert(result)
        return .symbol(result, angles: angles)
    }
}

extension WordScanner {
    /// Blanks, comments and backticks.
    private mutating func skipBlanks() {
        repeat {
            cursor.skipBlanks()
        } while skipBacktick()
    }

    private mutating func skipBacktick() -> Bool {
        guard cursor.byte == UInt8(ascii: "`") else { return false }
        position += 1
        return true
    }

    private func startsRawString() -> Bool {
        var end = position
        while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
        return end > position && end < bytes.count && bytes[end] == UInt8(ascii: "\"")
    }

    private mutating func string() {
        let pounds = count(UInt8(ascii: "#"))
        let isLong = cursor.starts("\"\"\"")
        position += isLong ? 3 : 1
        let start = position
        var end: Int?
        while end == nil, position < bytes.count {
            if bytes[position] == UInt8(ascii: "\\"), has(pounds, at: position + 1) {
                position += 1 + pounds
                if position < bytes.count, bytes[position] == UInt8(ascii: "(") { interpolation() } else { position += 1 }
            } else if isLong ? cursor.starts("\"\"\"") : bytes[position] == UInt8(ascii: "\""), has(pounds, at: position + (isLong ? 3 : 1)) {
                end = position
                position += (isLong ? 3 : 1) + pounds
            } else if !isLong, bytes[position] == 10 {
                end = position
            } else {
                position += 1
            }
        }
        keep(bytes[start..<(end ?? bytes.count)])
    }

    /// The parts of a literal such as `Module.Class` count as names: classes are looked up by them.
    private mutating func keep(_ text: ArraySlice<UInt8>) {
        guard !text.isEmpty, text.allSatisfy({ SwiftCursor.isWord($0) || $0 == UInt8(ascii: ".") }) else { return }
        strings.insert(Word(text))
        for part in text.split(separator: UInt8(ascii: ".")) { words.insert(Word(part)) }
    }

    private mutating func interpolation() {
        var depth = 0
        while let token = next() {
            if token == .mark(UInt8(ascii: "(")) { depth += 1 }
            if token == .mark(UInt8(ascii: ")")) { depth -= 1 }
            if depth == 0 { return }
        }
    }

    private mutating func count(_ byte: UInt8) -> Int {
        let start = position
        while position < bytes.count, bytes[position] == byte { position += 1 }
        return position - start
    }

    private func has(_ pounds: Int, at start: Int) -> Bool {
        start + pounds <= bytes.count && bytes[start..<(start + pounds)].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    private static func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "<"), UInt8(ascii: ">"),
            UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "%"):
            true
        default: false
        }
    }
}
