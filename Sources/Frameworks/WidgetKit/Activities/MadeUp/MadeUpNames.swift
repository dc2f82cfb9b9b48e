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

    /// Whether a word begins with one of these.
    func say(_ beginnings: String...) -> Bool { words.contains { word in beginnings.contains(where: word.hasPrefix) } }
}
