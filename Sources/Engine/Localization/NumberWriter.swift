import Foundation

/// Writes one argument as its place in a format asks.
struct NumberWriter: Sendable {
    let locale: Locale
    let groupsDigits: Bool

    func string(_ argument: LocalizationArgument, _ specifier: FormatSpecifier) -> String {
        pad(plain(argument, specifier), specifier)
    }

    private func plain(_ argument: LocalizationArgument, _ specifier: FormatSpecifier) -> String {
        switch specifier.conversion {
        case "d", "D", "i", "u", "U": return integer(argument, specifier)
        case "x", "X", "o", "O": return radix(argument, specifier.conversion)
        case "f", "F": return fixed(argument, specifier)
        case "e", "E", "g", "G", "a", "A": return scientific(argument, specifier)
        case "c", "C": return character(argument)
        default: return general(argument)
        }
    }

    private func general(_ argument: LocalizationArgument) -> String {
        switch argument {
        case .text(let text): text
        case .integer(let value): "\(value)"
        case .unsigned(let value): "\(value)"
        case .number(let value): "\(value)"
        }
    }

    private func integer(_ argument: LocalizationArgument, _ specifier: FormatSpecifier) -> String {
        let grouping: NumberFormatStyleConfiguration.Grouping = groupsDigits ? .automatic : .never
        let text: String
        switch argument {
        case .text(let value): return value
        case .integer(let value):
            let isShort = (0..<1000).contains(value) && PlainDigits.areUsed(in: locale)
            text = isShort ? String(value) : value.formatted(.number.grouping(grouping).locale(locale))
        case .unsigned(let value): text = value.formatted(.number.grouping(grouping).locale(locale))
        case .number(let value):
            text = value.rounded(.towardZero).formatted(.number.precision(.fractionLength(0)).grouping(grouping).locale(locale))
        }
        return signed(text, argument, specifier)
    }

    private func fixed(_ argument: LocalizationArgument, _ specifier: FormatSpecifier) -> String {
        guard let value = double(argument) else { return general(argument) }
        let grouping: NumberFormatStyleConfiguration.Grouping = groupsDigits ? .automatic : .never
        let precision = min(specifier.precision ?? 6, 40)
        let style = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(precision)).grouping(grouping)
            .rounded(rule: .toNearestOrEven)
        return signed(value.formatted(style), argument, specifier)
    }

    private func scientific(_ argument: LocalizationArgument, _ specifier: FormatSpecifier) -> String {
        guard let value = double(argument) else { return general(argument) }
        return String(format: "%.\(min(specifier.precision ?? 6, 40))\(specifier.conversion)", value)
    }

    private func radix(_ argument: LocalizationArgument, _ conversion: Character) -> String {
        let bits: UInt64
        switch argument {
        case .integer(let value): bits = UInt64(bitPattern: value)
        case .unsigned(let value): bits = value
        case .number, .text: return general(argument)
        }
        return String(bits, radix: "oO".contains(conversion) ? 8 : 16, uppercase: conversion == "X")
    }

    private func character(_ argument: LocalizationArgument) -> String {
        guard case .integer(let value) = argument, let scalar = UInt32(exactly: value).flatMap(UnicodeScalar.init) else {
            return general(argument)
        }
        return String(Character(scalar))
    }

    private func double(_ argument: LocalizationArgument) -> Double? {
        switch argument {
        case .integer(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .number(let value): value
        case .text: nil
        }
    }

    private func signed(_ text: String, _ argument: LocalizationArgument, _ specifier: FormatSpecifier) -> String {
        guard let value = double(argument), value >= 0 else { return text }
        if specifier.flags.contains("+") { return "+" + text }
        return specifier.flags.contains(" ") ? " " + text : text
    }

    private func pad(_ text: String, _ specifier: FormatSpecifier) -> String {
        let isInteger = "dDiuUxXoO".contains(specifier.conversion)
        var text = text
        if isInteger, let digits = specifier.precision { text = zeroFilled(text, to: digits + text.prefix { !$0.isNumber }.count) }
        guard let width = specifier.width, text.count < width else { return text }
        if specifier.flags.contains("-") { return text + String(repeating: " ", count: width - text.count) }
        if specifier.flags.contains("0") { return zeroFilled(text, to: width) }
        return String(repeating: " ", count: width - text.count) + text
    }

    private func zeroFilled(_ text: String, to count: Int) -> String {
        let sign = text.prefix { "+-−".contains($0) }
        return sign + String(repeating: "0", count: max(0, count - text.count)) + text.dropFirst(sign.count)
    }
}
