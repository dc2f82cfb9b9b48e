import Foundation
import IsletModel
import Localization
import Testing

@Suite struct PhraseTests {
    private let english = PhraseFormatter(locale: Locale(identifier: "en_US"))
    private let german = PhraseFormatter(locale: Locale(identifier: "de_DE"))
    private let russian = PhraseFormatter(locale: Locale(identifier: "ru_RU"))

    @Test(
        arguments: [
            ("%@ has %lld", [.text("Ann"), .integer(1234)], "Ann has 1,234"),
            ("%2$@ before %1$@", [.text("b"), .text("a")], "a before b"),
            ("%lf and %.1f", [.number(3.14), .number(2.25)], "3.140000 and 2.2"),
            ("%lld%%", [.integer(50)], "50%"),
            ("%05d|%-4d|%4d|", [.integer(42), .integer(7), .integer(7)], "00042|7   |   7|"),
            ("%x %X %o", [.integer(255), .integer(255), .integer(8)], "ff FF 10"),
            ("%+d", [.integer(3)], "+3"),
            ("%@ %@", [.text("one")], "one "),
            ("50%! %q", [.text("x")], "50%! %q"),
            ("%llu", [.unsigned(18_446_744_073_709_551_615)], "18,446,744,073,709,551,615"),
        ] as [(String, [LocalizationArgument], String)])
    func formatsAreFilled(format: String, arguments: [LocalizationArgument], expected: String) {
        #expect(english.string(format: format, arguments: arguments) == expected)
    }

    @Test func numbersFollowTheLocale() {
        #expect(german.string(format: "%lld / %.2f", arguments: [.integer(1_234_567), .number(0.5)]) == "1.234.567 / 0,50")
        let plain = PhraseFormatter(locale: Locale(identifier: "en_US"), groupsDigits: false)
        #expect(plain.string(format: "%lld", arguments: [.integer(1234)]) == "1234")
    }

    @Test func aTextWithoutValuesIsNoFormat() {
        #expect(english.string(LocalizedPhrase("100% of %@")) == "100% of %@")
    }

    @Test func numbersChooseThePluralForm() {
        let phrase = LocalizedPhrase(
            variant: .plural([
                .one: .text("%lld файл"), .few: .text("%lld файла"), .many: .text("%lld файлов"), .other: .text("%lld файла"),
            ]))
        let found = [1, 3, 5, 21].map { russian.string(phrase, arguments: [.integer($0)]) }
        #expect(found == ["1 файл", "3 файла", "5 файлов", "21 файл"])
    }

    @Test func aZeroFormIsForTheNumberZero() {
        let phrase = LocalizedPhrase(variant: .plural([.zero: .text("none"), .one: .text("one"), .other: .text("%lld")]))
        #expect(english.string(phrase, arguments: [.integer(0)]) == "none")
        #expect(english.string(phrase, arguments: [.integer(2)]) == "2")
    }

    @Test func devicesChooseTheWording() {
        let phrase = LocalizedPhrase(variant: .device(["iphone": .text("Tap"), "mac": .text("Click"), "other": .text("Press")]))
        #expect(english.string(phrase) == "Tap")
        #expect(PhraseFormatter(locale: english.locale, device: "mac").string(phrase) == "Click")
        #expect(PhraseFormatter(locale: english.locale, device: "ipad").string(phrase) == "Press")
    }

    @Test func severalPartsVaryByTheirOwnNumbers() {
        let phrase = LocalizedPhrase(
            variant: .text("%#@birds@ in %#@trees@"),
            substitutions: [
                "birds": .init(argument: 1, specifier: "lld", variant: .plural([.one: .text("%arg bird"), .other: .text("%arg birds")])),
                "trees": .init(argument: 2, specifier: "lld", variant: .plural([.one: .text("one tree"), .other: .text("%arg trees")])),
            ])
        #expect(english.string(phrase, arguments: [.integer(1), .integer(1200)]) == "1 bird in 1,200 trees")
        #expect(english.string(phrase, arguments: [.integer(3), .integer(1)]) == "3 birds in one tree")
    }

    @Test(arguments: [("en_US", "7 999 1,000 -5"), ("ar_EG", "٧ ٩٩٩ ١٬٠٠٠ \u{61C}-٥"), ("de_DE", "7 999 1.000 -5")])
    func shortNumbersFollowTheLocaleToo(_ locale: String, _ expected: String) {
        let formatter = PhraseFormatter(locale: Locale(identifier: locale))
        #expect(formatter.string(format: "%lld %lld %lld %lld", arguments: [.integer(7), .integer(999), .integer(1000), .integer(-5)]) == expected)
    }

    private static let built: [(LocalizedPhrase, [[LocalizationArgument]])] = [
        (plural(one: "%lld cup", other: "%lld cups"), [[.integer(1)], [.integer(2)]]),
        (plural(one: "%@ has %lld cup", other: "%@ has %lld cups"), [[.text("Ann"), .integer(1)], [.text("Ann"), .integer(2)]]),
        (LocalizedPhrase(variant: .plural([.zero: .text("nothing"), .other: .text("100%% of %lld")])), [[.integer(0)], [.integer(3)]]),
        (LocalizedPhrase(variant: .device(["iphone": .text("Tap"), "other": .text("Click")])), [[]]),
        (
            LocalizedPhrase(variant: .device(["iphone": plural(one: "%lld tap", other: "%lld taps").variant, "other": .text("%lld clicks")])),
            [[.integer(1)], [.integer(2)]]
        ),
        (
            LocalizedPhrase(
                variant: .text("%#@a@ and %#@b@"),
                substitutions: [
                    "a": .init(argument: 2, specifier: "lld", variant: plural(one: "%arg cat", other: "%arg cats").variant),
                    "b": .init(argument: 1, specifier: "lld", variant: plural(one: "%arg dog", other: "%arg dogs").variant),
                ]), [[.integer(1), .integer(2)], [.integer(2), .integer(1)]]
        ),
    ]

    private static func plural(one: String, other: String) -> LocalizedPhrase {
        LocalizedPhrase(variant: .plural([.one: .text(one), .other: .text(other)]))
    }

    /// What a catalog says is the same when an app is built, where it is written as `.strings` and `.stringsdict`.
    @Test(arguments: built)
    func builtTablesSayWhatTheCatalogSays(phrase: LocalizedPhrase, values: [[LocalizationArgument]]) throws {
        let table = PropertyListValue.dictionary(["key": StringsDictEntry(phrase).value])
        let read = try #require(try StringsDictFile.read(Data(table.xml.utf8), file: "a.stringsdict")["key"])
        for device in ["iphone", "mac"] {
            let formatter = PhraseFormatter(locale: Locale(identifier: "en_US"), device: device)
            for arguments in values {
                #expect(formatter.string(read, arguments: arguments) == formatter.string(phrase, arguments: arguments))
            }
        }
        #expect(!english.string(phrase, arguments: values[0]).isEmpty)
    }
}
