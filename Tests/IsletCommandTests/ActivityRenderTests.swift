import Foundation
@testable import IsletCommand
import IsletModel
import TestGate
import Testing

/// Whole runs of `islet render` on Live Activities.
@Suite(.serialized, .enabled(if: RuntimeProbe.isBuilt, "libIsletRuntime.so is not built"), .startsPrograms)
struct ActivityRenderTests {
    private struct Result {
        var code: ExitCode
        var manifest: Manifest?
        var recorder: Recorder
        var pictures: [Manifest.Picture] { manifest?.pictures ?? [] }
        var errors: [Finding] { manifest?.diagnostics.filter { $0.severity == .error } ?? [] }
        var codes: [FindingCode] { manifest?.diagnostics.map(\.code) ?? [] }
    }

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func render(_ source: String, _ words: [String] = [], files: [String: String] = [:]) throws -> Result {
        try folder.write(source, to: "Activity/Activity.swift")
        for (name, text) in files { try folder.write(text, to: name) }
        let recorder = Recorder()
        let output = folder.url.appendingPathComponent("out")
        let path = folder.url.path
        let all = ["render", path + "/Activity", "-o", output.path, "--format", "png"] + words.map { $0.replacing("@", with: path + "/") }
        let code = Islet.run(all, console: recorder.console)
        let manifest = FileManager.default.contents(atPath: output.appendingPathComponent("manifest.json").path).flatMap { $0.isEmpty ? nil : $0 }
        return Result(code: code, manifest: try manifest.map { try JSONDecoder().decode(Manifest.self, from: $0) }, recorder: recorder)
    }

    private func tree(_ picture: Manifest.Picture) throws -> String {
        try String(contentsOf: folder.url.appendingPathComponent("out/" + picture.tree), encoding: .utf8)
    }

