import Foundation
import Localization
import Testing

@Suite struct LookupTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("localization-\(UUID().uuidString)")
        try write("en.lproj/Localizable.strings", "\"title\" = \"Title\";\n\"only-en\" = \"English only\";\n")
        try write("de.lproj/Localizable.strings", "\"title\" = \"Titel\";\n")
        try write("pt-BR.lproj/Localizable.strings", "\"title\" = \"Título\";\n")
        try write("zh-Hant.lproj/Localizable.strings", "\"title\" = \"標題\";\n")
        try write("de.lproj/Other.strings", "\"title\" = \"Anderer Titel\";\n")
        try write("en.lproj/Localizable.stringsdict", Self.stringsDict)
        try write("Catalog.xcstrings", Self.catalog)
    }

    private func write(_ name: String, _ text: String) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func text(_ key: String, _ locale: String, table: String? = nil, _ arguments: LocalizationArgument...) -> String {
        LocalizationTable.string(key: key, table: table, bundle: folder, locale: Locale(identifier: locale), arguments: arguments)
    }

    @Test(arguments: [
        ("de_DE", "Titel"), ("de_AT", "Titel"), ("en_GB", "Title"), ("fr_FR", "Title"), ("pt_BR", "Título"), ("pt_PT", "Título"),
        ("zh_TW", "標題"), ("zh_HK", "標題"), ("zh_CN", "Title"),
    ])
    func theNearestLanguageIsChosen(locale: String, expected: String) {
        #expect(text("title", locale) == expected)
    }

    @Test func missingKeysFallBack() {
        #expect(text("only-en", "de_DE") == "English only")
        #expect(text("nowhere", "de_DE") == "nowhere")
        #expect(LocalizationTable.lookup(key: "nowhere", bundle: folder, locale: Locale(identifier: "de")) == nil)
        #expect(text("title", "de_DE", table: "Other") == "Anderer Titel")
    }

    @Test func theFirstLanguageAnyoneHasDecides() {
        let match = LocalizationTable.match(key: "title", bundle: folder, languages: ["nl", "de-CH", "en"])
        #expect(match?.language == "de")
        #expect(LocalizationTable.folder(at: folder).languages == ["de", "en", "fr", "pl", "pt-BR", "zh-Hant"])
    }

    @Test func tablesOfNoLanguageHoldForAll() throws {
        let bundle = folder.appendingPathComponent("plain")
        try write("plain/Localizable.strings", "\"days\" = \"DAYS\";\n")
        for locale in ["en_US", "fr_FR"] {
            #expect(LocalizationTable.string(key: "days", bundle: bundle, locale: Locale(identifier: locale), arguments: []) == "DAYS")
        }
    }

    @Test func stringsDictsHavePluralForms() {
        #expect(text("%d files", "en_US", .integer(1)) == "One file")
        #expect(text("%d files", "en_US", .integer(1500)) == "1,500 files in 1 folder")
    }

    @Test func catalogsHavePluralDeviceAndSubstitutedForms() {
        #expect(text("%lld items", "en_US", table: "Catalog", .integer(1)) == "1 item")
        #expect(text("%lld items", "pl_PL", table: "Catalog", .integer(3)) == "3 elementy")
        #expect(text("%lld items", "pl_PL", table: "Catalog", .integer(5)) == "5 elementów")
        #expect(text("tap", "fr_FR", table: "Catalog") == "Touchez")
        #expect(text("untranslated", "fr_FR", table: "Catalog") == "untranslated")
        #expect(text("%lld of %lld", "en_US", table: "Catalog", .integer(2), .integer(1)) == "2 birds of 1 tree")
    }

    @Test func aDamagedFileIsReportedAndCountsAsEmpty() throws {
        try write("fr.lproj/Broken.strings", "\"a\" = ")
        let table = LocalizationTable.folder(at: folder)
        #expect(table.phrase("a", table: "Broken", language: "fr") == nil)
        #expect(table.failures.map(\.line) == [1])
        #expect(table.failures.first?.reason == "the file ends in the middle of a value")
    }

    private static let stringsDict = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>%d files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
        <key>files</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>One file</string>
        <key>other</key><string>%d files in 1 folder</string>
        </dict></dict></dict></plist>
        """

    private static let catalog = """
        { "sourceLanguage": "en", "version": "1.0", "strings": {
          "%lld items": { "localizations": {
            "en": { "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%lld item" } },
              "other": { "stringUnit": { "state": "translated", "value": "%lld items" } } } } },
            "pl": { "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%lld element" } },
              "few": { "stringUnit": { "state": "translated", "value": "%lld elementy" } },
              "other": { "stringUnit": { "state": "translated", "value": "%lld elementów" } } } } } } },
          "tap": { "localizations": { "fr": { "variations": { "device": {
              "iphone": { "stringUnit": { "state": "translated", "value": "Touchez" } },
              "other": { "stringUnit": { "state": "translated", "value": "Cliquez" } } } } } } },
          "untranslated": { "localizations": { "fr": { "stringUnit": { "state": "new", "value": "" } } } },
          "%lld of %lld": { "localizations": { "en": {
            "stringUnit": { "state": "translated", "value": "%#@birds@ of %#@trees@" },
            "substitutions": {
              "birds": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
                "one": { "stringUnit": { "state": "translated", "value": "%arg bird" } },
                "other": { "stringUnit": { "state": "translated", "value": "%arg birds" } } } } },
              "trees": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
                "one": { "stringUnit": { "state": "translated", "value": "%arg tree" } },
                "other": { "stringUnit": { "state": "translated", "value": "%arg trees" } } } } } } } } },
          "bare": {}
        } }
        """
}
