import Foundation
@testable import IsletCommand
import IsletModel
import Testing

struct OutputTests {
    @Test func pathsNameTargetKindFamilyAndPhase() {
        var names = OutputNames()
        #expect(
            names.path(["App", "Weather", "systemSmall"], phase: "timeline", index: 3, appearance: "dark", mode: "accented")
                == "App/Weather/systemSmall/timeline-3-dark-accented")
        #expect(
            names.path(["App", "Weather", "systemSmall"], phase: "placeholder", index: nil, appearance: "light", mode: "fullColor")
                == "App/Weather/systemSmall/placeholder-light")
    }

    @Test func equalPathsAreToldApart() {
        var names = OutputNames()
        let paths = ["A b", "A  b", "a b", "A/b"].map { names.path([$0], phase: "p", index: nil, appearance: "l", mode: "fullColor") }
        #expect(paths == ["A-b/p-l", "A-b/p-l-2", "a-b/p-l-3", "A-b/p-l-4"])
    }

    @Test(arguments: [
        ("../..", "unnamed"), ("a/../b", "a-..-b"), (".hidden", "hidden"), ("日本", "日本"), ("", "unnamed"), ("a:b*c", "a-b-c"), ("😀", "unnamed"),
    ])
    func namesOfFilesAreHarmless(text: String, name: String) {
        #expect(OutputNames.sanitized(text) == name)
    }

    @Test func aFolderThatCannotBeMadeIsOneClearLine() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write("", to: "file")
        let error = #expect(throws: UsageError.self) { try OutputFolder(at: folder.url.appendingPathComponent("file/out")) }
        #expect(error?.description.contains("file/out cannot be written to") == true)
    }

    @Test func anEarlierRunsPicturesAreRemovedAndNothingElse() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let output = try OutputFolder(at: folder.url.appendingPathComponent("out"))
        try folder.write("mine", to: "out/notes.txt")
        try folder.write("mine", to: "outside.png")
        try output.write(Data(), to: "T/old.png")
        try output.write(Data(), to: "T/old.txt")
        var manifest = Manifest(at: "", device: "", os: "")
        var picture = Self.picture
        picture.image = "T/old.png"
        picture.tree = "T/old.txt"
        picture.vector = "../outside.png"
        manifest.targets = [Manifest.Target(name: "T", windows: [picture])]
        try output.write(try manifest.json(), to: OutputFolder.manifestName)
        let exists = { FileManager.default.fileExists(atPath: folder.url.appendingPathComponent($0).path) }
        let next = try OutputFolder(at: output.url)
        #expect(next.earlier == manifest)
        try next.removeEarlierPictures(keeping: manifest)
        try next.removeEarlierPictures(of: "Another")
        #expect(exists("out/T/old.png") && exists("out/T/old.txt"))
        try next.removeEarlierPictures(of: "T")
        #expect(!exists("out/T"))
        #expect(exists("out/notes.txt") && exists("outside.png"))
    }

    @Test func theContactSheetNeedsNothingBesideIt() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let output = try OutputFolder(at: folder.url)
        try output.write(Data([1, 2, 3]), to: "a.png")
        var manifest = Manifest(at: "2025-06-09T09:41:00Z", device: "iPhone 16", os: "26")
        var picture = Self.picture
        picture.image = "a.png"
        manifest.targets = [Manifest.Target(name: "<script>", windows: [picture])]
        manifest.diagnostics = [Finding(.compile, .error, "</script>{{style}}")]
        let html = String(decoding: try ContactSheet(manifest: manifest, folder: output).html(), as: UTF8.self)
        #expect(html.contains("<title>&lt;script&gt; – Islet</title>"))
        #expect(html.contains("data:image/png;base64,AQID"))
        #expect(html.contains(#"\u003c/script>{{style}}"#))
        #expect(html.components(separatedBy: "</script>").count == 3)
        for address in ["http://", "https://", "@import", "url("] { #expect(!html.contains(address), "\(address)") }
    }

    @Test func theManifestHasTheNamesOfTheContract() throws {
        var manifest = Manifest(at: "a", device: "d", os: "26")
        let widget = Manifest.Widget(
            kind: "k", configuration: "static", displayName: "n", description: "t", families: ["systemSmall"], snapshots: [Self.picture])
        manifest.targets = [Manifest.Target(name: "T", widgets: [widget])]
        manifest.diagnostics = [Finding(.compile, .error, "m", file: "f", line: 1)]
        let object = try #require(try JSONSerialization.jsonObject(with: manifest.json()) as? [String: Any])
        #expect(Set(object.keys) == ["schema", "at", "device", "os", "targets", "diagnostics"])
        let target = try #require((object["targets"] as? [[String: Any]])?.first)
        #expect(Set(target.keys) == ["name", "widgets"])
        let written = try #require((target["widgets"] as? [[String: Any]])?.first)
        #expect(Set(written.keys) == ["kind", "configuration", "displayName", "description", "families", "snapshots"])
        let snapshot = try #require((written["snapshots"] as? [[String: Any]])?.first)
        #expect(
            Set(snapshot.keys) == [
                "presentation", "phase", "index", "date", "appearance", "mode", "size", "scale", "image", "tree", "diagnostics",
            ])
        #expect(String(decoding: try manifest.json(), as: UTF8.self).contains("158,\n"))
        let diagnostic = try #require((object["diagnostics"] as? [[String: Any]])?.first)
        #expect(Set(diagnostic.keys) == ["code", "severity", "message", "file", "line", "explanation"])
    }

    @Test func diagnosticsAreKeptOnceAndReadLikeACompilers() {
        var list = DiagnosticList()
        let error = Finding(.compile, .error, "m", file: "A.swift", line: 3)
        list.add(error)
        list.add(error)
        list.add(Finding(.compile, .warning, "m"))
        #expect(list.diagnostics.map(\.description) == ["A.swift:3: error: m [compile]", "warning: m [compile]"])
        #expect(list.count(.error) == 1 && list.count(.warning) == 1 && list.count(.note) == 0)
    }

    private static let picture = Manifest.Picture(
        presentation: "systemSmall", phase: "timeline", index: 0, date: "2025-06-09T09:41:00Z", appearance: "light", mode: "fullColor",
        size: [158, 158], scale: 3, image: "i.png", tree: "t.txt", diagnostics: [])
}
