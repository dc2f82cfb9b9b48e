import Foundation

/// Parser of the text form of property lists (`{ key = value; }`), in which `project.pbxproj` and `.strings` are written.
public struct TextPropertyListParser {
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0
    /// Deeper nesting is refused instead of exhausting the stack.
    private static let maximumDepth = 200

    public init(text: String) {
        bytes = Array(text.utf8)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    /// The whole text: one value, or the entries of a dictionary without braces, as in `.strings`.
    public mutating func parse() throws(PropertyListFault) -> PropertyListValue {
        try skipSpace()
        guard position < bytes.count else { return .dictionary([:]) }
        let first = bytes[position]
        if first != UInt8(ascii: "{") && first != UInt8(ascii: "(") && first != UInt8(ascii: "<") {
            return .dictionary(try entries(until: nil))
        }
        let value = try value()
        try skipSpace()
        guard position == bytes.count else { throw problem("there is text after the end of the list") }
        return value
    }

    private mutating func value() throws(PropertyListFault) -> PropertyListValue {
        try skipSpace()
        guard position < bytes.count else { throw problem("the file ends in the middle of a value") }
        guard depth < Self.maximumDepth else { throw problem("values are nested more than \(Self.maximumDepth) deep") }
        depth += 1
        defer { depth -= 1 }
        switch bytes[position] {
        case UInt8(ascii: "{"):
            position += 1
            return .dictionary(try entries(until: UInt8(ascii: "}")))
        case UInt8(ascii: "("):
            position += 1
            return .array(try elements())
        case UInt8(ascii: "<"):
            position += 1
            return .data(try data())
        default:
            return .string(try string())
        }
    }

    private mutating func entries(until end: UInt8?) throws(PropertyListFault) -> [String: PropertyListValue] {
        var result: [String: PropertyListValue] = [:]
        while true {
            try skipSpace()
            guard position < bytes.count else {
                if end == nil { return result }
                throw problem("a “{” is never closed")
            }
            if bytes[position] == end {
                position += 1
                return result
            }
            let key = try string()
            try skipSpace()
            if peek(UInt8(ascii: ";")) {
                // A text without another one says itself.
                result[key] = .string(key)
            } else {
                try expect("=", after: "the key “\(key)”")
                result[key] = try value()
            }
            try skipSpace()
            if position < bytes.count, bytes[position] == end { continue }
            try expect(";", after: "the value of “\(key)”")
        }
    }

    private mutating func elements() throws(PropertyListFault) -> [PropertyListValue] {
        var result: [PropertyListValue] = []
        while true {
            try skipSpace()
            guard position < bytes.count else { throw problem("a “(” is never closed") }
            if bytes[position] == UInt8(ascii: ")") {
                position += 1
                return result
            }
            result.append(try value())
            try skipSpace()
            if peek(UInt8(ascii: ",")) {
                position += 1
            } else if !peek(UInt8(ascii: ")")) {
                throw problem("“,” or “)” is missing after an element of a list")
            }
        }
    }

    private mutating func data() throws(PropertyListFault) -> Data {
        var nibbles: [UInt8] = []
        while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
            if let nibble = Character(UnicodeScalar(bytes[position])).hexDigitValue { nibbles.append(UInt8(nibble)) }
            position += 1
        }
        guard position < bytes.count else { throw problem("a “<” is never closed") }
        position += 1
        return Data(stride(from: 0, to: nibbles.count - 1, by: 2).map { nibbles[$0] << 4 | nibbles[$0 + 1] })
    }

    private mutating func string() throws(PropertyListFault) -> String {
        let quote = bytes[position]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try quotedString(quote) }
        let start = position
        while position < bytes.count, Self.isPlain(bytes[position]) { position += 1 }
        guard position > start else { throw problem("“\(Character(UnicodeScalar(quote)))” cannot stand here") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func quotedString(_ quote: UInt8) throws(PropertyListFault) -> String {
        let start = position
        position += 1
        var result: [UInt8] = []
        while position < bytes.count, bytes[position] != quote {
            if bytes[position] == UInt8(ascii: "\\") {
                result += escape()
            } else {
                result.append(bytes[position])
                position += 1
            }
        }
        guard position < bytes.count else {
            position = start
            throw problem("a quotation mark is never closed")
        }
        position += 1
        return String(decoding: result, as: UTF8.self)
    }

    private mutating func escape() -> [UInt8] {
        position += 1
        guard position < bytes.count else { return [] }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return [10]
        case UInt8(ascii: "t"): return [9]
        case UInt8(ascii: "r"): return [13]
        case UInt8(ascii: "a"): return [7]
        case UInt8(ascii: "b"): return [8]
        case UInt8(ascii: "f"): return [12]
        case UInt8(ascii: "v"): return [11]
        case UInt8(ascii: "U"), UInt8(ascii: "u"): return unicode(after: byte)
        case UInt8(ascii: "0")...UInt8(ascii: "7"): return octal(first: byte)
        default: return [byte]
        }
    }

    /// A code unit in four digits; two of them where the first is half of a character.
    private mutating func unicode(after letter: UInt8) -> [UInt8] {
        guard let first = codeUnit() else { return [letter] }
        guard UTF16.isLeadSurrogate(first), peek(UInt8(ascii: "\\")), position + 1 < bytes.count, [85, 117].contains(bytes[position + 1]) else {
            return Array(String(decoding: [first], as: UTF16.self).utf8)
        }
        position += 2
        return Array(String(decoding: [first] + (codeUnit().map { [$0] } ?? []), as: UTF16.self).utf8)
    }

    private mutating func codeUnit() -> UInt16? {
        let digits = bytes[position..<min(position + 4, bytes.count)].prefix { Character(UnicodeScalar($0)).isHexDigit }
        position += digits.count
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    private mutating func octal(first: UInt8) -> [UInt8] {
        var value = UInt32(first - UInt8(ascii: "0"))
        for _ in 0..<2 where position < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[position]) {
            value = value * 8 + UInt32(bytes[position] - UInt8(ascii: "0"))
            position += 1
        }
        return UnicodeScalar(value).map { Array(String(Character($0)).utf8) } ?? []
    }
}

extension TextPropertyListParser {
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"): true
        default: byte >= 0x80
        }
    }

    private func peek(_ byte: UInt8) -> Bool { position < bytes.count && bytes[position] == byte }

    private mutating func expect(_ character: Character, after what: String) throws(PropertyListFault) {
        try skipSpace()
        guard peek(character.asciiValue ?? 0) else { throw problem("“\(character)” is missing after \(what)") }
        position += 1
    }

    /// Skips white space and comments of both kinds.
    private mutating func skipSpace() throws(PropertyListFault) {
        while position < bytes.count {
            if bytes[position] <= 32 {
                position += 1
            } else if isComment(UInt8(ascii: "/")) {
                while position < bytes.count, bytes[position] != 10 { position += 1 }
            } else if isComment(UInt8(ascii: "*")) {
                try skipBlockComment()
            } else {
                return
            }
        }
    }

    private func isComment(_ second: UInt8) -> Bool {
        bytes[position] == UInt8(ascii: "/") && position + 1 < bytes.count && bytes[position + 1] == second
    }

    private mutating func skipBlockComment() throws(PropertyListFault) {
        let start = position
        position += 2
        while position + 1 < bytes.count {
            if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
                position += 2
                return
            }
            position += 1
        }
        position = start
        throw problem("a comment is never closed")
    }

    private func problem(_ message: String) -> PropertyListFault {
        PropertyListFault(line: 1 + bytes[..<min(position, bytes.count)].count { $0 == 10 }, reason: message)
    }
}
