/// The parts of a language name such as `zh-Hant-TW`, `pt_BR` or `en`.
public struct LanguageTag: Sendable, Hashable {
    public var language: String
    public var script: String?
    public var region: String?

    /// Reads BCP 47 names and locale identifiers; keywords after `@` and variants are left out.
    public init(_ name: String) {
        let plain = name.prefix { $0 != "@" && $0 != "." }
        let parts = plain.split { $0 == "-" || $0 == "_" }.map(String.init)
        language = parts.first?.lowercased() ?? "und"
        for part in parts.dropFirst() {
            if part.count == 1 { break }
            if part.count == 4, part.allSatisfy(\.isLetter), script == nil, region == nil { script = part.capitalizedFirst }
            if part.count == 2 || (part.count == 3 && part.allSatisfy(\.isNumber)), region == nil { region = part.uppercased() }
        }
        if let old = Self.renamed[language] { language = old }
    }

    /// Names from the most to the least precise: `zh-Hant-TW`, `zh-Hant`, `zh-TW`, `zh`.
    public var candidates: [String] {
        let script = self.script ?? Self.likelyScript(language: language, region: region)
        var names: [String] = []
        func add(_ parts: String?...) {
            guard parts.allSatisfy({ $0 != nil }) else { return }
            let name = parts.compactMap { $0 }.joined(separator: "-")
            if !names.contains(name) { names.append(name) }
        }
        add(language, self.script, region)
        add(language, region)
        add(language, script, region)
        add(language, script)
        if script == self.script || script == nil || script == Self.likelyScript(language: language, region: nil) { add(language) }
        return names
    }

    /// Codes that changed, and Norwegian, whose written form Bokmål goes by both names.
    private static let renamed = ["iw": "he", "in": "id", "ji": "yi", "no": "nb"]

    /// Where the script follows from the region and matters for the choice of a translation.
    private static func likelyScript(language: String, region: String?) -> String? {
        guard language == "zh" else { return nil }
        return ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
