import FoundationOverlay
import Testing

@Suite struct LocalizedTests {
    private let scratch: Scratch
    private let bundle: Bundle
    private let english = Locale(identifier: "en_US")

    init() throws {
        scratch = try Scratch()
        let folder = scratch.url.appendingPathComponent("Sample.appex")
        for (name, text) in [
            (
                "Info.plist",
                "<plist version=\"1.0\"><dict><key>CFBundleIdentifier</key><string>org.example.w</string><key>CFBundleName</key><string>w</string>"
                    + "<key>AppGroup</key><string>group.w</string></dict></plist>"
            ),
            ("en.lproj/InfoPlist.strings", "\"CFBundleName\" = \"Weather\";\n"),
            ("en.lproj/Localizable.strings", "\"hello %@\" = \"Hello, %@!\";\n\"mark\" = \"**bold** and [here](https://example.org)\";\n"),
            ("de.lproj/Localizable.strings", "\"hello %@\" = \"Hallo, %@!\";\n"),
            ("en.lproj/Localizable.stringsdict", Self.stringsDict),
        ] {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        bundle = try #require(Bundle(url: folder))
    }

    @Test func interpolationsMakeKeys() {
        let value: String.LocalizationValue = "\("a") \(1) \(UInt8(2)) \(2.5) \(Float(1)) \(3, specifier: "%04d") 100%"
        #expect(value._key == "%@ %lld %u %lf %f %04d 100%%")
        #expect(("100%" as String.LocalizationValue)._key == "100%")
        #expect(String(localized: "\(1234)% of \(2.5, format: .number.locale(english))", locale: english) == "1,234% of 2.5")
    }

    @Test func informationThatIsNotLocalizedIsFoundBesideWhatIs() {
        #expect(bundle.object(forInfoDictionaryKey: "AppGroup") as? String == "group.w")
        #expect(bundle.object(forInfoDictionaryKey: "CFBundleName") as? String == "Weather")
        #expect(bundle.object(forInfoDictionaryKey: "Nothing") == nil)
    }

    @Test func localesOfObjectiveCNameCountries() {
        let locale = NSLocale(localeIdentifier: "en_US")
        #expect(locale.localizedString(forCountryCode: "FR") == "France")
        #expect(locale.localizedString(forLanguageCode: "de") == "German")
    }

    @Test func resourcesFollowTheirLocale() {
        var resource = LocalizedStringResource("hello \("Ann")", locale: Locale(identifier: "de_DE"), bundle: .atURL(bundle.bundleURL))
        #expect(resource.key == "hello %@")
        #expect(String(localized: resource) == "Hallo, Ann!")
        resource.locale = english
        #expect(String(localized: resource) == "Hello, Ann!")
    }

    @Test func literalsAreResources() throws {
        let resource: LocalizedStringResource = "Start \(3) timers"
        #expect(resource.key == "Start %lld timers")
        #expect(String(localized: resource) == "Start 3 timers")
        let keyed = LocalizedStringResource("start.key", defaultValue: "Start", table: "Intents")
        #expect(keyed.table == "Intents")
        #expect(String(localized: keyed) == "Start")
        let copy = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(keyed))
        #expect(copy == keyed)
    }

    @Test func keysHaveDefaultValues() {
        #expect(String(localized: "no.such.key", defaultValue: "Fallback \(2)") == "Fallback 2")
        #expect(String(localized: "hello \("Bo")", bundle: bundle) == "Hello, Bo!")
        #expect(NSLocalizedString("hello %@", bundle: bundle, comment: "") == "Hello, %@!")
        #expect(NSLocalizedString("none", bundle: bundle, value: "Value", comment: "") == "Value")
        #expect(NSLocalizedString("none", comment: "") == "none")
    }

    @Test func formatsOfStringsDictsChooseTheirForm() {
        let format = NSLocalizedString("%d files", bundle: bundle, comment: "")
        #expect(String(format: format, 1) == "One file")
        #expect(String(format: format, 3) == "3 files")
        #expect(String.localizedStringWithFormat(format, 1) == "One file")
        #expect(String(format: "%d of %@", 3, "x" as NSString) == "3 of x")
        #expect(String(format: "%02X%02X%02X", 1, 2, 255) == "0102FF")
        #expect(String(format: "%.1f, %d", 1.25, 2) == "1.2, 2")
        #expect(String(format: "%@ and %@", "one", "two") == "one and two")
    }

    @Test func translatedMarkdownIsRead() {
        let text = AttributedString(localized: "mark", bundle: bundle)
        #expect(String(text.characters) == "bold and here")
        #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
        #expect(text.runs.compactMap(\.link).map(\.absoluteString) == ["https://example.org"])
        let filled = AttributedString(localized: "**\("*x*")** and \(2)")
        #expect(String(filled.characters) == "*x* and 2")
        #expect(filled.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    }

    @Test func bundlesListTheirLanguages() {
        #expect(bundle.localizations == ["de", "en"])
        #expect(bundle.preferredLocalizations.first == "en")
        #expect(bundle.bundleIdentifier == "org.example.w")
        #expect(bundle.localizedString(forKey: "none", value: "", table: nil) == "none")
    }

    private static let stringsDict = """
        <plist version="1.0"><dict><key>%d files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
        <key>files</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>One file</string>
        <key>other</key><string>%d files</string>
        </dict></dict></dict></plist>
        """

    /// `0 / 0` has a sign on some processors and none on a device's.
    @Test func whatIsNoNumberIsWrittenWithoutASign() {
        let values = [-Double.nan, Double.nan]
        for value in values {
            #expect(String(format: "%.1f", value) == "nan" && String(format: "%.0f%%", locale: english, value).lowercased() == "nan%")
            #expect(!String(localized: "\(value, specifier: "%.1f")", locale: english).contains("-"))
        }
        #expect(String(format: "%.1f", -1.0) == "-1.0")
    }
}
