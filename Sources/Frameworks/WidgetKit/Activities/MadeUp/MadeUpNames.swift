/// The words in a property's name, without the places in lists: `driverName` is `driver` and `name`.
struct MadeUpNames {
    private(set) var words: [String] = []

    init(_ keys: [any CodingKey]) {
        let name = keys.last { $0.intValue == nil }?.stringValue ?? ""
        var wasUpper = true
        for character in name {
            if !character.isLetter {
                words.append("")
            } else if words.isEmpty || (character.isUppercase && !wasUpper) {
                words.append(String(character))
            } else {
                words[words.count - 1].append(character)
            }
            wasUpper = character.isUppercase
        }
        words = words.filter { !$0.isEmpty }.map { $0.lowercased() }
    }

    /// The word that says what it is: the last that is not about its form, `price` of `priceText`.
    var noun: String? { words.last { !["text", "string", "str", "value", "label", "formatted"].contains($0) } }

    /// Whether a word begins with one of these.
    func say(_ beginnings: String...) -> Bool { words.contains { word in beginnings.contains(where: word.hasPrefix) } }
}
