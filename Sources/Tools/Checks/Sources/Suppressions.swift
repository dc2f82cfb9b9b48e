import IsletModel

/// Comments that switch findings off, in the form that users of SwiftLint know.
///
/// ```
/// // islet:disable async-image               from here to the end of the file, or to islet:enable
/// // islet:disable:next link-in-small        on the next line alone; :this and :previous likewise
/// ```
public struct Suppressions: Sendable {
    /// A comment that names no diagnostic.
    public struct Mistake: Hashable, Sendable {
        public var file: String
        public var line: Int
        public var name: String
    }

    private struct Range: Sendable {
        var code: FindingCode
        var lines: ClosedRange<Int>
    }

    private var ranges: [String: [Range]] = [:]
    public private(set) var mistakes: [Mistake] = []

    private static let mark = "islet:"

    public init() {}

    mutating func add(_ text: String, file: String) {
        guard text.utf8.contains(Self.mark.utf8) else { return }
        // Made once for a file: each time that a literal is met its pattern is read anew.
        let comment = /\/\/\s*islet:(disable|enable)(?::(next|this|previous))?\s+([^\n]*)/
        var open: [FindingCode: Int] = [:]
        var found: [Range] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let match = line.firstMatch(of: comment) else { continue }
            let number = index + 1
            for code in codes(match.3, file, number) {
                switch match.2 {
                case "next": found.append(Range(code: code, lines: number + 1...number + 1))
                case "this": found.append(Range(code: code, lines: number...number))
                case "previous": found.append(Range(code: code, lines: max(number - 1, 1)...max(number - 1, 1)))
                default:
                    if match.1 == "disable" { open[code] = open[code] ?? number }
                    if match.1 == "enable", let begin = open.removeValue(forKey: code) { found.append(Range(code: code, lines: begin...number)) }
                }
            }
        }
        found += open.map { Range(code: $0, lines: $1...Int.max) }
        if !found.isEmpty { ranges[file] = found }
    }

    private mutating func codes(_ text: Substring, _ file: String, _ line: Int) -> [FindingCode] {
        text.split { " ,".contains($0) }.prefix { !$0.hasPrefix("-") }.compactMap { word in
            guard let code = FindingCode(rawValue: String(word)) else {
                mistakes.append(Mistake(file: file, line: line, name: String(word)))
                return nil
            }
            return code
        }
    }

    /// Whether a comment switches the finding off.
    public func cover(_ finding: Finding) -> Bool {
        guard let file = finding.file, let line = finding.line else { return false }
        return ranges[file]?.contains { $0.code == finding.code && $0.lines.contains(line) } ?? false
    }
}
