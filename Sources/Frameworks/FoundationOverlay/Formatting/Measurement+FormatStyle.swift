import Foundation

/// What a measurement is about, which decides the unit a locale prefers.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    let name: String?

    /// The unit the locale prefers.
    public static var general: Self { Self(name: "default") }
    /// The unit the measurement is in.
    public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var person: Self { Self(name: "person") }
    public static var personHeight: Self { Self(name: "person-height") }
    public static var road: Self { Self(name: "road") }
    public static var focalLength: Self { Self(name: "focal-length") }
    public static var rainfall: Self { Self(name: "rainfall") }
    public static var snowfall: Self { Self(name: "snowfall") }
    public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var person: Self { Self(name: "person") }
    public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: Self { Self(name: "food") }
    public static var workout: Self { Self(name: "default") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    public static var liquid: Self { Self(name: "fluid") }
}

extension Measurement where UnitType: Dimension {
    /// Writes a measurement in the words of a locale.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public struct UnitWidth: Codable, Hashable, Sendable {
            let name: String
            /// `5 kilometers`
            public static var wide: UnitWidth { UnitWidth(name: "wide") }
            /// `5 km`
            public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
            /// `5km`
            public static var narrow: UnitWidth { UnitWidth(name: "narrow") }

            var measure: MeasureWriter.Width {
                switch name {
                case "wide": .wide
                case "narrow": .narrow
                default: .abbreviated
                }
            }
        }

        public var width: UnitWidth
        public var locale: Locale
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Leaves the scale's letter out of temperatures.
        public var hidesScaleName = false

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType>? = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        public func locale(_ locale: Locale) -> FormatStyle {
            var style = self
            style.locale = locale
            return style
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            let writer = MeasureWriter(locale: locale, width: width.measure, usage: usage?.name, precision: precision(of: value))
            let text =
                if hidesScaleName, let unit = value.unit as? UnitTemperature {
                    writer.bareTemperature(value.value, unit: unit)
                } else {
                    writer.string(value.value, unit: value.unit)
                }
            return text ?? "\(value.value.formatted(.number.locale(locale))) \(value.unit.symbol)"
        }

        /// The digits of the number style, read from what it makes of the value.
        private func precision(of value: Measurement<UnitType>) -> String? {
            guard let numberFormatStyle else { return usage?.name == nil ? ".######" : nil }
            let text = numberFormatStyle.locale(Locale(identifier: "en_US_POSIX")).grouping(.never).format(value.value)
            let digits = text.split(separator: ".").dropFirst().first?.count ?? 0
            return digits == 0 ? "precision-integer" : "." + String(repeating: "0", count: digits)
        }
    }

    public func formatted() -> String {
        formatted(FormatStyle(width: .abbreviated))
    }

    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }
}

extension FormatStyle {
    /// Writes a measurement in the words of a locale.
    public static func measurement<UnitType>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// Writes a temperature, on wish without the scale's letter.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
        hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        var style = Measurement<UnitTemperature>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        style.hidesScaleName = hidesScaleName
        return style
    }
}
