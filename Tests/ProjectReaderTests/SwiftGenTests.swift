import Foundation
import Testing

@testable import ProjectReader

@Suite struct SwiftGenTests {
    @Test(arguments: [
        ("round_start", "RoundStart", "roundStart"), ("ROUND_START", "RoundStart", "roundStart"), ("URLIcon", "URLIcon", "urlIcon"),
        ("ic-back arrow", "IcBackArrow", "icBackArrow"), ("ID", "ID", "id"), ("2nd", "_2nd", "_2nd"), ("AppOrange", "AppOrange", "appOrange"),
    ])
    func namesBecomeIdentifiers(name: String, type: String, member: String) {
        #expect(SwiftGenNames.type(name) == type)
        #expect(SwiftGenNames.member(name) == member)
    }

    @Test(arguments: [
        ("plain, 100 %% of it", []), ("%@ and %d", ["Any", "Int"]), ("%2$@ before %1$.1f", ["Float", "Any"]), ("%3$@", ["Any", "Any", "Any"]),
        ("%lu of %lld", ["Int", "Int"]),
    ])
    func placesOfAFormatHaveTypes(format: String, types: [String]) {
        #expect(SwiftGenStrings.types(in: format) == types)
    }

    /// What the project lists, and SwiftGen would make, is made; what it would not make stays missing.
    @Test(arguments: ["Common/Shared.swift", "Common/Other.swift"])
    func aListedFileIsMade(output: String) throws {
        let fixture = try XcodeProjectFixture(project: XcodeProjectFixture.listed)
        try XcodeProjectFixture.writeListedFiles(to: fixture.folder)
        try FileManager.default.removeItem(at: fixture.folder.url.appendingPathComponent("Common/Shared.swift"))
        try fixture.folder.write(#""a.first" = "One";"a.second" = "Two";"#, to: "Texts/en.lproj/Screens.strings")
        try fixture.folder.write(
            """
            strings:
              - inputs: ../Texts/en.lproj
                outputs: [{ templateName: flat-swift5, output: "../\(output)", params: { publicAccess: true } }]

            """, to: "Tools/swiftgen.yml")
        let target = try #require(try ProjectReader.read([fixture.path]).first)
        let note = try #require(target.notes.first { $0.code == .noSuchFile && $0.file.hasSuffix("Shared.swift") })
        guard output.hasSuffix("Shared.swift") else {
            #expect(target.generatedSources.isEmpty && note.severity == .error)
            return
        }
        let text = try #require(target.generatedSources.first?.text)
        #expect(text.contains("public enum `L10n` {\n    public static var `aFirst`: String {"), "\(text)")
        #expect(text.contains("public static var `aSecond`") && text.contains("\"Screens\", \"a.second\", \"Two\""))
        #expect(note.severity == .warning && note.message.contains("as SwiftGen makes it"))
    }

    /// A project of synchronized folders lists no files: what the sources name tells.
    @Test(arguments: [("Text(L10n.a)", 1), ("Text(verbatim: \"\")", 0), ("Text(L10n.a) // enum L10n {}", 0)])
    func aFileOfAFolderIsMadeWhereItIsNamed(use: String, count: Int) throws {
        let folder = try TemporaryFolder()
        try folder.write(#""a" = "One";"#, to: "App/en.lproj/Localizable.strings")
        try folder.write(
            "strings: { inputs: App/en.lproj, outputs: { templateName: structured-swift5, output: App/Generated/Texts.swift } }\n",
            to: "swiftgen.yml")
        let file = try folder.write(use, to: "App/Root.swift")
        var target = BuildTarget(name: "App", kind: .app, root: folder.url, sources: [file])
        var sources = SwiftGenSources()
        sources.complete(&target)
        #expect(target.generatedSources.map(\.name) == Array(repeating: "Texts.swift", count: count))
    }

    /// An input that is not there is named, and no empty declarations stand in for it: gravely where a file is missing for it.
    @Test(arguments: [true, false])
    func aMissingInputIsNamed(lacksFile: Bool) throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("Text(L10n.a)", to: "App/Root.swift")
        try folder.write(
            "strings: { inputs: App/none.strings, outputs: { templateName: flat-swift5, output: App/Texts.swift } }\n", to: "swiftgen.yml")
        var target = BuildTarget(name: "App", kind: .app, root: folder.url, sources: [file])
        let missing = folder.url.appendingPathComponent("App/Texts.swift").path
        if lacksFile { target.notes = [ProjectProblem(code: .noSuchFile, file: missing, message: "missing", mend: "Add it")] }
        var sources = SwiftGenSources()
        sources.complete(&target)
        let note = try #require(target.notes.last)
        #expect(target.generatedSources.isEmpty && note.message.contains("none.strings is missing"))
        #expect(note.severity == (lacksFile ? .error : .warning))
    }

    @Test func aTemplateOfOnesOwnIsNotKnown() throws {
        let fixture = try XcodeProjectFixture(project: XcodeProjectFixture.listed)
        try XcodeProjectFixture.writeListedFiles(to: fixture.folder)
        try FileManager.default.removeItem(at: fixture.folder.url.appendingPathComponent("Common/Shared.swift"))
        try fixture.folder.write(#""a" = "One";"#, to: "en.lproj/Screens.strings")
        try fixture.folder.write(
            "strings: { inputs: en.lproj, outputs: { templatePath: own.stencil, output: Common/Shared.swift } }\n", to: "swiftgen.yml")
        let target = try #require(try ProjectReader.read([fixture.path]).first)
        #expect(target.generatedSources.isEmpty && target.notes.contains { $0.code == .noSuchFile && $0.severity == .error })
    }

    @Test func catalogsAndFontsBecomeMembersOfTheirFolders() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "Art.xcassets/Plain/star_big.imageset/Contents.json")
        try folder.write(#"{ "properties" : { "provides-namespace" : true } }"#, to: "Art.xcassets/Dark Sky/Contents.json")
        try folder.write("{}", to: "Art.xcassets/Dark Sky/Night.colorset/Contents.json")
        try folder.write("", to: "Fonts/Rubik-SemiBold.ttf")
        try folder.write(
            """
            xcassets: { inputs: Art.xcassets, outputs: { templateName: swift5, output: Art.swift } }
            fonts: { inputs: Fonts, outputs: { templateName: swift5, output: Fonts.swift, params: { enumName: Faces } } }

            """, to: "swiftgen.yml")
        try folder.write(
            "xcassets: { inputs: Art.xcassets, outputs: { templateName: swift5, output: A.swift, params: { forceProvidesNamespaces: true } } }\n",
            to: "forced.yml")
        let forced = try SwiftGenOutput.read(folder.url.appendingPathComponent("forced.yml"))
        let lines = try SwiftGenAssets(output: try #require(forced.first), bundle: "Bundle.main").lines()
        #expect(lines.contains("    enum `Plain` {") && lines.contains("        static let `starBig` = ImageAsset(name: \"star_big\")"))
        let outputs = try SwiftGenOutput.read(folder.url.appendingPathComponent("swiftgen.yml"))
        let assets = try SwiftGenAssets(output: try #require(outputs.first { $0.section == .xcassets }), bundle: "Bundle.main").lines()
        #expect(assets.contains("    static let `starBig` = ImageAsset(name: \"star_big\")"))
        #expect(assets.contains("    enum `DarkSky` {") && assets.contains("        static let `night` = ColorAsset(name: \"Dark Sky/Night\")"))
        let fonts = try SwiftGenFonts(output: try #require(outputs.first { $0.section == .fonts }), bundle: "Bundle.main").lines()
        #expect(
            fonts.starts(with: ["enum `Faces` {", "    enum `Rubik` {"]) && fonts.contains { $0.contains("static let `semiBold` = FontConvertible") })
    }
}
