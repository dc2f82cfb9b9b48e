import FoundationOverlay

/// A translated text taken apart: literal text and places for values.
struct FormatString {
    enum Part: Equatable {
        case literal(String)
        case value(index: Int, specifier: FormatSpecifier)
    }

    let parts: [Part]

    /// Takes `text` apart. `firstIndex` is the index of the first value that has no number of its own.
    init(_ text: String, firstIndex: Int = 0) {
        var parts: [Part] = []
        var literal = ""
        var next = firstIndex
        var rest = Substring(text)
        while let character = rest.first {
            rest.removeFirst()
            if character != "%" {
                literal.append(character)
            } else if rest.first == "%" {
                rest.removeFirst()
                literal.append("%")
            } else if let (specifier, end) = FormatSpecifier.read(rest) {
                if !literal.isEmpty { parts.append(.literal(literal)) }
                literal = ""
                parts.append(.value(index: specifier.position.map { $0 - 1 } ?? next, specifier: specifier))
                if specifier.position == nil { next += 1 }
                rest = rest[end...]
            } else {
                literal.append("%")
            }
        }
        if !literal.isEmpty { parts.append(.literal(literal)) }
        self.parts = parts
    }

    /// How many values without a number of their own the text takes.
    var sequentialCount: Int {
        parts.count { if case .value(_, let specifier) = $0 { specifier.position == nil } else { false } }
    }
}

/// What stands after a percent sign: `1$`, flags, width, precision and conversion.
struct FormatSpecifier: Equatable {
    var position: Int?
    var flags: Set<Character> = []
    var width: Int?
    var precision: Int?
    var conversion: Character

    /// The specifier at the start of `text` and where it ends.
    static func read(_ text: Substring) -> (FormatSpecifier, String.Index)? {
        var rest = text
        var result = FormatSpecifier(conversion: "@")
        if let number = takeNumber(&rest) {
            if rest.first == "$" {
                rest.removeFirst()
                result.position = number
            } else {
                rest = text
            }
        }
        while let flag = rest.first, "-+ #0'".contains(flag) { result.flags.insert(rest.removeFirst()) }
        result.width = takeNumber(&rest)
        if rest.first == "." {
            rest.removeFirst()
            result.precision = takeNumber(&rest) ?? 0
        }
        while let length = rest.first, "hlqLzjt".contains(length) { rest.removeFirst() }
        guard let conversion = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(conversion) else { return nil }
        result.conversion = conversion
        return (result, rest.index(after: rest.startIndex))
    }

    private static func takeNumber(_ text: inout Substring) -> Int? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits) else { return nil }
        text = text.dropFirst(digits.count)
        return number
    }
}
