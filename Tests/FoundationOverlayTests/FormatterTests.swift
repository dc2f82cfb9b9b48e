import FoundationOverlay
import Testing

@Suite struct FormatterTests {
    private let american = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")

    private var gregorian: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = american
        calendar.timeZone = .gmt
        return calendar
    }

    @Test func stylesWithTheCalendarOfISO8601AreTheLocales() {
        let formatter = DateFormatter()
        (formatter.dateStyle, formatter.timeStyle) = (.short, .short)
        formatter.calendar = Calendar(identifier: .iso8601)
        (formatter.locale, formatter.timeZone) = (german, .gmt)
        #expect(formatter.string(from: Date(timeIntervalSince1970: 1_734_512_400)) == "18.12.24, 09:00")
        #expect(formatter.calendar.identifier == .iso8601)
        formatter.dateFormat = "YYYY-'W'ww"
        #expect(formatter.string(from: Date(timeIntervalSince1970: 1_735_603_200)) == "2025-W01")
        formatter.calendar = gregorian
        #expect(formatter.calendar.identifier == .gregorian)
    }

    @Test func measurementsAreWrittenInTheUnitsOfTheLocale() {
        let way = Measurement(value: 5, unit: UnitLength.kilometers)
        let warmth = Measurement(value: 23, unit: UnitTemperature.celsius)
        #expect(way.formatted(.measurement(width: .abbreviated).locale(american)) == "3.1 mi")
        #expect(way.formatted(.measurement(width: .wide, usage: .asProvided).locale(american)) == "5 kilometers")
        #expect(way.formatted(.measurement(width: .wide, usage: .road).locale(german)) == "5 Kilometer")
        #expect(warmth.formatted(.measurement(width: .narrow, usage: .weather).locale(american)) == "73°")
        #expect(warmth.formatted(.measurement(width: .abbreviated, usage: .asProvided, hidesScaleName: true).locale(american)) == "23°")
        #expect(warmth.formatted(.measurement(width: .narrow, usage: .weather, hidesScaleName: true).locale(american)) == "73°")
        #expect(warmth.formatted(.measurement(width: .narrow, usage: .weather, hidesScaleName: true).locale(german)) == "23°")
        let precise = Measurement(value: 12.345, unit: UnitMass.kilograms)
        let style = Measurement<UnitMass>.FormatStyle(
            width: .abbreviated, locale: american, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(1)))
        #expect(precise.formatted(style) == "12.3 kg")
        #expect(Measurement(value: 3, unit: Unit(symbol: "blips")).description == "3.0 blips")
    }

    @Test func theMeasurementFormatterFollowsItsOptions() {
        let formatter = MeasurementFormatter()
        formatter.locale = american
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: Measurement(value: 12.3456, unit: UnitSpeed.metersPerSecond)) == "12.346 m/s")
        formatter.unitStyle = .long
        formatter.numberFormatter.maximumFractionDigits = 0
        #expect(formatter.string(from: Measurement(value: 20.4, unit: UnitTemperature.celsius)) == "20 degrees Celsius")
        formatter.unitOptions = []
        formatter.unitStyle = .medium
        #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°F")
        #expect(formatter.string(from: UnitLength.kilometers) == "km")
    }

    @Test(
        arguments: [
            (UnitDuration.minutes, "0 minutes"), (UnitDuration.hours, "0 hours"), (UnitDuration.picoseconds, "0 picoseconds"),
            (UnitLength.megameters, "0 megameters"), (UnitArea.squareMillimeters, "0 square millimeters"), (UnitMass.nanograms, "0 nanograms"),
            (UnitPressure.gigapascals, "0 gigapascals"), (UnitPower.terawatts, "0 terawatts"), (UnitVolume.imperialQuarts, "0 Imp. quarts"),
            (UnitInformationStorage.mebibytes, "0 mebibytes"), (UnitVolume.imperialGallons, "0 Imp. gallons"),
            (UnitElectricResistance.kiloohms, "0 kiloohms"), (UnitAngle.arcSeconds, "0 arcseconds"),
        ] as [(Unit, String)])
    func unitsHaveNames(unit: Unit, expected: String) {
        let formatter = MeasurementFormatter()
        (formatter.locale, formatter.unitOptions, formatter.unitStyle) = (american, .providedUnit, .long)
        #expect(formatter.string(from: Measurement(value: 0, unit: unit)) == expected)
    }

    @Test(arguments: [
        (DateComponentsFormatter.UnitsStyle.positional, "1:05:09"), (.abbreviated, "1h 5m 9s"), (.short, "1 hr, 5 min, 9 sec"),
        (.full, "1 hour, 5 minutes, 9 seconds"), (.spellOut, "one hour, five minutes, nine seconds"), (.brief, "1hr 5min 9sec"),
    ])
    func lengthsOfTimeHaveStyles(style: DateComponentsFormatter.UnitsStyle, expected: String) {
        let formatter = DateComponentsFormatter()
        formatter.calendar = gregorian
        formatter.unitsStyle = style
        #expect(formatter.string(from: 3909) == expected)
    }

    @Test func lengthsOfTimeCanBeShortened() {
        let formatter = DateComponentsFormatter()
        formatter.calendar = gregorian
        formatter.allowedUnits = [.day, .hour, .minute]
        formatter.unitsStyle = .full
        formatter.maximumUnitCount = 1
        #expect(formatter.string(from: 93_780) == "1 day")
        formatter.maximumUnitCount = 0
        #expect(formatter.string(from: 86_400) == "1 day")
        #expect(formatter.string(from: 0) == "0 minutes")
        formatter.allowedUnits = [.minute, .second]
        formatter.unitsStyle = .positional
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 65) == "01:05")
        #expect(formatter.string(from: DateComponents(minute: 90)) == "90:00")
    }

    @Test func relativeDatesAreNumericOrNamed() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = american
        formatter.calendar = gregorian
        let now = Date(timeIntervalSince1970: 1_700_000_000)
        #expect(formatter.localizedString(for: now.addingTimeInterval(-86_400), relativeTo: now) == "1 day ago")
        #expect(formatter.localizedString(for: now.addingTimeInterval(3 * 3600), relativeTo: now) == "in 3 hours")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(for: now.addingTimeInterval(-86_400), relativeTo: now) == "yesterday")
        formatter.unitsStyle = .short
        #expect(formatter.localizedString(for: now.addingTimeInterval(120), relativeTo: now) == "in 2 min.")
    }

    @Test func intervalsShareTheirParts() throws {
        let formatter = DateIntervalFormatter()
        formatter.locale = american
        formatter.calendar = gregorian
        formatter.timeZone = .gmt
        formatter.dateStyle = .none
        formatter.timeStyle = .short
        let start = Date(timeIntervalSince1970: 9.5 * 3600)
        #expect(formatter.string(from: start, to: start.addingTimeInterval(3600)) == "9:30\u{2009}–\u{2009}10:30\u{202F}AM")
        formatter.dateTemplate = "MMMd"
        #expect(formatter.string(from: start, to: start.addingTimeInterval(4 * 86_400)) == "Jan 1\u{2009}–\u{2009}5")
    }

    @Test func namesAndListsAreJoined() {
        var name = PersonNameComponents()
        name.givenName = "Ada"
        name.familyName = "Lovelace"
        #expect(name.formatted() == "Ada Lovelace")
        #expect(name.formatted(.name(style: .abbreviated)) == "AL")
        #expect(PersonNameComponentsFormatter().personNameComponents(from: "Ada King Lovelace")?.middleName == "King")
        let formatter = ListFormatter()
        formatter.locale = american
        #expect(formatter.string(from: ["a", "b", 3]) == "a, b, and 3")
    }
}

