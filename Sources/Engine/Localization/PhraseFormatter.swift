import Foundation

/// Puts arguments into phrases and formats, by the rules of a language and a locale.
public struct PhraseFormatter: Sendable {
    /// How numbers are written.
    public var locale: Locale
    /// Kind of device, for phrases that differ by it: `iphone`, `ipad`, `applewatch`, `mac`, `applevision`.
    public var device: String
    private let rules: PluralRules
    private let numbers: NumberWriter

    /// - Parameters:
    ///   - language: decides plural forms; the locale's when `nil`.
    ///   - groupsDigits: whether `1234` is written `1,234`, as localised texts do.
    public init(locale: Locale, language: String? = nil, device: String = "iphone", groupsDigits: Bool = true) {
        self.locale = locale
        self.device = device
        rules = PluralRules(language: language ?? locale.identifier)
        numbers = NumberWriter(locale: locale, groupsDigits: groupsDigits)
    }

    /// The text of a phrase. Without arguments, a phrase without plural forms is returned as it is, `%` signs included.
    public func string(_ phrase: LocalizedPhrase, arguments: [LocalizationArgument] = []) -> String {
        let template = wording(of: phrase, arguments: arguments)
        if arguments.isEmpty, !phrase.hasPlural { return template }
        return string(format: template, arguments: arguments)
    }

    /// The format that is left when every variant is chosen: it has places for arguments, and nothing else.
    public func wording(of phrase: LocalizedPhrase, arguments: [LocalizationArgument]) -> String {
        let template = text(of: phrase.variant, argument: decidingArgument(of: phrase.variant, arguments), specifier: nil)
        guard !phrase.substitutions.isEmpty else { return template }
        return expand(template, phrase.substitutions, arguments, depth: 0)
    }

    /// Writes arguments into a format; places without an argument are left empty.
    public func string(format: String, arguments: [LocalizationArgument]) -> String {
        var next = 0
        return string(format: format, arguments: arguments, next: &next)
    }

    /// Writes arguments into one part of a format; `next` is the argument for the first place without a number.
    public func string(format: String, arguments: [LocalizationArgument], next: inout Int) -> String {
        FormatSegment.parse(format).map { segment in
            switch segment {
            case .text(let text): return text
            case .decidingArgument: return arguments.first.map { numbers.string($0, FormatSpecifier(conversion: "@")) } ?? ""
            case .substitution: return ""
            case .argument(let specifier):
                let index = specifier.position.map { $0 - 1 } ?? next
                if specifier.position == nil { next += 1 }
                return arguments.indices.contains(index) ? numbers.string(arguments[index], specifier) : ""
            }
        }.joined()
    }

    /// Writes one argument as its place in a format asks.
    public func string(_ argument: LocalizationArgument, _ specifier: FormatSpecifier) -> String { numbers.string(argument, specifier) }

    /// The plural form of a language for an argument written with `fractionDigits` digits after the point.
    public func category(of argument: LocalizationArgument, fractionDigits: Int? = nil) -> PluralCategory {
        argument.shown(fractionDigits: fractionDigits).map(rules.category(of:)) ?? .other
    }

    private func decidingArgument(of variant: LocalizedVariant, _ arguments: [LocalizationArgument]) -> LocalizationArgument? {
        guard variant.hasPlural else { return nil }
        return arguments.first { $0.shown(fractionDigits: nil) != nil }
    }

    private func text(of variant: LocalizedVariant, argument: LocalizationArgument?, specifier: FormatSpecifier?) -> String {
        guard let argument else { return variant.text(category: .other, device: device) }
        let number = argument.shown(fractionDigits: specifier.flatMap(Self.fractionDigits))
        if let number, number.isZero, let zero = variant.exactZero(device: device) {
            return zero.text(category: .zero, device: device)
        }
        return variant.text(category: number.map(rules.category(of:)) ?? .other, device: device)
    }

    private static func fractionDigits(_ specifier: FormatSpecifier) -> Int? {
        "fFeE".contains(specifier.conversion) ? specifier.precision ?? 6 : nil
    }

    private func expand(
        _ template: String, _ substitutions: [String: LocalizedPhrase.Substitution], _ arguments: [LocalizationArgument], depth: Int
    ) -> String {
        var next = 0
        return FormatSegment.parse(template).map { segment -> String in
            switch segment {
            case .text(let text): return text.replacingOccurrences(of: "%", with: "%%")
            case .decidingArgument: return "%arg"
            case .argument(let specifier):
                defer { if specifier.position == nil { next += 1 } }
                return Self.text(specifier, position: specifier.position ?? next + 1)
            case .substitution(let name, let position):
                guard let substitution = substitutions[name], depth < 8 else { return "" }
                let index = (position ?? substitution.argument).map { $0 - 1 } ?? next
                if position == nil, substitution.argument == nil { next += 1 }
                return part(substitution, index: index, substitutions, arguments, depth: depth)
            }
        }.joined()
    }

    private func part(
        _ substitution: LocalizedPhrase.Substitution, index: Int, _ substitutions: [String: LocalizedPhrase.Substitution],
        _ arguments: [LocalizationArgument], depth: Int
    ) -> String {
        let argument = arguments.indices.contains(index) ? arguments[index] : nil
        let own = FormatSegment.parse("%" + substitution.specifier)
        var specifier = FormatSpecifier(conversion: "d")
        if case .argument(let parsed)? = own.first { specifier = parsed }
        let text = text(of: substitution.variant, argument: argument, specifier: specifier)
        let placed = FormatSegment.parse(text).map { segment -> String in
            switch segment {
            case .text(let text): text.replacingOccurrences(of: "%", with: "%%")
            case .decidingArgument: Self.text(specifier, position: index + 1)
            case .argument(let found): Self.text(found, position: found.position ?? index + 1)
            case .substitution(let name, let position): position.map { "%\($0)$#@\(name)@" } ?? "%#@\(name)@"
            }
        }.joined()
        return expand(placed, substitutions, arguments, depth: depth + 1)
    }

    static func text(_ specifier: FormatSpecifier, position: Int) -> String {
        let width = specifier.width.map(String.init) ?? ""
        let precision = specifier.precision.map { ".\($0)" } ?? ""
        return "%\(position)$\(specifier.flags)\(width)\(precision)\(specifier.conversion)"
    }
}
