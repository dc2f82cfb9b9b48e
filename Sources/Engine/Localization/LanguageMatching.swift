/// Chooses between the languages a bundle has and those a person reads.
public enum LanguageMatching {
    /// The available languages to look in, best first: the first preferred language that has any match decides, with its less
    /// precise relatives; then the development language.
    public static func order(available: [String], preferred: [String], development: String) -> [String] {
        let byTag = Dictionary(available.map { (normalized($0), $0) }, uniquingKeysWith: { first, _ in first })
        var order: [String] = []
        for language in preferred {
            let matches = matches(LanguageTag(language), byTag, available)
            guard !matches.isEmpty else { continue }
            order = matches
            break
        }
        if !order.contains(development) { order.append(development) }
        return order
    }

    private static func matches(_ tag: LanguageTag, _ byTag: [String: String], _ available: [String]) -> [String] {
        let exact = tag.candidates.compactMap { byTag[$0] }
        if !exact.isEmpty { return exact }
        let relatives = available.filter { name in
            let other = LanguageTag(name)
            return other.language == tag.language && (other.script ?? tag.script) == (tag.script ?? other.script) && tag.language != "zh"
        }
        return relatives.first.map { [$0] } ?? []
    }

    private static func normalized(_ name: String) -> String {
        let tag = LanguageTag(name)
        return [tag.language, tag.script, tag.region].compactMap { $0 }.joined(separator: "-")
    }
}
