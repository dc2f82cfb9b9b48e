import EndToEnd
import Foundation
import Testing

/// What one `islet render` wrote, with the look of iOS 18.
final class Pictures: Sendable {
    struct Manifest: Decodable, Sendable {
        struct Target: Decodable, Sendable {
            var widgets: [Widget]
            var previews: [Preview]?
            var windows: [Picture]?
        }
        struct Preview: Decodable, Sendable {
            var name: String
            var snapshots: [Picture]
        }
        struct Widget: Decodable, Sendable {
            var kind: String
            var configuration: String
            var displayName: String
            var description: String
            var families: [String]
            var timelines: [Timeline]?
            var snapshots: [Picture]
        }
        struct Timeline: Decodable, Sendable {
            struct Entry: Decodable, Sendable { var date: String }
            var presentation: String
            var policy: String
            var entries: [Entry]
        }
        struct Picture: Decodable, Sendable {
            var presentation: String
            var phase: String
            var index: Int?
            var mode: String
            var appearance: String
            var size: [Double]
            var tree: String
            var diagnostics: [String]
        }
        struct Diagnostic: Decodable, Sendable {
            var code: String
            var severity: String
            var message: String
        }
        var targets: [Target]
        var diagnostics: [Diagnostic]
    }

    let exitCode: Int32
    let messages: String
    let manifest: Manifest
    private let folder: URL

    init(_ words: [String]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-pictures-\(UUID().uuidString)")
        let result = try Program.run(["render"] + words + ["-o", folder.path, "--os", "18", "--format", "svg"])
        (exitCode, messages) = (result.exitCode, result.messages)
        manifest = try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: folder.appendingPathComponent("manifest.json")))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var codes: Set<String> { Set(manifest.diagnostics.map(\.code)) }

    func widget(_ kind: String) throws -> Manifest.Widget {
        try #require(manifest.targets.flatMap(\.widgets).first { $0.kind == kind }, "\(messages)")
    }

    func picture(_ kind: String, _ presentation: String, _ phase: String = "timeline") throws -> Manifest.Picture {
        try #require(try widget(kind).snapshots.first { $0.presentation == presentation && $0.phase == phase }, "\(messages)")
    }

    func tree(_ kind: String, _ presentation: String, _ phase: String = "timeline") throws -> String {
        try String(contentsOf: folder.appendingPathComponent(picture(kind, presentation, phase).tree), encoding: .utf8)
    }

    func tree(ofPreview name: String) throws -> String {
        let preview = try #require(manifest.targets.flatMap { $0.previews ?? [] }.first { $0.name == name }, "\(messages)")
        let picture = try #require(preview.snapshots.first)
        return try String(contentsOf: folder.appendingPathComponent(picture.tree), encoding: .utf8)
    }

    /// The tree of the first window's picture in an appearance.
    func tree(ofWindow appearance: String) throws -> String {
        let windows = manifest.targets.flatMap { $0.windows ?? [] }
        let picture = try #require(windows.first { $0.appearance == appearance }, "\(messages)")
        return try String(contentsOf: folder.appendingPathComponent(picture.tree), encoding: .utf8)
    }

    /// Texts from the top, with the places of their upper left corners.
    func texts(_ kind: String, _ presentation: String, _ phase: String = "timeline") throws -> [String: [Double]] {
        try tree(kind, presentation, phase).split(separator: "\n").reduce(into: [:]) { found, line in
            guard let match = line.firstMatch(of: /^ *Text ([\d.-]+) ([\d.-]+) [^"]*"((?:[^"\\]|\\.)*)"/) else { return }
            found[String(match.3)] = [Double(match.1) ?? .nan, Double(match.2) ?? .nan]
        }
    }
}

/// Runs that several tests look at.
enum SharedPictures {
    private static let gardenRun = Result { try Pictures([Projects.path("Garden/Widgets"), "--attributes-type", "Watering"] + GardenData.words()) }
    private static let faultsRun = Result {
        try Pictures([Projects.path("Faults"), "--attributes-type", "Tall", "--state", GardenData.file(#"{"step":1}"#)])
    }

    private static let pantryRun = Result {
        let data = try ["--attributes", GardenData.file(#"{"cake":"Plum"}"#), "--state", GardenData.file(#"{"minutes":30}"#)]
        return try Pictures([Projects.path("Pantry/Widget")] + data)
    }

    static func pantry() throws -> Pictures { try noted(pantryRun) }
    static func garden() throws -> Pictures { try noted(gardenRun) }
    static func faults() throws -> Pictures { try noted(faultsRun) }

    private static func noted(_ run: Result<Pictures, any Error>) throws -> Pictures {
        CommandRuns.note()
        return try run.get()
    }
}

/// Files with the data of Live Activities.
enum GardenData {
    static func words(bed: String = "Tomatoes") throws -> [String] {
        ["--attributes", try file(#"{"bed":"\#(bed)"}"#), "--state", try file(#"{"litres":3}"#)]
    }

    static func file(_ text: String) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("islet-data-\(UUID().uuidString).json")
        try Data(text.utf8).write(to: file)
        return file.path
    }
}
