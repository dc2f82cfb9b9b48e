import EndToEnd
import Foundation
import Testing

/// The page of `islet preview` in a real browser: needs Debian's `chromium` and PyPI's `playwright`.
@Suite(.serialized, .enabled(if: Program.isComplete, "the program or its libraries are not built: swift build"), .endToEnd)
struct PreviewPageTests {
    private static let hasBrowser: Bool = {
        if ProcessInfo.processInfo.environment["CI"] == "true" { return true }
        return python(["-c", "import playwright, shutil, sys; sys.exit(shutil.which('chromium') is None)"])?.code == 0
    }()

    private static func python(_ words: [String]) -> (code: Int32, output: String)? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3"] + words
        process.environment = ProcessInfo.processInfo.environment.merging(["PYTHONPATH": modules.path]) { $1 }
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        guard (try? process.run()) != nil else { return nil }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    /// What `./test` installed of the Python package index.
    private static let modules = here.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(".build/test-python")
    private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    @Test(.enabled(if: hasBrowser, "apt-get install chromium; pip install playwright"))
    func aReservationIsFollowedFromTheAppToTheIslandAndBack() throws {
        try Self.runOnACopyOfFlashSale("preview-page.py", saying: "the page did what it should")
    }

    private static func runOnACopyOfFlashSale(_ name: String, saying words: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-page-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let example = here.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples/FlashSale")
        CommandRuns.note()
        let run = try #require(python([here.appendingPathComponent(name).path, Program.url.path, folder.path, example.path]))
        #expect(run.code == 0, "\(run.output)")
        #expect(run.output.contains(words), "\(run.output)")
    }

    @Test(.enabled(if: hasBrowser, "apt-get install chromium; pip install playwright"))
    func anEditOfALiteralIsSeenWhileTheAppGoesOn() throws {
        try Self.runOnACopyOfFlashSale("preview-edits.py", saying: "edits of literals are seen while the app goes on")
    }

    @Test(.enabled(if: hasBrowser, "apt-get install chromium; pip install playwright"))
    func aRecordedSessionIsShownWithoutIslet() throws {
        try Self.runOnACopyOfFlashSale("preview-trace.py", saying: "traces are shown without Islet")
    }

    @Test(.enabled(if: hasBrowser, "apt-get install chromium; pip install playwright"))
    func controlsFormsAndStacksAreUsedOnThePage() throws {
        CommandRuns.note()
        let script = Self.here.appendingPathComponent("preview-controls.py").path
        let run = try #require(Self.python([script, Program.url.path, Projects.path("Rooms")]))
        #expect(run.output.contains("controls, forms and stacks do what they should"), "\(run.output)")
    }

    @Test(.enabled(if: hasBrowser, "apt-get install chromium; pip install playwright"))
    func viewsUnderThePointerAndWhatProgramsKeepAreSeen() throws {
        try Self.runOnRooms("preview-inspect.py", saying: "views and what programs keep are seen")
    }

    @Test func otherSitesBrokenMessagesAndManyConnectionsStopNothing() throws {
        try Self.runOnRooms("preview-attack.py", saying: "nothing leaked and nothing stopped")
    }

    @Test func noTapIsLostOrCountedTwiceWhileTheExtensionIsKilled() throws {
        try Self.runOnRooms("preview-taps.py", "60", saying: "no tap was lost and none counted twice")
    }

    @Test(.enabled(if: hasBrowser, "apt-get install chromium; pip install playwright"))
    func thePageShowsThePixelsOfRender() throws {
        CommandRuns.note()
        let root = Self.here.deletingLastPathComponent().deletingLastPathComponent()
        let script = root.appendingPathComponent("Scripts/compare-preview").path
        let examples = ["Weather", "Clock", "Album"].map { root.appendingPathComponent("Examples/\($0)").path }
        let run = try #require(Self.python([script, "--islet", Program.url.path] + examples))
        #expect(run.code == 0, "\(run.output)")
        #expect(run.output.contains("8 widgets"), "\(run.output)")
    }

    @Test func whatMovesInAWindowMovesWhileSomebodyWatches() throws {
        CommandRuns.note()
        let script = Self.here.appendingPathComponent("preview-motion.py").path
        let run = try #require(Self.python([script, Program.url.path, Projects.path("Moving")]))
        #expect(run.code == 0, "\(run.output)")
        #expect(run.output.contains("what moves, moves"), "\(run.output)")
    }

    private static func runOnRooms(_ name: String, _ words: String..., saying line: String) throws {
        CommandRuns.note()
        let run = try #require(python([here.appendingPathComponent(name).path, Program.url.path, Projects.path("Rooms")] + words))
        #expect(run.code == 0, "\(run.output)")
        #expect(run.output.contains(line), "\(run.output)")
    }

