/// A part of a format text such as `%1$@ has %lld items`.
public enum FormatSegment: Sendable, Hashable {
    case text(String)
    /// A place for an argument.
    case argument(FormatSpecifier)
    /// `%#@name@`: a part with variants. `position` is explicit when not `nil`, counted from 1.
    case substitution(name: String, position: Int?)
    /// `%arg`: the number that decided the variant.
    case decidingArgument

    /// Splits a format. A `%` that starts nothing known stays text.
    public static func parse(_ format: String) -> [FormatSegment] {
        var parser = FormatParser(format)
        return parser.segments()
    }
}

/// A place for an argument in a format, such as `%2$.1f`.
public struct FormatSpecifier: Sendable, Hashable {
    /// Which argument, counted from 1; the next one when `nil`.
    public var position: Int?
    public var flags: String
    public var width: Int?
    public var precision: Int?
    /// `@ d i u x X o f F e E g G a A c s C S p`.
    public var conversion: Character

    public init(position: Int? = nil, flags: String = "", width: Int? = nil, precision: Int? = nil, conversion: Character) {
        self.position = position
        self.flags = flags
        self.width = width
        self.precision = precision
        self.conversion = conversion
    }
}

private struct FormatParser {
    private let characters: [Character]
    private var index = 0

    init(_ format: String) { characters = Array(format) }

    mutating func segments() -> [FormatSegment] {
        var segments: [FormatSegment] = []
        var text = ""
        while index < characters.count {
            let character = characters[index]
            index += 1
            guard character == "%" else {
                text.append(character)
                continue
            }
            if take("%") {
                text.append("%")
            } else if let segment = specifier() {
                if !text.isEmpty { segments.append(.text(text)) }
                text = ""
                segments.append(segment)
            } else {
                text.append("%")
            }
        }
        if !text.isEmpty { segments.append(.text(text)) }
        return segments
    }

    private mutating func specifier() -> FormatSegment? {
        let start = index
        if takeAll("arg") { return .decidingArgument }
        var result = FormatSpecifier(conversion: "@")
        let number = digits()
        if let number, take("$") { result.position = number } else { index = start }
        if takeAll("#@") { return substitution(result.position, start: start) }
        while let flag = peek(), "-+ #0'".contains(flag) {
            result.flags.append(flag)
            index += 1
        }
        result.width = digits()
        if take(".") { result.precision = digits() ?? 0 }
        while let length = peek(), "hlqLztj".contains(length) { index += 1 }
        guard let conversion = peek(), "@dDiuUxXoOfFeEgGaAcCsSp".contains(conversion) else {
            index = start
            return nil
        }
        index += 1
        result.conversion = conversion
        return .argument(result)
    }

    private mutating func substitution(_ position: Int?, start: Int) -> FormatSegment? {
        guard let end = characters[index...].firstIndex(of: "@") else {
            index = start
            return nil
        }
        defer { index = end + 1 }
        return .substitution(name: String(characters[index..<end]), position: position)
    }

    private func peek() -> Character? { index < characters.count ? characters[index] : nil }

    private mutating func take(_ character: Character) -> Bool {
        guard peek() == character else { return false }
        index += 1
        return true
    }

    private mutating func takeAll(_ text: String) -> Bool {
        guard characters[index...].starts(with: text) else { return false }
        index += text.count
        return true
    }

    private mutating func digits() -> Int? {
        var text = ""
        while let digit = peek(), digit.isASCII, digit.isNumber, text.count < 9 {
            text.append(digit)
            index += 1
        }
        return Int(text)
    }
}
