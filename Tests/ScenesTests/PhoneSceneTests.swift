import Devices
import Foundation
import Geometry
import Scenes
import Snapshot
import Testing

/// The screens of a phone, as trees.
struct PhoneSceneTests {
    private var plain: SnapshotDump.Options {
        var options = SnapshotDump.Options()
        options.showsDrawings = false
        return options
    }

    /// How places move between two scenes is told elsewhere.
    private func tree(_ request: SceneRequest) throws -> String {
        try SceneComposer.compose(request).snapshot.dump(plain).replacing(/\ transition\(.*\)/, with: "")
    }

    @Test func theLockScreenHasBannersFromTheBottomUpAndAnIdleIsland() throws {
        var request = try Fixtures.request(.lock, activities: 2)
        request.widgets = [.accessoryCircular, .accessoryRectangular].map { Fixtures.widget($0, "Rings", on: request.device) }
        let found = try tree(request)
        #expect(
            found == """
                snapshot 393 852 @3 light fullColor 27 en_US
                LockScreen 0 0 393 852
                  Wallpaper 0 0 393 852
                  Date 118.667 76 155.667 26.333 "Monday, June 9"
                  Clock 102.333 87 188.333 128.333 "9:41"
                  CircularAccessory 0 0 58 58 "Rings" [multiply #828282; brightness 0.34; luminanceToAlpha; invert; clip ellipse 0 0 58 58; \
                transform 1 0 0 1 78 212.333]
                    View 0 0 58 58 "Rings"
                  RectangularAccessory 0 0 147.667 58 "Rings" [multiply #828282; brightness 0.34; luminanceToAlpha; invert; clip rect 0 0 \
                147.667 58; transform 1 0 0 1 167.667 212.333]
                    View 0 0 147.667 58 "Rings"
                  Banner 0 0 371 120 "activity1" [clip rounded 26c 0 0 371 120; transform 1 0 0 1 11 484]
                    Platter 0 0 371 120
                    View 0 0 371 120 "activity1 banner"
                  Banner 0 0 371 120 "activity2" [clip rounded 26c 0 0 371 120; transform 1 0 0 1 11 612]
                    Platter 0 0 371 120
                    View 0 0 371 120 "activity2 banner"
                  FlashlightButton 46 752 50 50
                  CameraButton 297 752 50 50
                  Battery 330.333 23 25 13
                  Wireless 307.433 23 16.9 13
                  ControlCenterHint 294.667 44.333 47.67 2.33
                  IdleIsland 0 0 125.333 36.667 [clip capsule 0 0 125.333 36.667; transform 1 0 0 1 134 11]
                    Platter 0 0 125.333 36.667
                    Nothing 0 0 125.333 36.667
                  HomeIndicator 126 839 141 5

                """)
    }

    @Test func notificationsLieBelowActivitiesAndCanBeTouched() throws {
        var request = try Fixtures.request(.lock, activities: 1)
        request.notifications = (1...2).map { number in
            SceneNotification(
                id: "n\(number)", app: SceneApp(id: "app", name: "Parcels"), title: number == 1 ? "" : "At the door", body: "Parcel \(number)")
        }
        let scene = try SceneComposer.compose(request)
        let lines = try tree(request).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let cards = lines.filter { $0.hasPrefix("Notification ") }
        #expect(cards == [#"Notification 11 576 371 74 "At the door, Parcel 2""#, #"Notification 11 658 371 74 "Parcels, Parcel 1""#])
        #expect(lines.contains { $0.hasPrefix("Banner") && $0.contains("1 11 448]") }, "\(lines)")
        #expect(scene.parts.filter { $0.kind == .notification }.map(\.id) == ["n2", "n1"])
    }

    @Test func notificationsThatFindNoRoomAreSaidToBeBelow() throws {
        var request = try Fixtures.request(.lock)
        request.notifications = (1...20).map { SceneNotification(id: "n\($0)", app: SceneApp(id: "app", name: "Parcels"), title: "t", body: "b") }
        let scene = try SceneComposer.compose(request)
        let shown = scene.parts.count { $0.kind == .notification }
        #expect(shown > 1 && scene.snapshot.diagnostics.contains { $0.message.hasPrefix("\(20 - shown) notifications are below") })
    }

    @Test func theDateMakesRoomForAnInlineWidget() throws {
        var request = try Fixtures.request(.lock)
        request.widgets = [
            Fixtures.widget(.accessoryInline, "Steps", on: request.device), Fixtures.widget(.accessoryInline, "Rain", on: request.device),
        ]
        let snapshot = try SceneComposer.compose(request).snapshot
        let nodes = snapshot.root.children
        #expect(nodes.first { $0.role == "Date" }?.detail == "Mon 9")
        #expect(nodes.filter { $0.role == "InlineAccessory" }.map(\.detail) == ["Steps"])
        #expect(snapshot.diagnostics.map(\.code) == [.leftOutOfScene])
    }

    @Test func aRowBelowTheClockTakesFourPlaces() throws {
        var request = try Fixtures.request(.lock)
        request.widgets = [.accessoryRectangular, .accessoryCircular, .accessoryRectangular, .accessoryCircular].map {
            Fixtures.widget($0, "W", on: request.device)
        }
        let snapshot = try SceneComposer.compose(request).snapshot
        #expect(
            snapshot.root.children.map(\.role).filter { $0.hasSuffix("Accessory") } == [
                "RectangularAccessory", "CircularAccessory", "CircularAccessory",
            ])
        #expect(snapshot.diagnostics.count == 1)
    }

    @Test func theClockAndTheDateFollowLocaleAndZone() throws {
        var request = try Fixtures.request(.lock)
        request.locale = "de_DE"
        request.timeZone = "Asia/Tokyo"
        let nodes = try SceneComposer.compose(request).snapshot.root.children
        #expect(nodes.first { $0.role == "Clock" }?.detail == "18:41")
        #expect(nodes.first { $0.role == "Date" }?.detail == "Montag, 9. Juni")
    }

    @Test func bannersThatFindNoRoomAreNamed() throws {
        let request = try Fixtures.request(.lock, activities: 5)
        let snapshot = try SceneComposer.compose(request).snapshot
        #expect(snapshot.root.children.filter { $0.role == "Banner" }.map(\.detail) == ["activity1", "activity2", "activity3", "activity4"])
        #expect(snapshot.diagnostics.map(\.message) == ["the activity “activity5” is below the others: a person scrolls to it"])
    }

    @Test func anAlwaysOnLockScreenHasNoButtonsAndHidesSeconds() throws {
        var request = try Fixtures.request(.lock, activities: 1)
        var banner = try #require(request.activities[0].views[.lockScreen])
        let timer = DynamicText(
            source: .timer(start: Fixtures.moment, end: Fixtures.moment + 90, pause: nil, countsDown: true, showsHours: true), locale: "en_US",
            calendar: "gregorian", timeZone: "UTC")
        let text = StyledText(runs: [TextRun(.dynamic(timer), style: TextStyle())])
        banner.root.drawing = [.dynamicText(DynamicTextDrawing(text: text, paints: [.color(.white)], box: banner.root.frame))]
        request.activities[0].views[.lockScreen] = banner
        request.isLuminanceReduced = true
        let snapshot = try SceneComposer.compose(request).snapshot
        #expect(snapshot.context.isLuminanceReduced)
        #expect(!snapshot.root.children.contains { $0.role.hasSuffix("Button") })
        let drawn = snapshot.root.children.first { $0.role == "Banner" }?.children.last?.drawing.first
        guard case .dynamicText(let dynamic)? = drawn, case .dynamic(let hidden)? = dynamic.text.runs.first?.content else {
            Issue.record("the timer is gone")
            return
        }
        #expect(hidden.isLuminanceReduced)
    }

    @Test func aStaleActivityIsNamedSo() throws {
        var request = try Fixtures.request(.lock)
        request.activities = [Fixtures.activity("order", isStale: true)]
        #expect(try tree(request).contains("Banner 0 0 371 120 \"order, stale\""))
    }

    @Test func widgetsFillTheGridInTheirOrder() throws {
        var request = try Fixtures.request(.home)
        request.os = .iOS18
        request.widgets = [.systemSmall, .systemLarge, .systemSmall, .systemMedium].map { Fixtures.widget($0, "W", on: request.device) }
        let widgets = try SceneComposer.compose(request).snapshot.root.children.filter { $0.role == "Widget" }
        #expect(widgets.map(\.detail) == ["systemSmall", "systemLarge", "systemSmall"])
        let origins = widgets.compactMap { $0.effects.last }.map { effect -> CGPoint in
            guard case .transform(let transform) = effect else { return .zero }
            return CGPoint(x: transform.tx, y: transform.ty)
        }
        #expect(origins.map(\.y) == [80, 276, 80])
        #expect(origins.map { $0.x.rounded() } == [27, 27, 207])
    }

    @Test func theHomeScreenNamesItsWidgetsBelowThem() throws {
        var request = try Fixtures.request(.home, activities: 1)
        request.widgets = [Fixtures.widget(.systemSmall, "Weather", on: request.device)]
        let found = try tree(request)
        #expect(
            found == """
                snapshot 393 852 @3 light fullColor 27 en_US
                HomeScreen 0 0 393 852
                  Wallpaper 0 0 393 852
                  Dock 17.12 737 358.76 98
                  Pages 157.5 687 78 30
                  Widget 0 0 162.667 162.667 "systemSmall" [clip rounded 28c 0 0 162.667 162.667; transform 1 0 0 1 24 80]
                    WidgetBase 0 0 162.667 162.667
                    View 0 0 162.667 162.667 "Weather"
                  WidgetName 81.667 247.667 47.333 14.333 "Weather" [shadow #00000040 4 0 1]
                  StatusTime 35.667 19.333 35 20.333 "9:41"
                  Battery 341.333 23 25 13
                  Wireless 318.433 23 16.9 13
                  CompactIsland 0 0 237.333 36.667 "activity1" [clip capsule 0 0 237.333 36.667; transform 1 0 0 1 82 11]
                    Platter 0 0 237.333 36.667
                    Island 0 0 237.333 36.667
                      Camera 52 0 125.333 36.667
                      CompactLeading 0 0 44 36.67 [clip rect 0 0 44 36.67; transform 1 0 0 1 0 -0.002]
                        View 0 0 44 36.67 "activity1 leading"
                      CompactTrailing 0 0 60 36.67 [clip rect 0 0 60 36.67; transform 1 0 0 1 177.333 -0.002]
                        View 0 0 60 36.67 "activity1 trailing"

                """)
    }

    @Test func devicesWithoutAScreenForItAreRefused() throws {
        for (kind, device) in [(SceneKind.island, "iPhone 13"), (.lock, "iPad mini"), (.home, "iPad mini"), (.standby, "iPad mini")] {
            let request = try Fixtures.request(kind, device: device)
            #expect(throws: SceneProblem.self) { try SceneComposer.compose(request) }
        }
    }
}
