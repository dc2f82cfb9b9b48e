import Foundation
import Goldens
@testable import IsletCommand
import IsletModel
import TestGate
import Testing

/// Pictures recorded, compared and accepted by whole commands.
@Suite(.serialized, .enabled(if: RuntimeProbe.isBuilt, "libIsletRuntime.so is not built"), .startsPrograms)
struct GoldenCommandTests {
    private let folder: TemporaryFolder
    private let source: URL
    private let goldens: String
    private let report: String

    init() throws {
        folder = try TemporaryFolder()
        source = folder.url.appendingPathComponent("Widget")
        goldens = folder.url.appendingPathComponent("Goldens").path
        report = folder.url.appendingPathComponent("report").path
        try write(SampleWidget.source)
    }

    private func write(_ text: String) throws { try folder.write(text, to: "Widget/Widget.swift") }

    private func run(_ words: String...) -> (code: ExitCode, output: String, errors: String) {
        let recorder = Recorder()
        let code = Islet.run(words, console: recorder.console)
        return (code, recorder.output, recorder.errors)
    }

    private var blue: String { SampleWidget.source.replacing("style: .time)", with: "style: .time).foregroundStyle(.blue).padding(.leading, 8)") }

    @Test func theSameSourcesGiveTheSamePicturesAndAChangeIsNamed() throws {
        let recorded = run("record", source.path, "-o", goldens)
        #expect(recorded.code == .done && recorded.output == "6 pictures recorded: \(goldens)\n", "\(recorded.errors)")
        #expect(run("verify", "-o", goldens).output == "6 pictures, all as recorded\n")

        try write(blue)
        let changed = run("verify", "-o", goldens, "--report", report)
        #expect(changed.code == .diagnostics)
        #expect(changed.output.contains(": color was “"), "\(changed.output)")
        #expect(changed.output.contains(": padding “leading 8” is new"), "\(changed.output)")
        #expect(changed.output.hasSuffix("6 pictures: 6 changed: \(report)/index.html\n"), "\(changed.output)")

        let page = try String(contentsOfFile: report + "/index.html", encoding: .utf8)
        #expect(page.contains("6 pictures: 6 changed") && !page.contains("{{summary}}"))
        #expect(run("accept", "-o", goldens, "--report", report).output == "6 pictures accepted: \(goldens)\n")
        #expect(run("verify", "-o", goldens).code == .done)
    }

