import IsletModel

/// Writes phrases as entries of a `.stringsdict` file, as string catalogs are written when an app is built.
public struct StringsDictEntry {
    private let phrase: LocalizedPhrase

    public init(_ phrase: LocalizedPhrase) { self.phrase = phrase }

    public var value: PropertyListValue { entry(phrase.variant, name: "value") }

    private func entry(_ variant: LocalizedVariant, name: String) -> PropertyListValue {
        switch variant {
        case .text(let text):
            let rules = phrase.substitutions.mapValues { Self.rule($0.variant, specifier: $0.specifier, text: located) }
            return .dictionary(rules.merging(["NSStringLocalizedFormatKey": .string(located(text))]) { rule, _ in rule })
        case .plural(let forms):
            let position = forms[.other].flatMap(Self.decidingPosition) ?? 1
            return .dictionary([
                "NSStringLocalizedFormatKey": .string("%\(position)$#@\(name)@"), name: Self.rule(variant, specifier: "lld", text: Self.positioned),
            ])
        case .device(let devices):
            let entries = devices.map { device, variant -> (String, PropertyListValue) in
                if case .text(let text) = variant, phrase.substitutions.isEmpty { return (device, .string(text)) }
                return (device, entry(variant, name: "\(name)-\(device)"))
            }
            return .dictionary([StringsDictFile.deviceRule: .dictionary(Dictionary(uniqueKeysWithValues: entries))])
        }
    }

    private static func rule(_ variant: LocalizedVariant, specifier: String, text: (String) -> String) -> PropertyListValue {
        var rule: [String: PropertyListValue] = [
            "NSStringFormatSpecTypeKey": .string(StringsDictFile.pluralRule), "NSStringFormatValueTypeKey": .string(specifier),
        ]
        switch variant {
        case .plural(let forms):
            for (category, form) in forms { rule[category.rawValue] = self.form(form, text) }
        case .text, .device: rule["other"] = form(variant, text)
        }
        return .dictionary(rule)
    }

    /// One wording, or one for each device.
    private static func form(_ variant: LocalizedVariant, _ text: (String) -> String) -> PropertyListValue {
        switch variant {
        case .text(let wording): .string(text(wording))
        case .plural(let forms): forms[.other].map { form($0, text) } ?? .string("")
        case .device(let devices): .dictionary([StringsDictFile.deviceRule: .dictionary(devices.mapValues { form($0, text) })])
        }
    }

    /// The text with the numbers of arguments in the places of parts that name theirs.
    private func located(_ text: String) -> String {
        phrase.substitutions.reduce(text) { text, part in
            part.value.argument.map { text.replacing("%#@\(part.key)@", with: "%\($0)$#@\(part.key)@") } ?? text
        }
    }

    /// Which argument decides: the first number of the wording.
    private static func decidingPosition(_ variant: LocalizedVariant) -> Int? {
        var next = 0
        for case .argument(let specifier) in FormatSegment.parse(variant.text(category: .other, device: "iphone")) {
            if specifier.position == nil { next += 1 }
            if !"@sScCp".contains(specifier.conversion) { return specifier.position ?? next }
        }
        return nil
    }

    /// The text with a number in each place of an argument, where there are several.
    private static func positioned(_ text: String) -> String {
        var next = 0
        let segments = FormatSegment.parse(text)
        guard segments.count(where: { if case .argument = $0 { true } else { false } }) > 1 else { return text }
        return segments.map { segment in
            switch segment {
            case .text(let text): return text.replacing("%", with: "%%")
            case .decidingArgument: return "%arg"
            case .substitution(let name, let position): return position.map { "%\($0)$#@\(name)@" } ?? "%#@\(name)@"
            case .argument(let specifier):
                if specifier.position == nil { next += 1 }
                return PhraseFormatter.text(specifier, position: specifier.position ?? next)
            }
        }.joined()
    }
}
