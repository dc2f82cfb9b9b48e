import Foundation
import ProjectReader
import Testing

@testable import Builder

/// Members for texts of string catalogs, named as in files that Xcode 26 has made.
@Suite struct StringSymbolTests {
    @Test(arguments: [
        ("A list with that name already exists.", "aListWithThatNameAlreadyExists"), ("%lld MiB", "miB"), ("SPEED BOOST", "speedBoost"),
        ("Retro Green CRT", "retroGreenCrt"), ("CFBundleDisplayName", "cfbundleDisplayName"), ("F_A_Title", "fATitle"), ("app.name", "appName"),
        ("larger than Snip Snap’s %@ per-file limit", "largerThanSnipSnapsPerFileLimit"), ("Setting Up iCloud Sync…", "settingUpICloudSync"),
        ("files use CKAsset data", "filesUseCkassetData"), ("iCloud Sync", "iCloudSync"), ("locChildIsSleeping", "locChildIsSleeping"),
        ("add_event_end", "addEventEnd"), ("%@", ""), ("2 left", "_2Left"),
    ])
    func keysBecomeMembers(key: String, name: String) { #expect(StringSymbols.name(for: key) == name) }

    @Test func placesBecomeArguments() {
        func arguments(_ text: String) -> [String] { StringSymbols.arguments(in: text).map { "\($0.label ?? "_"): \($0.type)" } }
        #expect(arguments("Score %@, %lld of 100 %% and %.1f") == ["_: String", "_: Int", "_: Double"])
        #expect(arguments("%2$(name)@ is %1$(age)llu") == ["age: UInt", "name: String"])
        #expect(arguments("%(friendsPosts)lld new posts") == ["friendsPosts: Int"])
        #expect(arguments("All %#@birds@ fly") == ["_: Int"])
        #expect(arguments("100%").isEmpty && arguments("100 % sure").isEmpty)
    }

    @Test func textsThatAreManagedByHandAreDeclared() throws {
        let folder = try TemporaryFolder()
        let strings = """
            {"sourceLanguage": "en", "version": "1.1", "strings": {
              "Hello": {"extractionState": "manual"}, "Found": {},
              "posts.count": {"extractionState": "manual", "localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%(count)lld post"}},
                "other": {"stringUnit": {"state": "translated", "value": "%(count)lld posts"}}}}}}},
              "a \\"b\\"": {"extractionState": "manual"}, "Own": {"extractionState": "manual"}, "Unused": {"extractionState": "manual"}}}
            """
        let resources = try ["Localizable", "Onboarding"].map { ResourceFile(url: try folder.write(strings, to: "\($0).xcstrings")) }
        let text = StringSymbols(
            resources: resources, used: ["hello", "found", "postsCount", "aB", "own"], own: ["own"], bundle: ".main"
        ).text
        let declarations = """
            static var `hello`: LocalizedStringResource { LocalizedStringResource("Hello", table: "Localizable", bundle: .main) }
            static var `aB`: LocalizedStringResource { LocalizedStringResource("a \\"b\\"", table: "Localizable", bundle: .main) }
            static func `postsCount`(`count`: Int) -> LocalizedStringResource { LocalizedStringResource("posts.count", \
            defaultValue: "\\(`count`)", table: "Localizable", bundle: .main) }
            """
        let lines = try #require(text).split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(lines.prefix(5).joined(separator: "\n") == "import SwiftUI\nnonisolated extension LocalizedStringResource {\n" + declarations)
        #expect(lines[5] == "enum Onboarding {" && lines.count == 11 && !(text ?? "").contains("Found"))
    }
}