    @Test func aComplaintOfEveryCellIsToldOnceAndOneCellIsComparedForItself() throws {
        try write(SampleWidget.source.replacing("Text(", with: "Image(systemName: \"no.such.symbol\"); Text("))
        try folder.write(#"{ "locale": ["en_US", "de_DE", "fr_FR"] }"#, to: "matrix.json")
        let matrix = folder.url.appendingPathComponent("matrix.json").path
        let recorded = run("record", source.path, "-o", goldens, "--matrix", matrix, "--appearance", "light")
        #expect(recorded.code == .done, "\(recorded.errors)")
        #expect(recorded.errors.ranges(of: "no.such.symbol").count == 1, "\(recorded.errors)")

        let index = try GoldenIndex(folder: URL(fileURLWithPath: goldens))
        let path = try #require(index.pictures.keys.sorted().first { $0.hasPrefix("fr_FR/") })
        try FileManager.default.removeItem(atPath: goldens + "/" + path + ".png")
        let result = run("verify", "-o", goldens, "--report", report)
        #expect(result.code == .diagnostics && result.output.contains("\(index.pictures.count) pictures: 1 without files"), "\(result.output)")
    }

    /// Before anything is built.
    @Test func aMatrixWithAValueThatCannotBeIsOneLineAtOnce() throws {
        try folder.write(#"{ "locale": ["en_US", "xx_YY"] }"#, to: "matrix.json")
        let result = run("record", source.path, "-o", goldens, "--matrix", folder.url.appendingPathComponent("matrix.json").path)
        #expect(result.code == .usage && result.errors.hasPrefix("islet: --locale has no value “xx_YY”"), "\(result.errors)")
        #expect(!result.errors.contains("Building") && !FileManager.default.fileExists(atPath: goldens))
    }

    @Test func aPaddingOfOnePointInManyFamiliesIsOneLineWithOneViewAndOneProperty() throws {
        let project = RuntimeProbe.projects.appendingPathComponent("TwelveFamilies")
        try FileManager.default.removeItem(at: source)
        try FileManager.default.copyItem(at: project, to: source)
        try folder.write(#"{ "device": ["iPhone 16", "iPad Pro 11-inch"] }"#, to: "matrix.json")
        let matrix = folder.url.appendingPathComponent("matrix.json").path
        let recorded = run("record", source.path, "-o", goldens, "--matrix", matrix, "--appearance", "light")
        #expect(recorded.code == .done, "\(recorded.errors)")
        let places = Set(try GoldenIndex(folder: URL(fileURLWithPath: goldens)).pictures.keys.map { $0.split(separator: "/").dropLast() })
        #expect(places.count >= 12, "\(places.count) families on two devices")

        let view = source.appendingPathComponent("Timetable.swift")
        try folder.write(try String(contentsOf: view, encoding: .utf8).replacing(".padding(6)", with: ".padding(7)"), to: "Widget/Timetable.swift")
        let result = run("verify", "-o", goldens)
        let lines = result.output.split(separator: "\n")
        #expect(result.code == .diagnostics && lines.count == 2, "\(result.output)")
        #expect(lines.first?.hasPrefix("TimetableView: padding was “6”, is “7” — ") == true, "\(result.output)")
    }

    @Test func whatTheGallerySaysAndWhenEntriesAreShownBelongsToThePictures() throws {
        #expect(run("record", source.path, "-o", goldens, "--appearance", "light").code == .done)
        try write(SampleWidget.source.replacing(".supportedFamilies", with: ".description(\"Another\").supportedFamilies"))
        let result = run("verify", "-o", goldens)
        #expect(result.output.contains("Picture: description in the gallery"), "\(result.output)")
    }

    @Test func whereNothingChangedNothingIsDrawn() throws {
        #expect(run("record", source.path, "-o", goldens, "--appearance", "light").code == .done)
        #expect(run("verify", "-o", goldens).output.hasSuffix("all as recorded\n"))
        let again = run("verify", "-o", goldens)
        #expect(again.code == .done && again.output.contains("none was drawn"), "\(again.output)")
        try write(blue)
        #expect(run("verify", "-o", goldens).code == .diagnostics)
        try write(SampleWidget.source)
        #expect(!run("verify", "-o", goldens).output.contains("none was drawn"))
    }

    @Test func whatARevisionDoesNotReachIsNotDrawn() throws {
        try commit()
        #expect(run("check", source.path, "--no-day", "--changed", "HEAD").errors.contains("no file that a target is built from changed"))
        try write(blue)
        #expect(!run("check", source.path, "--no-day", "--changed", "HEAD").errors.contains("no file that a target"))
        #expect(run("check", source.path, "--changed", "nowhere").code == .usage)
    }

    @Test func ofSeveralTargetsOnlyThoseThatAChangeReachesAreDrawn() throws {
        try FileManager.default.removeItem(at: source)
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Both", platforms: [.iOS(.v17)],
                targets: [.executableTarget(name: "One", path: "One"), .executableTarget(name: "Two", path: "Two")])
            """
        try folder.write(manifest, to: "Widget/Package.swift")
        for name in ["One", "Two"] { try folder.write(SampleWidget.source, to: "Widget/\(name)/Widget.swift") }
        try commit()
        #expect(run("record", source.path, "-o", goldens, "--appearance", "light").output.hasPrefix("6 pictures recorded"))
        try folder.write(SampleWidget.source.replacing("style: .time)", with: "style: .time).foregroundStyle(.blue)"), to: "Widget/Two/Widget.swift")
        let checked = run("check", source.path, "--no-day", "--changed", "HEAD")
        #expect(checked.errors.contains("One is left out") && !checked.errors.contains("Two is left out"), "\(checked.errors)")
        let verified = run("verify", "-o", goldens, "--changed", "HEAD")
        #expect(verified.output.contains("6 pictures: 3 changed") && !verified.output.contains("One/"), "\(verified.output)\(verified.errors)")
    }

    /// Puts everything in the folder under version control.
    private func commit() throws {
        try folder.write("Goldens\nreport\n", to: ".gitignore")
        for words in [["init", "-q"], ["add", "-A"], ["-c", "user.name=T", "-c", "user.email=t@example.com", "commit", "-qm", "First"]] {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["git", "-C", folder.url.path] + words
            try process.run()
            process.waitUntilExit()
        }
    }

    @Test func acceptedVariantsAreBothRight() throws {
        #expect(run("record", source.path, "-o", goldens, "--appearance", "light").code == .done)
        try write(blue)
        _ = run("verify", "-o", goldens, "--report", report)
        #expect(run("accept", "-o", goldens, "--report", report, "--variant", "Widget/Sample").code == .done)
        #expect(run("verify", "-o", goldens).code == .done)
        try write(SampleWidget.source)
        #expect(run("verify", "-o", goldens).code == .done)
        let wrong = run("accept", "-o", goldens, "--report", report, "Elsewhere")
        #expect(wrong.code == .usage && wrong.errors.contains("the report has no picture “Elsewhere”"))
    }

    @Test func aMatrixDrawsEveryCombinationAndPicturesOfOneThatWentAreUnused() throws {
        try folder.write(#"{ "locale": ["en_US", "ar_SA"], "appearance": ["light"] }"#, to: "matrix.json")
        let matrix = folder.url.appendingPathComponent("matrix.json").path
        #expect(run("record", source.path, "-o", goldens, "--matrix", matrix).output.hasPrefix("6 pictures recorded"))
        let index = try GoldenIndex(folder: URL(fileURLWithPath: goldens))
        #expect(index.pictures.keys.contains("light/ar_SA/Widget/Sample/systemSmall/timeline-0-light"), "\(index.pictures.keys.sorted())")
        #expect(index.paths == ["../Widget"])

        try write(SampleWidget.source.replacing("kind: \"Sample\"", with: "kind: \"Other\""))
        let result = run("verify", "-o", goldens, "--report", report, "--json")
        let json = try JSONValue(json: Data(result.output.utf8))
        #expect(Set(json["pictures"].elements.compactMap { $0["outcome"].string }) == ["new", "unused"])
        #expect(run("accept", "-o", goldens, "--report", report).code == .done)
        #expect(!FileManager.default.fileExists(atPath: goldens + "/light/ar_SA/Widget/Sample"))
        #expect(run("verify", "-o", goldens).code == .done)
    }

    @Test func nothingIsRecordedOverAnError() throws {
        #expect(run("record", source.path, "-o", goldens).code == .done)
        let before = try Data(contentsOf: URL(fileURLWithPath: goldens + "/" + GoldenIndex.fileName))
        try write(SampleWidget.source.replacing("@main struct", with: "@main strict"))
        let result = run("record", source.path, "-o", goldens)
        #expect(result.code == .build && result.errors.contains("nothing is recorded"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: goldens + "/" + GoldenIndex.fileName)) == before)
        #expect(run("verify", "-o", goldens).code == .build)
    }

    @Test func filesForOtherToolsSayTheSame() throws {
        #expect(run("record", source.path, "-o", goldens, "--appearance", "light").code == .done)
        try write(blue)
        let (junit, markdown) = (folder.url.appendingPathComponent("j.xml").path, folder.url.appendingPathComponent("m.md").path)
        let result = run("verify", "-o", goldens, "--junit", junit, "--markdown", markdown, "--format", "github")
        #expect(result.output.hasPrefix("::error title=Pictures::"))
        let document = try XMLDocumentProbe(contentsOf: junit)
        #expect(document.attributes["testsuite"]?["tests"] == "3" && document.attributes["testsuite"]?["failures"] == "3")
        #expect(try String(contentsOfFile: markdown, encoding: .utf8).contains("3 pictures: 3 changed"))
    }

    @Test(
        "wrong usage is one line with the mend",
        arguments: [
            (["verify", "-o", "/nowhere/at/all"], "islet record PATH"), (["accept", "-o", "/nowhere"], "--report DIR is missing"),
            (["accept", "-o", "/nowhere", "--report", "/nowhere"], "islet verify --report"),
        ])
    func wrongUsage(words: [String], mend: String) {
        let recorder = Recorder()
        #expect(Islet.run(words, console: recorder.console) == .usage)
        #expect(recorder.errors.contains(mend) && recorder.errors.filter { $0 == "\n" }.count == 1, "\(recorder.errors)")
    }
}
