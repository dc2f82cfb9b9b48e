import Foundation
@testable import ProjectReader
import Testing

/// Colours and pictures that the configuration of an Expo app's target names.
@Suite struct ExpoAssetTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private let configuration = """
        /** @type {import('@bacons/apple-targets').Config} */
        module.exports = (config) => ({
          type: "widget", // colors: {}
          colors: {
            $accent: "#F09458",
            "$widgetBackground": { light: "#fff", dark: 'rgba(0, 0, 0, 0.5)' },
            gradient: { color: "steelblue", darkColor: "#12345678" },
            computed: dark ? "#000" : "#fff",
          },
          images: { logo: "../../assets/logo.png", gone: "./gone.png" },
          entitlements: { "com.apple.security.application-groups": ["group.a"] },
        });
        """

    private var options: ProjectOptions {
        ProjectOptions(packages: PackageSources(cache: folder.url.appendingPathComponent("cache")))
    }

    private func target() throws -> BuildTarget {
        try folder.write("{\"dependencies\": {\"expo\": \"1\"}}", to: "package.json")
        try folder.write("import WidgetKit\n@main struct W: WidgetBundle {}", to: "targets/widget/W.swift")
        try folder.write(configuration, to: "targets/widget/expo-target.config.js")
        try folder.write("picture", to: "assets/logo.png")
        return try #require(try ProjectReader.read([folder.url.path], options: options).first)
    }

    @Test func theCatalogOfThePluginIsMade() throws {
        let target = try target()
        let catalog = try #require(target.resources.first { $0.kind == .assetCatalog }?.url)
        let sets = try FileManager.default.contentsOfDirectory(atPath: catalog.path).sorted()
        #expect(sets == ["$accent.colorset", "$widgetBackground.colorset", "Contents.json", "gradient.colorset", "logo.imageset"])
        #expect(target.accentColorName == "$accent")
        #expect(target.widgetBackgroundColorName == "$widgetBackground")
        let background = try String(contentsOf: catalog.appendingPathComponent("$widgetBackground.colorset/Contents.json"), encoding: .utf8)
        #expect(background.contains("\"alpha\":\"0.5000\"") && background.contains("\"value\":\"dark\""))
        #expect(FileManager.default.fileExists(atPath: catalog.appendingPathComponent("logo.imageset/logo.png").path))
    }

    @Test func aCatalogThatIsThereIsTakenAgain() throws {
        let first = try #require(try target().resources.first { $0.kind == .assetCatalog }?.url)
        try Data().write(to: first.appendingPathComponent("mark"))
        let again = try ProjectReader.read([folder.url.path], options: options).first
        let second = try #require(again?.resources.first { $0.kind == .assetCatalog }?.url)
        #expect(second.path == first.path)
        #expect(FileManager.default.fileExists(atPath: second.appendingPathComponent("mark").path))
    }

    private static let written: [(String, [Double])] = [
        ("#f00", [1, 0, 0, 1]), ("#00FF0080", [0, 1, 0, 128 / 255.0]), ("rgb(255, 0, 51)", [1, 0, 0.2, 1]), ("rgba(0,0,0,0.25)", [0, 0, 0, 0.25]),
        ("White", [1, 1, 1, 1]),
    ]

    @Test(arguments: written)
    func coloursAreReadAsCSSWritesThem(text: String, components: [Double]) throws {
        let read = try #require(ExpoAssets.components(text))
        #expect(zip(read, components).allSatisfy { abs($0 - $1) < 0.001 } && read.count == 4)
    }

    @Test(arguments: ["", "#12", "hsl(1, 2%, 3%)", "rgb(1)"])
    func otherTextsAreNoColours(text: String) { #expect(ExpoAssets.components(text) == nil) }
}
