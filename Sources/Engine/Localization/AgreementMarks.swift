/// Apple's `^[text](inflect: true)`, which CommonMark does not have: before a text is read, brackets that it does not use stand in for it.
struct AgreementMarks {
    private static let brackets: [(open: Unicode.Scalar, close: Unicode.Scalar)] = [("⟦", "⟧"), ("⦃", "⦄"), ("⸢", "⸣"), ("⸤", "⸥")]

    let open: Unicode.Scalar
    let close: Unicode.Scalar
    /// What the brackets stand for, in the order in which they are met.
    private(set) var sources: [String] = []
    /// The text with the brackets.
    private(set) var text: String

    /// Nil where a text has none, or uses every bracket itself.
    init?(_ source: String) {
        guard source.contains("^[") else { return nil }
        let scalars = Array(source.unicodeScalars)
        let used = Set(scalars)
        guard let pair = Self.brackets.first(where: { !used.contains($0.open) && !used.contains($0.close) }) else { return nil }
        (open, close) = pair
        text = ""
        var index = 0
        /// Where brackets end that began, with what to write there; nil for a bracket of CommonMark.
        var ends: [Int: (attributes: String, after: Int)] = [:]
        while index < scalars.count {
            if let end = ends.removeValue(forKey: index) {
                if Self.agrees(end.attributes) { add(close, "](\(end.attributes))") }
                index = end.after
            } else if scalars[index] == "\\", index + 1 < scalars.count {
                text.unicodeScalars.append(contentsOf: scalars[index...(index + 1)])
                index += 2
            } else if scalars[index] == "`" {
                let end = Self.endOfCode(scalars, index)
                text.unicodeScalars.append(contentsOf: scalars[index..<end])
                index = end
            } else if let end = Self.end(scalars, index) {
                ends[end.bracket] = (end.attributes, end.after)
                if Self.agrees(end.attributes) { add(open, "^[") }
                index += 2
            } else {
                text.unicodeScalars.append(scalars[index])
                index += 1
            }
        }
    }

    private mutating func add(_ bracket: Unicode.Scalar, _ source: String) {
        text.unicodeScalars.append(bracket)
        sources.append(source)
    }

    /// Of the attributes, agreement in number is known.
    private static func agrees(_ attributes: String) -> Bool { attributes.filter { !$0.isWhitespace }.contains("inflect:true") }

    /// Where the bracket of `^[` at an index is closed, if it is, and attributes follow it.
    private static func end(_ scalars: [Unicode.Scalar], _ start: Int) -> (bracket: Int, attributes: String, after: Int)? {
        guard scalars[start] == "^", start + 1 < scalars.count, scalars[start + 1] == "[" else { return nil }
        var depth = 0
        var index = start + 1
        while index < scalars.count {
            switch scalars[index] {
            case "\\": index += 1
            case "`": index = endOfCode(scalars, index) - 1
            case "[": depth += 1
            case "]": depth -= 1
            default: break
            }
            if depth == 0 { break }
            index += 1
        }
        guard index + 1 < scalars.count, scalars[index + 1] == "(", let last = scalars[(index + 2)...].firstIndex(of: ")") else { return nil }
        var attributes = String.UnicodeScalarView()
        attributes.append(contentsOf: scalars[(index + 2)..<last])
        return (index, String(attributes), last + 1)
    }

    /// After the code that begins with the marks at an index; after the marks where it never ends.
    private static func endOfCode(_ scalars: [Unicode.Scalar], _ start: Int) -> Int {
        let length = scalars[start...].prefix { $0 == "`" }.count
        var index = start + length
        while index < scalars.count {
            let run = scalars[index...].prefix { $0 == "`" }.count
            if run == length { return index + length }
            index += max(run, 1)
        }
        return start + length
    }

    /// Reads the brackets back.
    struct Reader {
        private let marks: AgreementMarks?
        private var groups: [Int] = []
        private var next = 0

        init(_ marks: AgreementMarks? = nil) { self.marks = marks }

        /// Parts of a text with the number of the group that each agrees in.
        mutating func pieces(of text: String) -> [(text: String, group: Int?)] {
            guard let marks else { return [(text, nil)] }
            var pieces: [(text: String, group: Int?)] = []
            var piece = ""
            for scalar in text.unicodeScalars {
                guard scalar == marks.open || scalar == marks.close else {
                    piece.unicodeScalars.append(scalar)
                    continue
                }
                pieces.append((piece, groups.last))
                piece = ""
                next += 1
                if scalar == marks.open { groups.append(next) } else { _ = groups.popLast() }
            }
            return pieces + [(piece, groups.last)]
        }

        /// A text in which the brackets mean nothing, as it was written.
        mutating func source(of text: String) -> String {
            guard let marks else { return text }
            var source = ""
            for scalar in text.unicodeScalars {
                if scalar == marks.open || scalar == marks.close {
                    source += marks.sources.indices.contains(next) ? marks.sources[next] : ""
                    next += 1
                } else {
                    source.unicodeScalars.append(scalar)
                }
            }
            return source
        }
    }
}