    private static func source(island: Bool = true, preview: String = "", second: Bool = false, view: String = "Text(context.state.note)") -> String {
        """
        import ActivityKit
        import SwiftUI
        import WidgetKit

        struct Trip: ActivityAttributes {
            struct ContentState: Codable, Hashable { var note: String; var arrives: Date? }
            var name: String
        }
        \(second ? "struct Stay: ActivityAttributes { struct ContentState: Codable, Hashable {} }" : "")

        struct TripActivity: Widget {
            var body: some WidgetConfiguration {
                ActivityConfiguration(for: Trip.self) { context in \(view).padding() }\(island ? " dynamicIsland: { context in" : "")
                    \(island ? """
                        DynamicIsland { DynamicIslandExpandedRegion(.bottom) { Text("expanded " + context.state.note) } }
                            compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
                    }
                    """ : "")
            }
        }
        \(second ? """
        struct StayActivity: Widget {
            var body: some WidgetConfiguration {
                ActivityConfiguration(for: Stay.self) { _ in Text("stay") } dynamicIsland: { _ in
                    DynamicIsland {
                        DynamicIslandExpandedRegion(.center) { Text("c") }
                    } compactLeading: { Text("l") } compactTrailing: { Text("t") } minimal: { Text("m") }
                }
            }
        }
        """ : "")
        @main struct TripBundle: WidgetBundle { var body: some Widget { TripActivity()\(second ? "; StayActivity()" : "") } }
        \(preview)
        """
    }

    private static let files = ["a.json": #"{"name": "Oslo"}"#, "1.json": #"{"note": "one"}"#, "2.json": #"{"note": "two"}"#]
    private static let given = ["--attributes", "@a.json", "--state", "@1.json,@2.json"]

    @Test func statesFromFilesAreDrawnInEveryPresentationWithAStripOfEach() throws {
        defer { folder.remove() }
        let result = try render(Self.source(), Self.given + ["--appearance", "light"], files: Self.files)
        #expect(result.code == .done)
        let first = result.pictures.filter { $0.index == 0 }
        #expect(
            first.map(\.presentation) == ["lockScreen", "island", "compactLeading", "compactTrailing", "minimal", "expanded", "small", "small"])
        #expect(Set(result.pictures.map(\.phase)) == ["content"] && result.pictures.count == 16)
        let banner = try #require(first.first)
        #expect(banner.image == "Activity/Trip/lockScreen/content-0-light.png" && banner.size == [371, 84] && banner.scale == 3)
        #expect(try tree(banner).contains("\"one\""))
        #expect(try tree(#require(result.pictures.last { $0.presentation == "expanded" })).contains("\"expanded two\""))
        let strips = try #require(result.manifest?.targets.first?.widgets.first?.strips)
        #expect(strips.first { $0.presentation == "lockScreen" }?.size == [371 + 12 + 371, 84])
        #expect(FileManager.default.fileExists(atPath: folder.url.path + "/out/Activity/Trip/island/strip-dark.png"))
        #expect(result.codes == [.staleNotShown])
    }

    @Test func previewsBringTheirStates() throws {
        defer { folder.remove() }
        let preview = """
            #Preview("Ride", as: .content, using: Trip(name: "Oslo")) { TripActivity() } contentStates: {
                Trip.ContentState(note: "one"); Trip.ContentState(note: "two")
            }
            #Preview("Isle", as: .dynamicIsland(.minimal), using: Trip(name: "Oslo")) { TripActivity() } contentStates: { \
            Trip.ContentState(note: "one") }
            """
        let view = "Text(context.state.note + (context.isStale ? \" stale\" : \"\"))"
        let result = try render(Self.source(preview: preview, view: view), ["--presentation", "lockScreen,island,minimal", "--appearance", "dark"])
        #expect(result.code == .done)
        #expect(
            result.pictures.map { "\($0.name ?? "") \($0.presentation) \($0.index)" } == [
                "Ride lockScreen 0", "Ride island 0", "Ride minimal 0", "Ride lockScreen 1", "Ride island 1", "Ride minimal 1", "Isle minimal 0",
            ])
        #expect(Set(result.pictures.map(\.phase)) == ["preview"])
        #expect(result.codes == [])
    }

    @Test func badDataIsNamedInOneLine() throws {
        defer { folder.remove() }
        let files = Self.files.merging([
            "kind.json": #"{"note": 5}"#, "unix.json": #"{"note": "x", "arrives": 1749462060}"#,
            "large.json": "{\"note\": \"\(String(repeating: "x", count: 4200))\"}",
            "photo.json": #"{"note": "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ"}"#,
        ]) { $1 }
        func run(_ state: String) throws -> Result {
            try render(Self.source(), ["--attributes", "@a.json", "--state", "@" + state, "--presentation", "minimal"], files: files)
        }
        let kind = try run("kind.json")
        #expect(kind.code == .diagnostics && kind.errors.map(\.code) == [.activityUndecodable])
        #expect(kind.errors.first?.message.contains("note") == true && kind.pictures.isEmpty)
        let unix = try run("unix.json")
        #expect(unix.codes.contains(.activityUnixDate) && unix.recorder.errors.contains("2025-06-09") && unix.recorder.errors.contains("2056"))
        let large = try run("large.json")
        #expect(large.code == .diagnostics, "\(large.recorder.errors)")
        #expect(large.errors.map(\.code) == [.activityTooLarge])
        #expect(large.errors.first?.message.contains("state.note 42") == true)
        let photo = try run("photo.json")
        #expect(photo.recorder.errors.contains("state.note holds a PNG picture") && photo.codes.contains(.heavyAttributes))
    }

    @Test func withoutAStateOneIsMadeUp() throws {
        defer { folder.remove() }
        let result = try render(Self.source())
        #expect(result.code == .done && result.errors.isEmpty && result.codes.contains(.activityWithoutState), "\(result.recorder.errors)")
        #expect(!result.pictures.isEmpty && result.pictures.allSatisfy { $0.phase == "made-up" })
        let unknown = try render(Self.source(), Self.given + ["--presentation", "banner"], files: Self.files)
        #expect(unknown.code == .usage && unknown.recorder.errors.hasPrefix("islet: --presentation has no value “banner”"))
    }

    /// A view that cannot do without a text which only the app writes, as those of Flutter's activities.
    @Test func `Texts of an app group are made up for the stale view too`() throws {
        defer { folder.remove() }
        let view = "Text(UserDefaults(suiteName: \"group.org.example.trips\")!.string(forKey: \"title\")! + (context.isStale ? \", late\" : \"\"))"
        let result = try render(Self.source(view: view), ["--presentation", "lockScreen"])
        #expect(result.code == .done && result.codes.contains(.activityWithoutState), "\(result.recorder.errors)")
        #expect(!result.codes.contains(.extensionCrashed) && !result.codes.contains(.staleNotShown), "\(result.recorder.errors)")
    }

    @Test func oneOfSeveralActivitiesMustBeNamed() throws {
        defer { folder.remove() }
        let several = try render(Self.source(second: true), Self.given, files: Self.files)
        #expect(several.code == .usage)
        #expect(
            several.recorder.errors.hasSuffix(
                "islet: Activity has several Live Activities: say with --attributes-type which one --state is for: Trip, Stay\n"))
        let named = try render(Self.source(second: true), Self.given + ["--attributes-type", "Trip", "--presentation", "minimal"], files: Self.files)
        #expect(named.code == .done && named.pictures.count == 2)
        let wrong = try render(Self.source(second: true), Self.given + ["--attributes-type", "Cruise"], files: Self.files)
        #expect(wrong.code == .usage && wrong.recorder.errors.contains("there is no Live Activity for “Cruise”: there is Trip, Stay"))
    }

    @Test func dataThatCannotBeReadEndWithWrongUsage() throws {
        defer { folder.remove() }
        let files = Self.files.merging(["broken.json": "{\"note\": \"x\",\n  oops}"]) { $1 }
        func errors(_ words: [String]) throws -> String {
            let result = try render(Self.source(), words, files: files)
            #expect(result.code == .usage, "\(words)")
            return result.recorder.errors
        }
        #expect(try errors(["--state", "@broken.json"]).contains("broken.json is not JSON: line 2, column "))
        #expect(try errors(["--state", "@none.json"]).contains("--state: there is no file "))
        #expect(try errors(["--attributes", "@a.json"]).hasPrefix("islet: --state FILE is missing"))
        #expect(try errors(["--scene", "fridge"]).hasPrefix("islet: --scene has no value “fridge”"))
    }

    @Test func groupsHaveTheDefaultsTheyAreGiven() throws {
        defer { folder.remove() }
        let view = "Text(UserDefaults(suiteName: \"group.org.example\")!.string(forKey: \"driver\")!)"
        let crash = try render(Self.source(view: view), Self.given + ["--presentation", "lockScreen"], files: Self.files)
        #expect(crash.code == .extensionFailure)
        let error = try #require(crash.errors.first)
        #expect(error.code == .extensionCrashed && error.file == "Activity.swift" && error.line != nil)
        #expect(
            error.message.hasSuffix(
                "just before, group.org.example had no value for “driver”. Give it one with --defaults FILE, as in {\"group.org.example\": "
                    + "{\"driver\": …}}"
            ))
        let files = ["d.json": #"{"group.org.example": {"driver": "Kim", "left": {"$date": "2025-06-09T09:41:00Z"}}}"#]
        let given = try render(Self.source(view: view), Self.given + ["--presentation", "lockScreen", "--defaults", "@d.json"], files: files)
        #expect(given.code == .done)
        #expect(try tree(#require(given.pictures.first)).contains("\"Kim\""))
    }

    /// Apps of Flutter give a Live Activity's values by an app group: where its state is made up, so are the texts there.
    @Test func textsOfAGroupAreMadeUpWithTheState() throws {
        defer { folder.remove() }
        let view = "Text(UserDefaults(suiteName: \"group.org.example\")!.string(forKey: \"0A1B_driverName\")!)"
        let made = try render(Self.source(view: view), ["--presentation", "lockScreen"])
        #expect(made.code == .done, "\(made.recorder.errors)")
        #expect(try tree(#require(made.pictures.first)).contains("\"Driver Name\""))
    }

    @Test(arguments: [
        ("[1]", "the file must hold an object"), (#"{"group.a": 5}"#, "“group.a” must be an object of keys and values"),
        (#"{"group.a": {"k": [1, null]}}"#, "group.a.k[1] is null"), (#"{"group.a": {"k": {"$when": 1}}}"#, "“$when” is not known"),
        (#"{"group.a": {"k": {"$date": "soon"}}}"#, "“soon” is no date"), ("{", "it is not JSON: line 1"),
    ])
    func defaultsThatCannotBeReadAreNamed(text: String, expected: String) throws {
        defer { folder.remove() }
        let result = try render(Self.source(), ["--defaults", "@bad.json"], files: ["bad.json": text])
        #expect(result.code == .usage && result.recorder.errors.contains(expected), "\(result.recorder.errors)")
    }

    @Test func anActivityWithoutAnIslandDoesNotCompile() throws {
        defer { folder.remove() }
        let result = try render(Self.source(island: false), Self.given, files: Self.files)
        #expect(result.code == .build)
        #expect(result.recorder.errors.contains("dynamicIsland"))
    }
}
