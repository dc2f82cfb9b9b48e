import ExtensionProtocol
import Foundation
import Geometry
import Host
import IsletModel
import Painter
import Presentations
import Scenes
import Snapshot
import Timelines

/// Archives what films of a target can show.
struct ReelMaker {
    let options: FilmOptions
    let render: RenderOptions
    let supply: ExtensionSupply
    let target: String
    private(set) var diagnostics: [SnapshotDiagnostic] = []
    private(set) var hasFailed = false

    init(options: FilmOptions, render: RenderOptions, supply: ExtensionSupply, target: String) {
        (self.options, self.render, self.supply, self.target) = (options, render, supply, target)
    }

    /// One reel for each widget and Live Activity that the options leave.
    mutating func reels() throws -> [FilmReel] {
        let bundle = try supply.describe()
        diagnostics += supply.unlisted.map { $1.diagnostic(while: "listing the preview at \($0.file):\($0.line), which is left out") }
        diagnostics += bundle.diagnostics
        let types = bundle.widgets.filter { $0.configuration == .activity }.compactMap(\.attributesType)
        try render.activity?.check(isUnambiguousAmong: types, in: target)
        if let scenes = render.scenes, let kind = scenes.kinds.first {
            var maker = SceneReelMaker(bundle, kind: kind, supply: supply, options: options, render: render)
            defer { (diagnostics, hasFailed) = (diagnostics + maker.diagnostics, hasFailed || maker.hasFailed) }
            return try maker.reel().map { [$0] } ?? []
        }
        let subjects = SubjectList(bundle, target: target, options: render).subjects.filter { isWanted($0, bundle) }
        var reels: [FilmReel] = []
        var seen: Set<String> = []
        for subject in subjects {
            guard let name = name(of: subject, bundle), seen.insert(name).inserted else { continue }
            if let reel = reel(of: subject, name) { reels.append(reel) } else { seen.remove(name) }
        }
        return reels
    }

    /// Timelines of widgets in their first family, Live Activities from the command line or of previews.
    private func isWanted(_ subject: RenderSubject, _ bundle: BundleDescription) -> Bool {
        if let widget = options.widget, name(of: subject, bundle) != widget { return false }
        switch subject.plan {
        case .view: return render.activity == nil && subject.isTimeline && bundle.widgets[index(of: subject)].configuration != .control
        case .activity: return subject.phase == "content" || subject.phase == "preview"
        }
    }

    private func index(of subject: RenderSubject) -> Int {
        if case .widget(let index) = subject.place { index } else { 0 }
    }

    private func name(of subject: RenderSubject, _ bundle: BundleDescription) -> String? {
        if case .widget(let index) = subject.place { return bundle.widgets[index].kind }
        return subject.name
    }

    private mutating func reel(of subject: RenderSubject, _ name: String) -> FilmReel? {
        var entries: [ArchivedEntry] = []
        do throws(ExtensionFailure) {
            let outcome = try supply.render(subject) { entries.append($0) }
            diagnostics += outcome.diagnostics
        } catch {
            hasFailed = true
            diagnostics.append(error.diagnostic(while: subject.title))
        }
        guard !entries.isEmpty else { return nil }
        switch subject.plan {
        case .view(let plan): return reel(of: entries.sorted { $0.date < $1.date }, plan, name)
        case .activity(let plan): return reel(of: entries, plan, name)
        }
    }

    // MARK: - Widgets

    private mutating func reel(of entries: [ArchivedEntry], _ plan: VariantPlan, _ name: String) -> FilmReel? {
        let rules = ArchiveRules(family: WidgetFamily(rawValue: plan.presentation), needsBackground: render.needsContainerBackground)
        let stages = entries.enumerated().compactMap { index, entry in
            entry.snapshots.first.map { FilmStage(name: "entry \(index)", snapshot: rules.applied(to: $0), moment: max(entry.date, render.moment)) }
        }
        guard !stages.isEmpty else { return nil }
        note(stages.flatMap(\.snapshot.diagnostics))
        let paint = PaintOptions(
            scale: plan.scale * plan.factor, shape: plan.shape, base: plan.base, showsContainerBackground: plan.showsContainerBackground,
            glass: render.glass)
        return FilmReel(stages: stages, paint: paint, title: "\(name), \(plan.presentation)")
    }

    // MARK: - Live Activities

    private mutating func reel(of entries: [ArchivedEntry], _ plan: ActivityPlan, _ name: String) -> FilmReel? {
        let wanted = render.presentations?.first ?? .lockScreen
        let pictures = entries.compactMap { entry in plan.pictures(of: entry).first { $0.kind == wanted } }
        guard let first = pictures.first else { return nil }
        note(entries.flatMap(\.snapshots).flatMap(\.diagnostics))
        let size = pictures.map(\.view.snapshot.size).reduce(CGSize.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
        let stages = pictures.enumerated().map { index, picture in
            FilmStage(name: "state \(index)", snapshot: picture.view.centered(in: size), moment: render.moment)
        }
        let paint = PaintOptions(scale: render.scale ?? first.view.snapshot.scale, shape: .rect, base: PaintOptions.Base.none, glass: render.glass)
        return FilmReel(stages: stages, paint: paint, title: "\(name), \(wanted.rawValue)")
    }

    private mutating func note(_ found: [SnapshotDiagnostic]) {
        for diagnostic in found where !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
}

extension PresentedView {
    /// The view with its platter in its shape, in the middle of the upper edge of a canvas where views of several sizes have room.
    fileprivate func centered(in size: CGSize) -> Snapshot {
        let root = SnapshotNode(identity: "film", role: "Film", frame: CGRect(origin: .zero, size: size))
        var result = Snapshot(size: size, scale: snapshot.scale, date: snapshot.date, context: snapshot.context, root: root)
        result.place(snapshot, at: CGPoint(x: (size.width - snapshot.size.width) / 2, y: 0), clippedTo: shape, role: "Presentation")
        return result
    }
}
