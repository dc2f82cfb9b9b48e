import Devices
import Foundation
import Geometry
import Scenes
import Snapshot
import Testing

struct IslandSceneTests {
    private func nodes(_ request: SceneRequest) throws -> [SnapshotNode] { try SceneComposer.compose(request).snapshot.root.children }

    private func islands(_ request: SceneRequest) throws -> [String] {
        try nodes(request).filter { $0.role.hasSuffix("Island") || $0.role.hasSuffix("Minimal") }.map { $0.role + ($0.detail.map { " " + $0 } ?? "") }
    }

    @Test func theNumberOfActivitiesSaysWhatTheIslandShows() throws {
        #expect(try islands(Fixtures.request(.island)) == ["IdleIsland"])
        #expect(try islands(Fixtures.request(.island, activities: 1)) == ["CompactIsland activity1"])
        #expect(try islands(Fixtures.request(.island, activities: 2)) == ["AttachedMinimal activity1", "DetachedMinimal activity2"])
        #expect(try islands(Fixtures.request(.island, activities: 3)) == ["AttachedMinimal activity1", "DetachedMinimal activity2"])
    }

    @Test func theMostRelevantActivitiesAreShown() throws {
        var request = try Fixtures.request(.island)
        request.activities = [Fixtures.activity("low"), Fixtures.activity("high", score: 9, started: 5), Fixtures.activity("later", started: 2)]
        #expect(try islands(request) == ["AttachedMinimal high", "DetachedMinimal low"])
    }

    @Test func anActivityThatIsTouchedOpensOverTheOthers() throws {
        var request = try Fixtures.request(.island, activities: 3, device: "iPhone 16 Pro")
        request.expandedActivity = "activity2"
        #expect(try islands(request) == ["ExpandedIsland activity2"])
        let found = try nodes(request)
        #expect(!found.contains { $0.role == "StatusTime" })
        let scene = try SceneComposer.compose(request)
        #expect(scene.snapshot.size == CGSize(width: 402, height: 14 + 140 + 40))
    }

    @Test func theCameraStaysInTheMiddle() throws {
        let request = try Fixtures.request(.island, activities: 1, device: "iPhone 16 Pro")
        let island = try #require(try nodes(request).first { $0.role == "CompactIsland" })
        guard case .transform(let transform)? = island.effects.last else {
            Issue.record("the island has no place")
            return
        }
        let camera = try #require(island.children.last?.children.first { $0.role == "Camera" })
        #expect(abs(transform.tx + camera.frame.midX - 201) < 0.01)
        #expect(transform.ty == 14)
    }

    @Test func aLightWallpaperNeedsNoKeyline() throws {
        var request = try Fixtures.request(.island, activities: 1)
        request.activities[0].views[.compactLeading]?.activity?.keylineTint = RGBA(255, 0, 0)
        func strokes() throws -> Int {
            try nodes(request).first { $0.role == "CompactIsland" }?.children.first?.drawing.count { if case .stroke = $0 { true } else { false } }
                ?? -1
        }
        #expect(try strokes() == 0)
        request.isDark = true
        #expect(try strokes() == 1)
    }

    @Test func aMissingViewLeavesTheIslandIdleAndIsNamed() throws {
        var request = try Fixtures.request(.island, activities: 1)
        request.activities[0].views[.compactTrailing] = nil
        #expect(try islands(request) == ["IdleIsland"])
        #expect(
            try SceneComposer.compose(request).snapshot.diagnostics.map(\.message) == ["the activity “activity1” has no view for compactTrailing"])
    }
}
