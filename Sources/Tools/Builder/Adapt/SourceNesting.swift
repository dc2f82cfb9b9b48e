import IsletModel
import ProjectReader

/// How deep brackets and conditions lie inside each other in a source file.
///
/// Parsers of Swift, the compiler's among them, try every way to read an opening bracket, so that the time they take doubles with each level of
/// square brackets; and they keep what is open on their stack. No program that people write comes near the bounds.
struct SourceNesting {
    enum Opening: String, Hashable, CaseIterable {
        case square = "["
        case round = "("
        case curly = "{"
        case condition = "#if"

        var most: Int {
            switch self {
            case .square: 16
            case .round, .condition: 64
            case .curly: 200
            }
        }
    }

    private(set) var depths: [Opening: Int] = [:]
    /// The first opening beyond its bound, and its line from 1.
    private(set) var excess: (opening: Opening, line: Int)?
    private var line = 1

    init(_ text: String) {
        var scanner = ByteScanner(Array(text.utf8))
        while excess == nil, let byte = scanner.next() {
            switch byte {
            case UInt8(ascii: "\n"): line += 1
            case UInt8(ascii: "/"): line += scanner.skipComment()
            case UInt8(ascii: "\""): line += scanner.skipString()
            case UInt8(ascii: "#"): directive(&scanner)
            case UInt8(ascii: "["): open(.square)
            case UInt8(ascii: "]"): close(.square)
            case UInt8(ascii: "("): open(.round)
            case UInt8(ascii: ")"): close(.round)
            case UInt8(ascii: "{"): open(.curly)
            case UInt8(ascii: "}"): close(.curly)
            default: break
            }
        }
    }

    /// Ends with an error for a file that nobody could read to its end.
    static func check(_ text: String, file: String) throws(ProjectProblem) {
        guard let (opening, line) = SourceNesting(text).excess else { return }
        throw ProjectProblem(
            code: .nestedTooDeep, file: file, line: line, message: "“\(opening.rawValue)” is nested more than \(opening.most) levels deep",
            mend: "Split the expression or block, or close what was left open")
    }

    private mutating func open(_ opening: Opening) {
        depths[opening, default: 0] += 1
        if depths[opening, default: 0] > opening.most, excess == nil { excess = (opening, line) }
    }

    private mutating func close(_ opening: Opening) { depths[opening] = max(0, depths[opening, default: 0] - 1) }

    private mutating func directive(_ scanner: inout ByteScanner) {
        if scanner.take("if") { open(.condition) } else if scanner.take("endif") { close(.condition) }
    }
}

/// Goes through the bytes of a source file, past comments and strings.
private struct ByteScanner {
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> UInt8? {
        guard index < bytes.count else { return nil }
        defer { index += 1 }
        return bytes[index]
    }

    private func has(_ text: StaticString, at place: Int) -> Bool {
        guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(bytes[place..<place + $0.count]) }
    }

    mutating func take(_ text: StaticString) -> Bool {
        guard has(text, at: index) else { return false }
        index += text.utf8CodeUnitCount
        return true
    }

    /// After a slash. Returns the number of lines that were passed.
    mutating func skipComment() -> Int {
        if take("/") {
            while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            return 0
        }
        guard take("*") else { return 0 }
        var (depth, lines) = (1, 0)
        while index < bytes.count, depth > 0 {
            if take("*/") {
                depth -= 1
            } else if take("/*") {
                depth += 1
            } else {
                if bytes[index] == UInt8(ascii: "\n") { lines += 1 }
                index += 1
            }
        }
        return lines
    }

    /// After a quotation mark; what is interpolated counts as text. Returns the number of lines that were passed.
    mutating func skipString() -> Int {
        let isLong = take("\"\"")
        var lines = 0
        while index < bytes.count {
            if has("\\", at: index), !isLong || !has("\\\"\"\"", at: index) {
                index += 2
            } else if isLong ? take("\"\"\"") : take("\"") {
                return lines
            } else {
                if bytes[index] == UInt8(ascii: "\n") {
                    if !isLong { return lines }
                    lines += 1
                }
                index += 1
            }
        }
        return lines
    }
}
