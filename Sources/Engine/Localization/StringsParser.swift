/// The old property list syntax of `.strings` files.
struct StringsParser {
    private let scalars: [UnicodeScalar]
    private let file: String
    private var index = 0
    private var line = 1

    init(_ text: String, file: String) {
        scalars = Array(text.unicodeScalars)
        self.file = file
    }

    mutating func entries() throws -> [String: String] {
        var entries: [String: String] = [:]
        try skipBlank()
        let isBraced = take("{")
        while true {
            try skipBlank()
            if index >= scalars.count || (isBraced && take("}")) { return entries }
            let key = try token("a key")
            try skipBlank()
            var value = key
            if take("=") {
                try skipBlank()
                value = try token("a value")
                try skipBlank()
            }
            guard take(";") else { throw failure("expected “;” after the value of “\(key)”") }
            entries[key] = value
        }
    }

    private func failure(_ reason: String) -> LocalizationFailure {
        LocalizationFailure(file: file, line: line, reason: reason)
    }

    private var current: UnicodeScalar? { index < scalars.count ? scalars[index] : nil }

    private mutating func advance() {
        if scalars[index] == "\n" { line += 1 }
        index += 1
    }

    private mutating func take(_ scalar: UnicodeScalar) -> Bool {
        guard current == scalar else { return false }
        advance()
        return true
    }

    private mutating func skipBlank() throws {
        while let scalar = current {
            if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
                advance()
            } else if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "/" {
                while let scalar = current, scalar != "\n" { advance() }
            } else if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "*" {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws {
        let start = line
        index += 2
        while index + 1 < scalars.count {
            if scalars[index] == "*", scalars[index + 1] == "/" {
                index += 2
                return
            }
            advance()
        }
        throw LocalizationFailure(file: file, line: start, reason: "the comment is not closed; end it with “*/”")
    }

    private mutating func token(_ what: String) throws -> String {
        if let quote = current, quote == "\"" || quote == "'" { return try quoted(quote) }
        var text = String.UnicodeScalarView()
        while let scalar = current, scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "_.-$/:".unicodeScalars.contains(scalar)
        {
            text.append(scalar)
            advance()
        }
        guard !text.isEmpty else { throw failure("expected \(what) in quotation marks") }
        return String(text)
    }

    private mutating func quoted(_ quote: UnicodeScalar) throws -> String {
        let start = line
        advance()
        var units: [UInt16] = []
        while let scalar = current {
            advance()
            if scalar == quote { return String(decoding: units, as: UTF16.self) }
            if scalar == "\\" { units += escape() } else { units += Array(String(scalar).utf16) }
        }
        throw LocalizationFailure(file: file, line: start, reason: "the text is not closed; end it with a quotation mark")
    }

    private mutating func escape() -> [UInt16] {
        guard let scalar = current else { return [] }
        advance()
        switch scalar {
        case "n": return [0x0A]
        case "r": return [0x0D]
        case "t": return [0x09]
        case "a": return [0x07]
        case "b": return [0x08]
        case "f": return [0x0C]
        case "v": return [0x0B]
        case "U", "u": return number(radix: 16, digits: 4) ?? [UInt16(scalar.value)]
        case "0"..."7":
            index -= 1
            return number(radix: 8, digits: 3) ?? []
        default: return Array(String(scalar).utf16)
        }
    }

    private mutating func number(radix: Int, digits: Int) -> [UInt16]? {
        var text = ""
        while text.count < digits, let scalar = current, Int(String(scalar), radix: radix) != nil {
            text.unicodeScalars.append(scalar)
            advance()
        }
        return UInt16(text, radix: radix).map { [$0] }
    }
}
