import FoundationOverlay

extension FormatSpecifier {
    /// A number as the specifier and the locale write it: with grouping, as the system does in translated texts.
    func string(_ value: LocalizedStringKey.Argument.Value, locale: Locale) -> String {
        switch value {
        case .string(let string): return padded(string)
        case .text: return ""
        case .signed(let number): return padded(isReal ? real(Double(number), locale) : integer(number, locale))
        case .unsigned(let number): return padded(isReal ? real(Double(number), locale) : integer(number, locale))
        case .real(let number): return padded(isReal || conversion == "@" ? real(number, locale) : integer(Int64(clamping: number), locale))
        }
    }

    private var isReal: Bool { "fFeEgGaA".contains(conversion) }

    private func integer<I: FixedWidthInteger>(_ number: I, _ locale: Locale) -> String {
        switch conversion {
        case "x": return String(number, radix: 16)
        case "X": return String(number, radix: 16, uppercase: true)
        case "o", "O": return String(number, radix: 8)
        default: break
        }
        let zeroWidth = flags.contains("0") && !flags.contains("-") ? width : nil
        let digits = max(precision ?? 1, zeroWidth ?? 1)
        let style = IntegerFormatStyle<I>(locale: locale).precision(.integerLength(max(digits, 1)...))
            .grouping(digits > 1 ? .never : .automatic)
        return signed(style.format(number), number >= 0)
    }

    private func real(_ number: Double, _ locale: Locale) -> String {
        guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
        switch conversion {
        case "f", "F":
            let style = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(precision ?? 6))
            return signed(style.format(number), number >= 0)
        case "@": return FloatingPointFormatStyle<Double>(locale: locale).format(number)
        default: return signed(String(format: "%.\(precision ?? 6)\(conversion)", number), number >= 0)
        }
    }

    private func signed(_ text: String, _ isPositive: Bool) -> String {
        guard isPositive else { return text }
        return flags.contains("+") ? "+" + text : flags.contains(" ") ? " " + text : text
    }

    private func padded(_ text: String) -> String {
        guard let width, text.count < width else { return text }
        let space = String(repeating: " ", count: width - text.count)
        return flags.contains("-") ? text + space : space + text
    }
}

extension Int64 {
    /// The number without its fraction; the nearest limit where it is too large.
    init(clamping number: Double) {
        self = Int64(exactly: number.rounded(.towardZero)) ?? (number > 0 ? .max : .min)
    }
}
