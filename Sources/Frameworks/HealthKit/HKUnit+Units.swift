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
    public class func fluidOunceImperial() -> HKUnit { make("fl_oz_imp", 0.0284130625, "L") }
    public class func pintUS() -> HKUnit { make("pt_us", 0.473176473, "L") }
    public class func pintImperial() -> HKUnit { make("pt_imp", 0.56826125, "L") }
    public class func cupUS() -> HKUnit { make("cup_us", 0.2365882365, "L") }
    public class func cupImperial() -> HKUnit { make("cup_imp", 0.284130625, "L") }

    public class func kelvin() -> HKUnit { make("K", 1, "K") }
    public class func degreeCelsius() -> HKUnit { HKUnit("degC", factor: 1, dimensions: ["K": 1], offset: 273.15) }
    public class func degreeFahrenheit() -> HKUnit { HKUnit("degF", factor: 5 / 9, dimensions: ["K": 1], offset: 459.67 * 5 / 9) }

    public class func pascal() -> HKUnit { make("Pa", 1, "Pa") }
    public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { make("Pa", 1, "Pa", prefix) }
    public class func millimeterOfMercury() -> HKUnit { make("mmHg", 133.322387415, "Pa") }
    public class func inchesOfMercury() -> HKUnit { make("inHg", 3386.388640341, "Pa") }
    public class func centimeterOfWater() -> HKUnit { make("cmAq", 98.0665, "Pa") }
    public class func atmosphere() -> HKUnit { make("atm", 101_325, "Pa") }
    public class func decibelAWeightedSoundPressureLevel() -> HKUnit { make("dBASPL", 1, "dBASPL") }
    public class func decibelHearingLevel() -> HKUnit { make("dBHL", 1, "dBHL") }

    public class func siemen() -> HKUnit { make("S", 1, "S") }
    public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { make("S", 1, "S", prefix) }
    public class func volt() -> HKUnit { make("V", 1, "V") }
    public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { make("V", 1, "V", prefix) }
    public class func radianAngle() -> HKUnit { make("rad", 1, "rad") }
    public class func radianAngleUnit(with prefix: HKMetricPrefix) -> HKUnit { make("rad", 1, "rad", prefix) }
    public class func degreeAngle() -> HKUnit { make("deg", .pi / 180, "rad") }
    public class func diopter() -> HKUnit { HKUnit("D", factor: 1, dimensions: ["m": -1]) }
    public class func prismDiopter() -> HKUnit { make("pD", 1, "pD") }
    public class func lux() -> HKUnit { make("lx", 1, "lx") }
    public class func luxUnit(with prefix: HKMetricPrefix) -> HKUnit { make("lx", 1, "lx", prefix) }
    public class func appleEffortScore() -> HKUnit { make("appleEffortScore", 1, "appleEffortScore") }

    public class func watt() -> HKUnit { HKUnit("W", factor: 1, dimensions: ["J": 1, "s": -1]) }
    public class func hertz() -> HKUnit { HKUnit("Hz", factor: 1, dimensions: ["s": -1]) }
    public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.symbol + "Hz", factor: prefix.factor, dimensions: ["s": -1])
    }
    public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.symbol + "W", factor: prefix.factor, dimensions: ["J": 1, "s": -1])
    }
    public class func internationalUnit() -> HKUnit { make("IU", 1, "IU") }

    public static func / (a: HKUnit, b: HKUnit) -> HKUnit { a.unitDivided(by: b) }
    public static func * (a: HKUnit, b: HKUnit) -> HKUnit { a.unitMultiplied(by: b) }
}

/// The molar mass of glucose in grams, by which amounts of blood sugar are converted; the value of the framework's header.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408
