import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct TextLocalizationTests {
    /// A bundle with German strings.
    private func bundle() throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("text-\(UUID().uuidString).bundle")
        let german = folder.appendingPathComponent("de.lproj")
        try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
        try Data("\"Hello %@, %lld new\" = \"%2$lld neue, **%1$@**\";\n\"Save\" = \"Sichern\";\n".utf8)
            .write(to: german.appendingPathComponent("Localizable.strings"))
        try Data("\"Save\" = \"Retten\";\n".utf8).write(to: german.appendingPathComponent("Other.strings"))
        let plural = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld items</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld Ding</string><key>other</key><string>%lld Dinge</string></dict></dict></dict></plist>
            """
        try Data(plural.utf8).write(to: german.appendingPathComponent("Localizable.stringsdict"))
        return try #require(Bundle(path: folder.path))
    }

    private func string(_ text: Text) -> String? {
        firstText(archive(environment: { $0.locale = Locale(identifier: "de_DE") }) { text }.root)?.detail
    }

    @Test func keysAreTranslatedInTheEnvironmentsLanguage() throws {
        let bundle = try bundle()
        #expect(string(Text("Save", bundle: bundle)) == "Sichern")
        #expect(string(Text("Save", tableName: "Other", bundle: bundle)) == "Retten")
        #expect(string(Text("Unknown", bundle: bundle)) == "Unknown")
        #expect(string(Text(verbatim: "Save")) == "Save")
    }

    @Test func valuesGoToTheirPlaces() throws {
        #expect(string(Text("Hello \("Ada"), \(1200) new", bundle: try bundle())) == "1.200 neue, Ada")
    }

    @Test func pluralFormsAreChosen() throws {
        let bundle = try bundle()
        #expect(string(Text("\(1) items", bundle: bundle)) == "1 Ding")
        #expect(string(Text("\(1500) items", bundle: bundle)) == "1.500 Dinge")
    }
}
