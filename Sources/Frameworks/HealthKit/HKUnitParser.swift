import FoundationOverlay

/// Reads unit strings: names joined with `/`, `·` or `*`, each with an optional power after `^`.
enum HKUnitParser {
    static func unit(_ string: String) -> HKUnit {
        var result: HKUnit?
        var divides = false
        var name = ""
        func take() {
            guard !name.isEmpty else { return }
            let part = factor(name)
            result = result.map { divides ? $0.unitDivided(by: part) : $0.unitMultiplied(by: part) } ?? (divides ? part.reciprocal() : part)
            name = ""
        }
        for character in string where character != "(" && character != ")" {
            if character == "/" || character == "·" || character == "*" {
                take()
                divides = character == "/"
            } else {
                name.append(character)
            }
        }
        take()
        return result ?? HKUnit.count()
    }

    private static func factor(_ text: String) -> HKUnit {
        let parts = text.split(separator: "^", maxSplits: 1).map(String.init)
        let unit = named(parts[0])
        return parts.count > 1 ? Int(parts[1]).map(unit.unitRaised) ?? unit : unit
    }

    private static func named(_ name: String) -> HKUnit {
        let plain: [HKUnit] = [
            .count(), .percent(), .inch(), .foot(), .yard(), .mile(), .ounce(), .pound(), .stone(), .minute(), .hour(), .day(), .kilocalorie(),
            .largeCalorie(), .smallCalorie(), .fluidOunceUS(), .fluidOunceImperial(), .pintUS(), .pintImperial(), .cupUS(), .cupImperial(),
            .kelvin(), .degreeCelsius(), .degreeFahrenheit(), .millimeterOfMercury(), .inchesOfMercury(), .centimeterOfWater(), .atmosphere(),
            .decibelAWeightedSoundPressureLevel(), .decibelHearingLevel(), .internationalUnit(), .degreeAngle(), .diopter(), .prismDiopter(),
            .appleEffortScore(),
        ]
        if let unit = plain.first(where: { $0.unitString == name }) { return unit }
        let prefixed: [(String, (HKMetricPrefix) -> HKUnit)] = [
            ("Pa", HKUnit.pascalUnit), ("Hz", HKUnit.hertzUnit), ("rad", HKUnit.radianAngleUnit), ("lx", HKUnit.luxUnit),
            ("W", HKUnit.wattUnit), ("V", HKUnit.voltUnit), ("S", HKUnit.siemenUnit), ("m", HKUnit.meterUnit), ("g", HKUnit.gramUnit),
            ("s", HKUnit.secondUnit), ("J", HKUnit.jouleUnit), ("L", HKUnit.literUnit), ("l", HKUnit.literUnit),
        ]
        for (suffix, make) in prefixed where name.hasSuffix(suffix) {
            let start = String(name.dropLast(suffix.count))
            if let prefix = (0...13).compactMap({ HKMetricPrefix(rawValue: $0) }).first(where: { $0.symbol == start }) { return make(prefix) }
        }
        return HKUnit(name, factor: 1, dimensions: [name: 1])
    }
}
