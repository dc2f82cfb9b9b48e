import Foundation

/// Writes lengths of time, such as `1 hour, 30 minutes` or `1:30:00`.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable {
        /// `1:30:00`
        case positional
        /// `1h 30m`
        case abbreviated
        /// `1 hr, 30 min`
        case short
        /// `1 hour, 30 minutes`
        case full
        /// `one hour, thirty minutes`
        case spellOut
        /// `1hr 30min`
        case brief
    }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    open var unitsStyle: UnitsStyle = .positional
    /// Years to seconds, without weeks, when empty.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    open var calendar: Calendar? = .current
    open var referenceDate: Date?
    open var allowsFractionalUnits = false
    /// 0 is without limit.
    open var maximumUnitCount = 0
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var formattingContext: Formatter.Context = .unknown

    open func string(from ti: TimeInterval) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti))
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        let units = Self.units.filter { allowed.contains($0.unit) }
        let isNegative = endDate < startDate
        let components = usedCalendar.dateComponents(
            Set(units.map(\.component)), from: min(startDate, endDate), to: max(startDate, endDate))
        return string(from: components, isNegative: isNegative)
    }

    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let interval as TimeInterval: string(from: interval)
        default: nil
        }
    }

    typealias UnitKind = (unit: NSCalendar.Unit, component: Calendar.Component, identifier: String)

    static let units: [UnitKind] = [
        (.year, .year, "year"), (.month, .month, "month"), (.weekOfMonth, .weekOfMonth, "week"), (.day, .day, "day"),
        (.hour, .hour, "hour"), (.minute, .minute, "minute"), (.second, .second, "second"),
    ]

    var usedCalendar: Calendar {
        var used = calendar ?? .current
        used.timeZone = calendar == nil ? .gmt : used.timeZone
        return used
    }

    var locale: Locale { calendar?.locale.flatMap { $0.identifier.isEmpty ? nil : $0 } ?? .current }

    private var allowed: NSCalendar.Unit {
        allowedUnits.isEmpty ? [.year, .month, .day, .hour, .minute, .second] : allowedUnits
    }

    private func string(from components: DateComponents, isNegative: Bool) -> String? {
        var parts = Self.units.filter { allowed.contains($0.unit) }.map { (kind: $0, value: components.value(for: $0.component) ?? 0) }
        if collapsesLargestUnit, parts.count > 1, parts[0].value == 1, let factor = Self.factor(parts[0].kind, parts[1].kind) {
            parts[1].value += factor
            parts.removeFirst()
        }
        parts = Self.dropZeros(parts, behavior, maximumUnitCount)
        guard !parts.isEmpty else { return nil }
        let text = DurationWriter(style: unitsStyle, locale: locale, pads: zeroFormattingBehavior.contains(.pad))
            .string(parts.map { ($0.kind.identifier, $0.value) })
        return phrase((isNegative ? "-" : "") + text)
    }

    private var behavior: ZeroFormattingBehavior {
        guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
        return unitsStyle == .positional ? .dropLeading : .dropAll
    }

    private func phrase(_ text: String) -> String {
        let remaining = includesTimeRemainingPhrase ? "\(text) remaining" : text
        return includesApproximationPhrase ? "About \(remaining)" : remaining
    }

    private static func factor(_ larger: UnitKind, _ smaller: UnitKind) -> Int? {
        switch (larger.identifier, smaller.identifier) {
        case ("minute", "second"), ("hour", "minute"): 60
        case ("day", "hour"): 24
        case ("week", "day"): 7
        case ("year", "month"): 12
        default: nil
        }
    }

    private static func dropZeros(
        _ parts: [(kind: UnitKind, value: Int)], _ behavior: ZeroFormattingBehavior, _ limit: Int
    ) -> [(kind: UnitKind, value: Int)] {
        var kept = parts
        if behavior.contains(.dropLeading) { kept = Array(kept.drop { $0.value == 0 }) }
        if limit > 0 { kept = Array(kept.prefix(limit)) }
        if behavior.contains(.dropTrailing) { while kept.last?.value == 0 { kept.removeLast() } }
        if behavior.contains(.dropMiddle), kept.count > 2 {
            let last = kept.count - 1
            kept = kept.enumerated().filter { $0.offset == 0 || $0.offset == last || $0.element.value != 0 }.map(\.element)
        }
        return kept.isEmpty ? parts.suffix(1) : kept
    }
}
