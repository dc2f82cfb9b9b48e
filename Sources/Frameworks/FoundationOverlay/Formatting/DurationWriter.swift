import Foundation

/// Writes a list of numbers with units of time.
struct DurationWriter {
    var style: DateComponentsFormatter.UnitsStyle
    var locale: Locale
    var pads: Bool

    func string(_ parts: [(identifier: String, value: Int)]) -> String {
        if style == .positional { return positional(parts) }
        let words = parts.map { word($0.identifier, $0.value) }
        return words.joined(separator: style == .abbreviated || style == .brief ? " " : ", ")
    }

    /// `1:05:00`; units above hours keep their letter. Minutes stand alone as `5`, or before seconds as `5:00`.
    private func positional(_ parts: [(identifier: String, value: Int)]) -> String {
        let clock = parts.filter { ["hour", "minute", "second"].contains($0.identifier) }
        let above = parts.filter { !["hour", "minute", "second"].contains($0.identifier) }
        var text = clock.enumerated().map { index, part in
            index > 0 || pads ? String(format: "%02d", Int32(clamping: part.value)) : "\(part.value)"
        }.joined(separator: ":")
        if clock.count == 1, clock[0].identifier == "second", above.isEmpty, !pads { text = "\(clock[0].value)" }
        let lead = above.map { DurationWriter(style: .abbreviated, locale: locale, pads: false).word($0.identifier, $0.value) }
        return (lead + (text.isEmpty ? [] : [text])).joined(separator: " ")
    }

    private func word(_ identifier: String, _ value: Int) -> String {
        switch style {
        case .abbreviated: return measure(identifier, value, .narrow)
        case .brief: return measure(identifier, value, .abbreviated).filter { !$0.isWhitespace }
        case .short: return measure(identifier, value, .abbreviated)
        case .spellOut: return spelledOut(identifier, value)
        default: return measure(identifier, value, .wide)
        }
    }

    private func measure(_ identifier: String, _ value: Int, _ width: MeasureWriter.Width) -> String {
        MeasureWriter(locale: locale, width: width).string(Double(value), identifier: identifier) ?? "\(value) \(identifier)"
    }

    private func spelledOut(_ identifier: String, _ value: Int) -> String {
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.numberStyle = .spellOut
        let plain = measure(identifier, value, .wide)
        guard let words = formatter.string(from: NSNumber(value: value)) else { return plain }
        return plain.replacingOccurrences(of: value.formatted(.number.locale(locale)), with: words)
    }
}
