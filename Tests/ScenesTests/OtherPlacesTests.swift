import Devices
import Foundation
import Geometry
import Painter
import Scenes
import Snapshot
import Testing

/// StandBy, watch, car and Mac.
struct OtherPlacesTests {
    private func scene(_ kind: SceneKind, activities: Int = 0, _ change: (inout SceneRequest) -> Void = { _ in }) throws -> Snapshot {
        var request = try Fixtures.request(kind, activities: activities)
        change(&request)
        return try SceneComposer.compose(request).snapshot
    }

    private func tree(_ snapshot: Snapshot) -> String {
        var options = SnapshotDump.Options()
        options.showsDrawings = false
        return snapshot.dump(options)
    }

    @Test func standByShowsTheFirstActivityTwiceAsLargeOnItsOwnColour() throws {
        let snapshot = try scene(.standby, activities: 2)
        #expect(
            tree(snapshot) == """
                snapshot 852 393 @3 light fullColor 27 en_US
                StandBy 0 0 852 393
                  Background 0 0 852 393
                  FullscreenActivity 0 0 371 120 "activity1" [clip rect 0 0 371 120; transform 2 0 0 2 55 76.667]
                    View 0 0 371 120 "activity1 banner"

                """)
        #expect(
            snapshot.root.children[0].drawing.last
                == .fill(.rect(CGRect(x: 0, y: 0, width: 852, height: 393)), .color(RGBA(0, 64, 128)), evenOdd: false))
    }

    @Test func standByShowsTwoWidgetsWithoutTheirBackgrounds() throws {
        let snapshot = try scene(.standby) { request in
            request.widgets = (0..<3).map { Fixtures.widget(.systemSmall, "W\($0)", on: request.device) }
            for index in request.widgets.indices { request.widgets[index].snapshot.containerBackground = request.widgets[index].snapshot.root }
        }
        #expect(
            tree(snapshot) == """
                snapshot 852 393 @3 light fullColor 27 en_US
                note left-out-of-scene: StandBy shows 2 widgets: “W2” is on the next page
                StandBy 0 0 852 393
                  Background 0 0 852 393
                  StandByWidget 0 0 162.667 162.667 "W0" [clip rect 0 0 162.667 162.667; transform 2.145 0 0 2.145 38.667 22]
                    View 0 0 162.667 162.667 "W0"
                  StandByWidget 0 0 162.667 162.667 "W1" [clip rect 0 0 162.667 162.667; transform 2.145 0 0 2.145 464.667 22]
                    View 0 0 162.667 162.667 "W1"

                """)
    }

    @Test func theWatchPrefersTheSmallFamilyAndElseCombinesTheCompactViews() throws {
        let snapshot = try scene(.watch, activities: 2) { $0.activities[1].small = [] }
        #expect(
            tree(snapshot) == """
                snapshot 198 242 @2 light fullColor 27 en_US
                SmartStack 0 0 198 242
                  Background 0 0 198 242
                  Time 142 14 34 20.5 "9:41"
                  ActivityCard 0 0 184 80.5 "activity1" [clip rounded 16c 0 0 184 80.5; transform 1 0 0 1 7 44]
                    Platter 0 0 184 80.5
                    View 0 0 184 80.5 "activity1 watch"
                  ActivityCard 0 0 184 80.5 "activity2" [clip rounded 16c 0 0 184 80.5; transform 1 0 0 1 7 128.5]
                    Platter 0 0 184 80.5
                    CombinedCompact 0 0 184 80.5
                      CompactLeading 0 0 44 36.67 [clip rect 0 0 44 36.67; transform 1 0 0 1 8 35.83]
                        View 0 0 44 36.67 "activity2 leading"
                      CompactTrailing 0 0 60 36.67 [clip rect 0 0 60 36.67; transform 1 0 0 1 116 35.83]
                        View 0 0 60 36.67 "activity2 trailing"

                """)
    }

    @Test func theDashboardHasEverySizeAndNothingToTouch() throws {
        let snapshot = try scene(.carplay, activities: 1) { request in
            for index in request.activities[0].small.indices { request.activities[0].small[index].root.interaction = .link("app://order") }
        }
        let cards = snapshot.root.children.filter { $0.role == "DashboardCard" }
        #expect(cards.map(\.frame.size) == [CGSize(width: 240, height: 78), CGSize(width: 240, height: 100), CGSize(width: 170, height: 78)])
        #expect(!tree(snapshot).contains("app://order"))
    }

    @Test func aPhoneOnItsSideHasTheIslandAtItsShortEdgeFromVersion27On() throws {
        let one = try scene(.islandLandscape, activities: 1).root.children
        #expect(one.map(\.role) == ["Wallpaper", "CompactIsland", "CompactLeading", "CompactTrailing"])
        let pill = try #require(one.first { $0.role == "CompactIsland" }).frame
        #expect(pill.width == 110 / 3 && pill.height > 190 && pill.minX == 11)
        #expect(abs(pill.midY - 393 / 2) < 0.5)
        #expect(try scene(.islandLandscape).root.children.map(\.role) == ["Wallpaper", "IdleIsland"])
        let two = try scene(.islandLandscape, activities: 2).root.children.map(\.role)
        #expect(two == ["Wallpaper", "AttachedIsland", "AttachedMinimal", "DetachedIsland", "DetachedMinimal"])
        #expect(throws: SceneProblem.self) { try scene(.islandLandscape) { $0.os = .iOS26 } }
    }

    @Test func theMenuBarShowsTheCompactViewsAndTheOpenedActivity() throws {
        let one = try scene(.menubar, activities: 1).root.children.map(\.role)
        #expect(one == ["Wallpaper", "MenuBar", "Time", "MenuBarActivity", "OpenedActivity"])
        let three = try scene(.menubar, activities: 3).root.children
        #expect(three.filter { $0.role == "MenuBarActivity" }.map(\.detail) == ["activity2", "activity1"])
        #expect(three.last?.detail == "activity1")
    }

    @Test(arguments: SceneKind.allCases) func equalRequestsGiveEqualPictures(_ kind: SceneKind) throws {
        func picture() throws -> (Data, String) {
            var request = try Fixtures.request(kind, activities: 2, device: "iPhone 16 Pro")
            request.widgets = [.systemSmall, .accessoryCircular].map { Fixtures.widget($0, "W", on: request.device) }
            let scene = try SceneComposer.compose(request)
            var options = scene.paintOptions
            options.scale = 1
            return (try Painter.shared.png(scene.snapshot, options: options), try Painter.shared.svg(scene.snapshot, options: options))
        }
        let (first, second) = (try picture(), try picture())
        #expect(first.0 == second.0 && first.1 == second.1)
        #expect(first.0.count > 500 && first.1.contains("<svg"))
    }
}
