import FoundationOverlay

public enum HKMetricPrefix: Int, Sendable {
    case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

    var factor: Double {
        let powers: [HKMetricPrefix: Double] = [
            .femto: 1e-15, .pico: 1e-12, .nano: 1e-9, .micro: 1e-6, .milli: 1e-3, .centi: 1e-2, .deci: 0.1, .none: 1, .deca: 10, .hecto: 100,
            .kilo: 1e3, .mega: 1e6, .giga: 1e9, .tera: 1e12,
        ]
        return powers[self] ?? 1
    }

    var symbol: String {
        let names: [HKMetricPrefix: String] = [
            .femto: "f", .pico: "p", .nano: "n", .micro: "mc", .milli: "m", .centi: "c", .deci: "d", .none: "", .deca: "da", .hecto: "h",
            .kilo: "k", .mega: "M", .giga: "G", .tera: "T",
        ]
        return names[self] ?? ""
    }
}

/// A unit of measure: a factor of base units, each to a power, and an offset for temperatures.
open class HKUnit: NSObject, @unchecked Sendable {
    public let unitString: String
    /// How many base units one of this unit is.
    let factor: Double
    /// Added after multiplying: 273.15 for degrees Celsius.
    let offset: Double
    /// Powers of base units by name.
    let dimensions: [String: Int]

    init(_ unitString: String, factor: Double, dimensions: [String: Int], offset: Double = 0) {
        self.unitString = unitString
        self.factor = factor
        self.offset = offset
        self.dimensions = dimensions.filter { $0.value != 0 }
        super.init()
    }

    /// Reads a string such as `count/min`, `kcal` or `mg/dL`; an unknown one counts things under its own name.
    public convenience init(from string: String) {
        let parsed = HKUnitParser.unit(string)
        self.init(string, factor: parsed.factor, dimensions: parsed.dimensions, offset: parsed.offset)
    }

    func isCompatible(with other: HKUnit) -> Bool { dimensions == other.dimensions }

    open func unitMultiplied(by unit: HKUnit) -> HKUnit {
        HKUnit("\(unitString)·\(unit.unitString)", factor: factor * unit.factor, dimensions: dimensions.merging(unit.dimensions, uniquingKeysWith: +))
    }

    open func unitDivided(by unit: HKUnit) -> HKUnit {
        HKUnit(
            "\(unitString)/\(unit.unitString)", factor: factor / unit.factor,
            dimensions: dimensions.merging(unit.dimensions.mapValues { -$0 }, uniquingKeysWith: +))
    }

    open func unitRaised(toPower power: Int) -> HKUnit {
        HKUnit("\(unitString)^\(power)", factor: pow(factor, Double(power)), dimensions: dimensions.mapValues { $0 * power })
    }

    open func reciprocal() -> HKUnit { unitRaised(toPower: -1) }
    open func isNull() -> Bool { dimensions.isEmpty && factor == 1 }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKUnit else { return false }
        return dimensions == other.dimensions && factor == other.factor && offset == other.offset
    }
    open override var hash: Int { unitString.hashValue }
    open override var description: String { unitString }
}