@Suite struct NumberFormatterTests {
    private func text(_ number: Double, _ style: NumberFormatter.Style, locale: String = "en_US", _ change: (NumberFormatter) -> Void) -> String? {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.numberStyle = style
        change(formatter)
        return formatter.string(from: NSNumber(value: number))
    }

    @Test func theMostFractionDigitsHoldWhenTheLeastAreGiven() {
        #expect(
            text(13.766, .decimal) {
                $0.minimumFractionDigits = 1; $0.maximumFractionDigits = 1
            } == "13.8")
        #expect(
            text(13, .decimal) {
                $0.minimumFractionDigits = 1; $0.maximumFractionDigits = 1
            } == "13.0")
        #expect(
            text(13.04, .decimal) {
                $0.maximumFractionDigits = 1; $0.minimumFractionDigits = 1
            } == "13.0")
        #expect(
            text(1234.5, .decimal) {
                $0.minimumFractionDigits = 2; $0.maximumFractionDigits = 5
            } == "1,234.50")
        #expect(
            text(1.234567, .decimal) {
                $0.minimumFractionDigits = 2; $0.maximumFractionDigits = 5
            } == "1.23457")
        #expect(
            text(0.5, .percent, locale: "de_DE") {
                $0.minimumFractionDigits = 1; $0.maximumFractionDigits = 1
            } == "50,0\u{a0}%")
        #expect(text(2, .decimal, locale: "ar_EG@numbers=arab") { $0.minimumFractionDigits = 1 } == "٢٫٠")
    }

    @Test func theMostFractionDigitsOverruleTheStyles() {
        #expect(text(13.766, .currency) { $0.maximumFractionDigits = 0 } == "$14")
        #expect(text(13.766, .currency) { _ in } == "$13.77")
        #expect(text(-13.7, .currency, locale: "de_DE") { $0.maximumFractionDigits = 1 } == "-13,7\u{a0}€")
        #expect(
            text(13.766, .decimal) {
                $0.maximumFractionDigits = 0; $0.roundingMode = .down
            } == "13")
        #expect(text(13.766, .decimal) { $0.minimumFractionDigits = 5 } == "13.76600")
    }

    @Test func aFormatWinsWhereNoDigitsAreGiven() {
        #expect(text(2.5, .decimal) { $0.positiveFormat = "000.00" } == "002.50")
        #expect(
            text(2.46, .decimal) {
                $0.usesSignificantDigits = true; $0.maximumSignificantDigits = 2
            } == "2.5")
        let formatter = NumberFormatter()
        formatter.minimumFractionDigits = 2
        #expect(formatter.string(for: 1.5) == "1.50" && formatter.maximumFractionDigits == 2)
    }
}
