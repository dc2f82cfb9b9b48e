import FoundationOverlay

extension HKUnit {
    private static func make(_ name: String, _ factor: Double, _ dimension: String, _ prefix: HKMetricPrefix = .none) -> HKUnit {
        HKUnit(prefix.symbol + name, factor: factor * prefix.factor, dimensions: [dimension: 1])
    }

    public class func count() -> HKUnit { make("count", 1, "count") }
    public class func percent() -> HKUnit { HKUnit("%", factor: 1, dimensions: [:]) }

    public class func meter() -> HKUnit { make("m", 1, "m") }
    public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { make("m", 1, "m", prefix) }
    public class func inch() -> HKUnit { make("in", 0.0254, "m") }
    public class func foot() -> HKUnit { make("ft", 0.3048, "m") }
    public class func yard() -> HKUnit { make("yd", 0.9144, "m") }
    public class func mile() -> HKUnit { make("mi", 1609.344, "m") }

    public class func gram() -> HKUnit { make("g", 1, "g") }
    public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { make("g", 1, "g", prefix) }
    /// - Parameter gramsPerMole: How much one mole weighs: amounts of substance are compared as masses.
    public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit { moleUnit(with: .none, molarMass: gramsPerMole) }
    public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        make("mol<\(gramsPerMole)>", gramsPerMole, "g", prefix)
    }
    public class func ounce() -> HKUnit { make("oz", 28.349523125, "g") }
    public class func pound() -> HKUnit { make("lb", 453.59237, "g") }
    public class func stone() -> HKUnit { make("st", 6350.29318, "g") }

    public class func second() -> HKUnit { make("s", 1, "s") }
    public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { make("s", 1, "s", prefix) }
    public class func minute() -> HKUnit { make("min", 60, "s") }
    public class func hour() -> HKUnit { make("hr", 3600, "s") }
    public class func day() -> HKUnit { make("d", 86400, "s") }

    public class func joule() -> HKUnit { make("J", 1, "J") }
    public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { make("J", 1, "J", prefix) }
    public class func kilocalorie() -> HKUnit { make("kcal", 4184, "J") }
    public class func largeCalorie() -> HKUnit { make("Cal", 4184, "J") }
    public class func smallCalorie() -> HKUnit { make("cal", 4.184, "J") }

    public class func liter() -> HKUnit { make("L", 1, "L") }
    public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { make("L", 1, "L", prefix) }
    public class func fluidOunceUS() -> HKUnit { make("fl_oz_us", 0.0295735295625, "L") }
    public class func cupUS() -> HKUnit { make("cup_us", 0.2365882365, "L") }

    public class func kelvin() -> HKUnit { make("K", 1, "K") }
    public class func degreeCelsius() -> HKUnit { HKUnit("degC", factor: 1, dimensions: ["K": 1], offset: 273.15) }
    public class func degreeFahrenheit() -> HKUnit { HKUnit("degF", factor: 5 / 9, dimensions: ["K": 1], offset: 459.67 * 5 / 9) }

    public class func pascal() -> HKUnit { make("Pa", 1, "Pa") }
    public class func millimeterOfMercury() -> HKUnit { make("mmHg", 133.322387415, "Pa") }
    public class func watt() -> HKUnit { HKUnit("W", factor: 1, dimensions: ["J": 1, "s": -1]) }
    public class func hertz() -> HKUnit { HKUnit("Hz", factor: 1, dimensions: ["s": -1]) }
    public class func internationalUnit() -> HKUnit { make("IU", 1, "IU") }

    public static func / (a: HKUnit, b: HKUnit) -> HKUnit { a.unitDivided(by: b) }
    public static func * (a: HKUnit, b: HKUnit) -> HKUnit { a.unitMultiplied(by: b) }
}

/// The molar mass of glucose in grams, by which amounts of blood sugar are converted; the value of the framework's header.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408
