/// A run of the same mark, and whether it may start or end emphasis.
struct MarkdownMarks {
    var character: Character
    var count: Int
    var canOpen: Bool
    var canClose: Bool

    init(character: Character, count: Int, before: Character, after: Character) {
        self.character = character
        self.count = count
        let opensLeft = !after.isWhitespace && (!after.isMarkdownPunctuation || before.isWhitespace || before.isMarkdownPunctuation)
        let closesRight = !before.isWhitespace && (!before.isMarkdownPunctuation || after.isWhitespace || after.isMarkdownPunctuation)
        let isUnderscore = character == "_"
        canOpen = opensLeft && (!isUnderscore || !closesRight || before.isMarkdownPunctuation)
        canClose = closesRight && (!isUnderscore || !opensLeft || after.isMarkdownPunctuation)
    }

    /// Whether the marks pair up with later ones.
    func pairs(with closer: MarkdownMarks) -> Bool {
        guard canOpen, count > 0, character == closer.character else { return false }
        if character == "~" { return count == closer.count && count <= 2 }
        let isAmbiguous = canClose || closer.canOpen
        return !isAmbiguous || (count + closer.count) % 3 != 0 || (count % 3 == 0 && closer.count % 3 == 0)
    }
}

/// Pairs marks up and gives what lies between them its style.
enum EmphasisPairs {
    static func resolve(_ items: inout [InlineMarkdown.Item]) {
        for closer in items.indices {
            while let marks = items[closer].marks, marks.canClose, marks.count > 0,
                let opener = items[..<closer].lastIndex(where: { $0.marks?.pairs(with: marks) == true })
            {
                pair(opener, closer, &items)
            }
        }
    }

    private static func pair(_ opener: Int, _ closer: Int, _ items: inout [InlineMarkdown.Item]) {
        guard let first = items[opener].marks, let last = items[closer].marks else { return }
        let used = first.character == "~" ? first.count : min(first.count, last.count) >= 2 ? 2 : 1
        for index in (opener + 1)..<closer {
            if first.character == "~" {
                items[index].style.isStruckThrough = true
            } else if used == 2 {
                items[index].style.isStrong = true
            } else {
                items[index].style.isEmphasized = true
            }
            items[index].marks?.canOpen = false
        }
        items[opener].marks?.count -= used
        items[closer].marks?.count -= used
    }
}

extension Character {
    /// ASCII punctuation, which a backslash takes the meaning from.
    var isMarkdownPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }
}
