import Devices
import ExtensionProtocol
import Foundation
@testable import IsletCommand
import IsletModel
import Scenes
import Snapshot
import TestGate
import Testing

@Suite(.startsPrograms)
struct SceneTests {
    private func options(_ words: String...) throws -> RenderOptions {
        try RenderOptions(try ParsedArguments(["x", "-o", "y"] + words, for: RenderCommand.specification))
    }

    private func complaint(_ words: String...) -> String {
        let recorder = Recorder()
        let code = Islet.run(["render", "x", "-o", "y"] + words, console: recorder.console)
        return code == .usage ? recorder.errors : "exit code \(code.rawValue)"
    }

    @Test func scenesAndNumbersAreRead() throws {
        #expect(try options().scenes == nil)
        #expect(try options("--scene", "home,lock").scenes == SceneOptions(kinds: [.lock, .home], counts: [1, 2, 3]))
        #expect(try options("--scene", "island", "--activities", "2").scenes == SceneOptions(kinds: [.island], counts: [2]))
    }

    @Test func unknownScenesAreOneLine() {
        #expect(complaint("--scene", "hom") == "islet: --scene has no value “hom”: did you mean home?\n")
        #expect(complaint("--scene", "lock", "--activities", "7").hasPrefix("islet: --activities has no value “7”"))
        #expect(complaint("--activities", "2") == "islet: --scene is missing: --activities says how many Live Activities a scene shows\n")
    }

    @Test func aWidgetIsArchivedForEveryPlaceThatShowsIt() throws {
        let options = try options("--scene", "home,lock,standby,watch")
        func keys(_ family: WidgetFamily, _ kinds: [SceneKind]) -> [SceneViewKey] {
            SceneWidgetPlan(family, kinds: kinds, options: options)?.variants.map(\.key) ?? []
        }
        let both = [SceneViewKey(look: .light), SceneViewKey(look: .dark)]
        #expect(keys(.systemMedium, [.home]) == both)
        #expect(keys(.systemSmall, [.home, .standby]) == both + [SceneViewKey(place: .standBy, look: .dark)])
        #expect(keys(.accessoryRectangular, [.lock, .watch]) == both + [SceneViewKey(look: .alwaysOn), SceneViewKey(place: .watch, look: .dark)])
        #expect(keys(.systemLarge, [.lock]).isEmpty && keys(.systemExtraLarge, [.home]).isEmpty)
        let watch = try #require(SceneWidgetPlan(.accessoryRectangular, kinds: [.watch], options: options)?.variants.last?.request)
        #expect(watch.size == CGSize(width: 184, height: 80.5) && watch.device.idiom == "watch" && watch.context.renderingMode == .fullColor)
    }

    @Test func anActivityIsArchivedForTheAlwaysOnDisplayAndStandByToo() throws {
        let plan = SceneActivityPlan(options: try options("--scene", "lock"), supportsSmall: false)
        let banners = plan.requests.filter { $0.activity?.presentation == .lockScreen }
        #expect(banners.map(\.context.isDark) == [false, true, true, true])
        #expect(banners.map(\.context.isLuminanceReduced) == [false, false, true, false])
        #expect(banners.map { $0.activity?.isFullscreen } == [false, false, false, true])
    }

    private func archive(activities: Int) -> SceneArchive {
        let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        let view = Snapshot(
            size: frame.size, scale: 3, date: .distantPast, context: SnapshotContext(), root: SnapshotNode(identity: "0", role: "View", frame: frame))
        let views = SceneActivityViews(lockScreen: [SceneViewKey(look: .light): view], island: [.minimal: view, .expanded: view])
        return SceneArchive(activities: (0..<activities).map { SceneArchive.Activity(name: "A\($0)", current: views, stale: views) })
    }

    private func shots(_ kind: SceneKind, activities: Int, _ words: String...) throws -> [String] {
        let options = try RenderOptions(try ParsedArguments(["x", "-o", "y", "--scene", kind.rawValue] + words, for: RenderCommand.specification))
        let shots = SceneShots(archive: archive(activities: activities), options: options, scenes: try #require(options.scenes))
        return shots.shots(of: kind).map { "\($0.name) \($0.look.rawValue) \($0.request.activities.map(\.id).joined(separator: ","))" }
    }

    @Test func everySceneHasPicturesForOneTwoAndThreeActivities() throws {
        #expect(
            try shots(.lock, activities: 2, "--appearance", "light") == [
                "one-activity light A0", "two-activities light A0,A1 2", "three-activities light A0,A1 2,A0 3", "stale light A0",
                "three-activities alwaysOn A0,A1 2,A0 3",
            ])
        #expect(
            try shots(.island, activities: 1, "--appearance", "dark", "--activities", "2") == [
                "two-activities dark A0,A0 2", "expanded dark A0,A0 2",
            ])
        #expect(try shots(.standby, activities: 1) == ["one-activity dark A0"])
        #expect(try shots(.home, activities: 0, "--appearance", "light") == ["no-activity light "])
    }
}
