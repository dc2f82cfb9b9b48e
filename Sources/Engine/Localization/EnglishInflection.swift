/// Automatic grammar agreement, `^[3 boat](inflect: true)`, for English: a noun after a number takes the number's form.
public enum EnglishInflection {
    private static let irregular = [
        "man": "men", "woman": "women", "child": "children", "person": "people", "foot": "feet", "tooth": "teeth", "goose": "geese",
        "mouse": "mice", "ox": "oxen", "leaf": "leaves", "loaf": "loaves", "half": "halves", "knife": "knives", "life": "lives", "wife": "wives",
        "shelf": "shelves", "wolf": "wolves", "calf": "calves", "thief": "thieves", "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes",
        "echo": "echoes", "criterion": "criteria", "analysis": "analyses", "crisis": "crises", "index": "indices",
    ]
    private static let unchanging: Set = ["sheep", "fish", "deer", "series", "species", "aircraft", "moose", "salmon", "trout"]

    /// Whether the rules are those of a language.
    public static func knows(_ language: String) -> Bool { language == "en" || language.hasPrefix("en-") || language.hasPrefix("en_") }

    /// The last word of a text that begins with a number, as the number wants it. A text without a number stays as it is.
    public static func inflected(_ text: String) -> String {
        let digits = text.drop { $0 == " " }.prefix { $0.isNumber || ",.\u{A0}".contains($0) }
        guard !digits.isEmpty, digits != "1" else { return text }
        let trailing = text.reversed().prefix { !$0.isLetter }.count
        let end = text.index(text.endIndex, offsetBy: -trailing)
        let start = text[..<end].lastIndex { !$0.isLetter }.map { text.index(after: $0) } ?? text.startIndex
        guard start < end, text[start].isLetter else { return text }
        return String(text[..<start]) + plural(String(text[start..<end])) + text[end...]
    }

    static func plural(_ word: String) -> String {
        let plain = word.lowercased()
        if unchanging.contains(plain) { return word }
        if let other = irregular[plain] { return String(word.prefix(1)) + other.dropFirst() }
        if irregular.values.contains(plain) { return word }
        let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
        if plain.hasSuffix("s"), !plain.hasSuffix("ss"), !plain.hasSuffix("us"), !plain.hasSuffix("is") { return word }
        if plain.hasSuffix("y"), let before = plain.dropLast().last, !vowels.contains(before) { return String(word.dropLast()) + "ies" }
        if ["s", "x", "z", "ch", "sh"].contains(where: plain.hasSuffix) { return word + "es" }
        return word + "s"
    }
}

/// Parts of a text that agree with each other.
extension InlineMarkdown {
    /// Gives parts of one `^[…](inflect: true)` the form that their number wants.
    ///
    /// - Parameters:
    ///   - texts: The parts with their values put in.
    ///   - styles: The style of each.
    public static func inflect(_ texts: inout [String], styles: [InlineStyle], language: String) {
        guard EnglishInflection.knows(language) else { return }
        var start = 0
        while start < texts.count {
            guard let group = styles[start].inflection else {
                start += 1
                continue
            }
            let end = styles[start...].firstIndex { $0.inflection != group } ?? texts.count
            let before = texts[start..<end].joined()
            let last = texts[start..<end].lastIndex { $0.contains(where: \.isLetter) }
            if let last, case let after = EnglishInflection.inflected(before), after != before {
                let tail = texts[(last + 1)..<end].joined()
                let head = texts[start..<last].joined()
                texts[last] = String(after.dropFirst(head.count).dropLast(tail.count))
            }
            start = end
        }
    }
}