    @Test(.enabled(if: hasBrowser, "apt-get install chromium; pip install playwright"))
    func anAppsScreensAreUsedOnThePage() throws {
        CommandRuns.note()
        let script = Self.here.appendingPathComponent("preview-screens.py").path
        let run = try #require(Self.python([script, Program.url.path, Projects.path("Screens")]))
        #expect(run.output.contains("screens open, close and ask"), "\(run.output)")
    }

    @Test(.enabled(if: hasBrowser, "apt-get install chromium; pip install playwright"))
    func anAppOfUIKitIsUsedOnThePage() throws {
        CommandRuns.note()
        let script = Self.here.appendingPathComponent("preview-uikit.py").path
        let run = try #require(Self.python([script, Program.url.path, Projects.path("Panels")]))
        #expect(run.output.contains("an app of UIKit is used"), "\(run.output)")
    }

    @Test(.enabled(if: hasBrowser, "apt-get install chromium; pip install playwright"))
    func anAppIsTouchedOnThePage() throws {
        CommandRuns.note()
        let script = Self.here.appendingPathComponent("preview-touches.py").path
        let run = try #require(Self.python([script, Program.url.path, Projects.path("Touches")]))
        #expect(run.output.contains("an app is touched"), "\(run.output)")
    }

    @Test(.enabled(if: hasBrowser, "apt-get install chromium; pip install playwright"))
    func aLongListIsScrolledOnThePage() throws {
        CommandRuns.note()
        let script = Self.here.appendingPathComponent("preview-scroll.py").path
        let run = try #require(Self.python([script, Program.url.path, Projects.path("Long")]))
        #expect(run.output.contains("ten thousand rows are scrolled on the page"), "\(run.output)")
    }

    @Test func anAppThatDrawsPicturesGoesOn() throws {
        CommandRuns.note()
        let script = Self.here.appendingPathComponent("preview-pictured.py").path
        let run = try #require(Self.python([script, Program.url.path, Projects.path("Pictured")]))
        #expect(run.code == 0 && run.output.contains("an app that draws pictures goes on"), "\(run.output)")
    }

    @Test func textsStandInTheFontsThatAnAppBrings() throws {
        CommandRuns.note()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-lettered-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(at: URL(fileURLWithPath: Projects.path("Lettered")), to: folder)
        let font = Self.here.deletingLastPathComponent().appendingPathComponent("Fonts/Reed.ttf")
        try FileManager.default.copyItem(at: font, to: folder.appendingPathComponent("Reed.ttf"))
        let script = Self.here.appendingPathComponent("preview-fonts.py").path
        let run = try #require(Self.python([script, Program.url.path, folder.path]))
        #expect(run.code == 0 && run.output.contains("the letter is drawn in the app's own font"), "\(run.output)")
    }

    /// The sources of the flash sale's app, which its document gives without a storyboard; nil where there are none.
    private static let flashSale: URL? = {
        var above = Projects.root
        while above.path != "/" {
            above.deleteLastPathComponent()
            let candidate = above.appendingPathComponent("shared/seed-samples/003-flash-sale-app-uikit")
            if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
        }
        return nil
    }()

    @Test(.enabled(if: hasBrowser && flashSale != nil, "there is no folder shared/seed-samples above the package"))
    func anAppOfAStoryboardIsUsedOnThePage() throws {
        CommandRuns.note()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-storyboard-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let app = folder.appendingPathComponent("FlashSale")
        try FileManager.default.copyItem(at: try #require(Self.flashSale), to: app)
        let screen = URL(fileURLWithPath: Projects.path("FlashSaleScreen")).appendingPathComponent("Base.lproj")
        try FileManager.default.copyItem(at: screen, to: app.appendingPathComponent("Base.lproj"))
        let script = Self.here.appendingPathComponent("preview-storyboard.py").path
        let run = try #require(Self.python([script, Program.url.path, app.path]))
        #expect(run.output.contains("a storyboard's app is used"), "\(run.output)")
    }

    private static let hasClient: Bool = {
        if ProcessInfo.processInfo.environment["CI"] == "true" { return true }
        return python(["-c", "import mcp"])?.code == 0
    }()

    @Test(.enabled(if: hasClient, "pip install mcp"))
    func anAgentFindsAndMendsACutOffTextAndALongTimeline() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-agent-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        CommandRuns.note()
        let run = try #require(Self.python([Self.here.appendingPathComponent("mcp-agent.py").path, Program.url.path, folder.path]))
        #expect(run.output.contains("the agent mended both"), "\(run.output)")
    }
}
