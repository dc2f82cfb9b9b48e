import Foundation
import Ledger
import TestGate
import Testing

/// Runs the samples' apps with their extensions on a device of the real command, each program in its own process, and compares what the
/// apps print, what the ledger says and what is archived.
@Suite(.enabled(if: SeedSamples.folder != nil, Comment(rawValue: SeedSamples.absence)), .serialized, .startsPrograms)
struct HostedSampleTests {
    struct Manifest: Decodable {
        var kind: String
        var pairs_with: [String]?
        var app_groups: [String]?
    }

    /// Every folder with an app, as the manifests say.
    static let apps: [String] = {
        guard let folder = SeedSamples.folder else { return [] }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter { name in
                let file = folder.appendingPathComponent("\(name)/manifest.json")
                return FileManager.default.fileExists(atPath: file.path) ? try manifest(name).kind == "app" : false
            }
        } catch {
            preconditionFailure("\(folder.path): \(error)")
        }
    }()

    static func manifest(_ name: String) throws -> Manifest {
        let file = SeedSamples.folder!.appendingPathComponent("\(name)/manifest.json")
        return try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: file))
    }

    private static let modules = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent(
        "Modules")
    static let chosen = SeedSamples.chosen(apps, handful: HostedSample.handful) { $0 }.filter { name in
        let needed = HostedSample.all.first { $0.app == name }?.needs
        return needed.map { FileManager.default.fileExists(atPath: modules.appendingPathComponent("\($0).swiftmodule").path) } ?? true
    }

    @Test func everyAppOfTheSamplesSaysWhatMustBeSeen() {
        #expect(HostedSample.all.map(\.app).sorted() == Self.apps)
    }

    @Test(arguments: chosen)
    func anAppAndItsExtensionDoWhatTheyMust(_ name: String) throws {
        let sample = try #require(HostedSample.all.first { $0.app == name })
        let manifest = try Self.manifest(name)
        let folder = try #require(SeedSamples.folder)
        let picture = Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==")
        let server = sample.needsPicture ? try PictureServer(name: "picture.png", content: #require(picture)) : nil
        defer { server?.stop() }
        let options = server.map { ["--network", "--environment", "SEED_IMAGE_URL=\($0.url.absoluteString)picture.png"] } ?? []
        let paths = ([name] + (manifest.pairs_with ?? []) + sample.others).map { folder.appendingPathComponent($0) }
        let device = try HostedDevice(paths, options: options)
        defer { device.stop() }

        try device.wait(for: "timelines of every widget", within: 240) { $0.hasTimelines }
        for event in sample.before { try device.happen(event) }
        let program = try #require(device.now.events.first { $0.action.rawValue == "installed" }).subject.id
        try device.happen(#"{"event":"open-app"}"#)
        var wanted = sample.output
        try device.wait(for: "the app's \(wanted.count) lines") { $0.lines(of: program).count >= wanted.count }
        for (event, line) in sample.then {
            wanted.append(line)
            try device.happen(event)
            try device.wait(for: "the line “\(line)”") { $0.lines(of: program).count >= wanted.count }
        }
        try device.wait(for: "every line of the ledger") { now in
            sample.ledger.allSatisfy { lines in now.events.count(where: lines.matches) >= lines.count }
        }
        try device.wait(for: "views of the last state") { now in
            try sample.shown.allSatisfy { try Self.isShown($0.value, of: $0.key, pictures: sample.pictures, device, now) }
        }
        #expect(device.stop() == 0)
        try check(sample, wanted, device, of: program, groups: manifest.app_groups ?? [])
    }

    private func check(_ sample: HostedSample, _ wanted: [String], _ device: HostedDevice, of program: String, groups: [String]) throws {
        let now = device.now
        let lines = now.lines(of: program)
        #expect(now.unreadable == [])
        #expect(lines.count == wanted.count, "\(lines)")
        for (line, pattern) in zip(lines, wanted) { #expect(Self.matches(line, pattern), "“\(line)” instead of “\(pattern)”") }
        for lines in sample.ledger {
            // Views of an activity that changes quickly are archived once or more.
            let count = now.events.count(where: lines.matches)
            #expect(lines.actions == ["archived"] ? count >= lines.count : count == lines.count, "\(lines)\n\(Ledger(now.events).text(in: .gmt))")
        }
        for (subject, texts) in sample.shown { #expect(try Self.isShown(texts, of: subject, pictures: sample.pictures, device, now)) }
        for pattern in sample.printed {
            #expect(now.notes.contains { note in Self.printed(note).map { Self.matches($0, pattern) } ?? false }, "\(pattern)")
        }
        for file in sample.files {
            #expect(
                groups.contains { FileManager.default.fileExists(atPath: device.folder.appendingPathComponent("Groups/\($0)/\(file)").path) },
                "\(file)")
        }
    }

    /// Whether the archived views have these texts among theirs, and so many pictures.
    private static func isShown(_ texts: Set<String>, of name: String, pictures: Int, _ device: HostedDevice, _ now: HostedDevice.Record) throws
        -> Bool
    {
        guard let subject = now.subject(name) else { return false }
        let snapshots = try device.archive(of: subject).flatMap(\.snapshots)
        let shown = Set(snapshots.flatMap { $0.root.shownTexts })
        return texts.isSubset(of: shown) && (pictures == 0 || snapshots.contains { $0.images.count == pictures })
    }

    /// What a program printed, without its name.
    private static func printed(_ note: String) -> String? { note.firstRange(of: ": ").map { String(note[$0.upperBound...]) } }

    private static let variables = [
        "<id>": "[0-9A-F-]{36}", "<path>": ".+", "<date>": ".+", "<hex>": "(?:[0-9a-f]{2})+",
    ]

    private static func matches(_ line: String, _ pattern: String) -> Bool {
        var expression = NSRegularExpression.escapedPattern(for: pattern)
        for (name, meaning) in variables { expression = expression.replacing(name, with: meaning) }
        return line.range(of: "^\(expression)$", options: .regularExpression) != nil
    }
}
