import ExtensionProtocol
import Foundation
@testable import IsletCommand
import Snapshot
import Testing

/// The pictures that are made of archived entries, with made-up snapshots.
struct ActivityPictureTests {
    private func plan(_ words: String..., small: Bool = false) throws -> ActivityPlan {
        let arguments = try ParsedArguments(["x", "-o", "y"] + words, for: RenderCommand.specification)
        return ActivityPlan(options: try RenderOptions(arguments), supportsSmall: small)
    }

    private func entry(_ plan: ActivityPlan, state: String = "{}", index: Int = 0) -> ArchivedEntry {
        let snapshots = plan.variants.map { variant in
            var size = variant.request.size
            if variant.presentation == .lockScreen || variant.presentation == .expanded { size.height = 100 }
            if variant.presentation == .compactLeading { size.width = 30 }
            let root = SnapshotNode(identity: "0", role: variant.presentation?.rawValue ?? "", frame: CGRect(origin: .zero, size: size))
            return Snapshot(size: size, scale: 3, date: .distantPast, context: variant.request.context, root: root)
        }
        var entry = ArchivedEntry(index: index, date: Date(timeIntervalSince1970: 0), snapshots: snapshots)
        entry.activity = ArchivedActivity(attributes: Data("{}".utf8), state: Data(state.utf8), isStale: false)
        return entry
    }

    private func subject(_ plan: ActivityPlan, asked: Set<ActivityPictureKind>, name: String? = nil) -> RenderSubject {
        RenderSubject(
            request: .preview(index: 0), plan: .activity(plan), place: .widget(index: 0), phase: "preview", folders: ["Previews", name ?? "P"],
            name: name,
            title: "P", asked: asked)
    }

    private func work(_ plan: ActivityPlan, asked: Set<ActivityPictureKind>) -> ActivityWork {
        ActivityWork(subject: subject(plan, asked: asked), plan: plan, target: "T", moment: Date(timeIntervalSince1970: 0))
    }

    @Test func anEntryGivesEveryPresentationAndTheWholeIsland() throws {
        let plan = try plan()
        let pictures = plan.pictures(of: entry(plan))
        #expect(
            pictures.map { "\($0.folder) \($0.appearance) \(Int($0.view.snapshot.size.width))×\(Int($0.view.snapshot.size.height))" } == [
                "lockScreen light 371×100", "lockScreen dark 371×100", "island dark 229×36", "compactLeading dark 30×36",
                "compactTrailing dark 59×36",
                "minimal dark 45×36", "expanded dark 371×100", "small dark 184×80", "small-carPlay-240x78 dark 240×78",
            ])
    }

    @Test func withoutASmallFamilyTheCompactViewsAreCombined() throws {
        let combined = try plan("--presentation", "small")
        #expect(combined.pictures(of: entry(combined)).map(\.view.snapshot.root.role) == ["CombinedCompact", "CombinedCompact"])
        let own = try plan("--presentation", "small", small: true)
        #expect(own.pictures(of: entry(own)).map(\.view.snapshot.root.role) == Array(repeating: "small", count: 4))
    }

    @Test func severalStatesGiveAStripForEachPresentation() throws {
        let plan = try plan("--presentation", "lockScreen,island")
        var shown: Set<ActivityWork.State> = []
        var names = OutputNames()
        let jobs = work(plan, asked: []).jobs(for: [entry(plan, state: "1"), entry(plan, state: "2", index: 1)], shown: &shown, names: &names)
        #expect(
            jobs.pictures.map(\.path) == [
                "T/Previews/P/lockScreen/preview-0-light", "T/Previews/P/lockScreen/preview-0-dark", "T/Previews/P/island/preview-0-dark",
                "T/Previews/P/lockScreen/preview-1-light", "T/Previews/P/lockScreen/preview-1-dark", "T/Previews/P/island/preview-1-dark",
            ])
        #expect(jobs.pictures.map(\.picture.index) == [0, 0, 0, 1, 1, 1])
        #expect(
            jobs.strips.map(\.path) == [
                "T/Previews/P/island/strip-dark", "T/Previews/P/lockScreen/strip-dark", "T/Previews/P/lockScreen/strip-light",
            ])
        #expect(jobs.strips[1].snapshot.size.width == 754)
        let single = work(plan, asked: []).jobs(for: [entry(plan, state: "3")], shown: &shown, names: &names)
        #expect(single.strips.isEmpty)
    }

    @Test func aStateShownBeforeIsDrawnOnlyAsItsPreviewAsks() throws {
        let plan = try plan("--presentation", "island,minimal,expanded")
        var shown: Set<ActivityWork.State> = []
        var names = OutputNames()
        func kinds(_ asked: Set<ActivityPictureKind>, _ state: String) -> [String] {
            work(plan, asked: asked).jobs(for: [entry(plan, state: state)], shown: &shown, names: &names).pictures.map(\.picture.presentation)
        }
        #expect(kinds([.island], "1") == ["island", "minimal", "expanded"])
        #expect(kinds([.minimal], "1") == ["minimal"])
        #expect(kinds([.minimal], "2") == ["island", "minimal", "expanded"])
    }
}
