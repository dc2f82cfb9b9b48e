import EndToEnd
import Foundation
import Testing

/// A sample drawn by the real command in a folder of its own, which is removed with the value.
final class Rendering {
    let folder: URL
    let exitCode: Int32
    /// What the command said.
    let messages: String

    /// Draws the sample of that name.
    convenience init(sample name: String, options: [String] = []) throws {
        try self.init(#require(SeedSamples.folder).appendingPathComponent(name), options: options)
    }

    init(_ source: URL, options: [String] = []) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-samples-\(UUID().uuidString)")
        CommandRuns.note()
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let process = Process()
        let output = Pipe()
        process.executableURL = program.appendingPathComponent("islet")
        process.arguments = ["render", source.path, "-o", folder.path, "--format", "png"] + options
        process.standardOutput = output
        process.standardError = output
        try process.run()
        messages = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        exitCode = process.terminationStatus
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func manifest() throws -> RenderedManifest {
        try JSONDecoder().decode(RenderedManifest.self, from: Data(contentsOf: folder.appendingPathComponent("manifest.json")))
    }

    func widgets() throws -> [RenderedManifest.Widget] { try manifest().targets.flatMap(\.widgets) }

    func tree(of picture: RenderedManifest.Picture) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(picture.tree), encoding: .utf8)
    }

    /// The strings of the texts in a picture, from the top; the narrow space of times is a plain one.
    func texts(of picture: RenderedManifest.Picture) throws -> [String] {
        try tree(of: picture).split(separator: "\n").compactMap { line in
            line.firstMatch(of: /^ *Text [^"]*"((?:[^"\\]|\\.)*)"/).map { String($0.1).replacing("\u{202F}", with: " ") }
        }
    }

    /// What the program printed.
    func output() throws -> String {
        let name = try #require(try manifest().targets.first).name
        return try String(contentsOf: folder.appendingPathComponent("\(name)/output.log"), encoding: .utf8)
    }
}

/// The part of `manifest.json` that the tests read.
struct RenderedManifest: Decodable {
    struct Target: Decodable {
        var name: String
        var widgets: [Widget]
        var windows: [Picture]?
    }

    struct Widget: Decodable {
        var kind: String
        var displayName: String
        var description: String
        var families: [String]
        var timelines: [Timeline]?
        var snapshots: [Picture]

        /// The light pictures of a phase in one family, in their order.
        func pictures(_ phase: String, in family: String) -> [Picture] {
            snapshots.filter { $0.phase == phase && $0.presentation == family && $0.appearance == "light" }
        }
    }

    struct Timeline: Decodable {
        struct Entry: Decodable {
            var date: String
            var relevanceScore: Double?
            var relevanceDuration: Double?
        }

        var presentation: String
        var policy: String
        var entries: [Entry]
    }

    struct Picture: Decodable {
        var presentation: String
        var phase: String
        /// The place among the entries or content states.
        var index: Int?
        var appearance: String
        var mode: String
        var size: [Double]
        var image: String
        var tree: String
        var diagnostics: [String]
    }

    struct Diagnostic: Decodable {
        var code: String
        var severity: String
    }

    var at: String
    var targets: [Target]
    var diagnostics: [Diagnostic]
}
