import Foundation
import Geometry
import Snapshot

/// Lays a view out in a container of fixed size and archives it.
@MainActor
public struct ViewArchiver {
    /// Size of the container in points.
    public var size: CGSize
    public var margins: EdgeInsets
    public var date: Date
    public var context: SnapshotContext
    /// Whether the container takes the size of the content; `size` is what the content is offered.
    public var fitsContent = false
    /// Whether content that is larger than its place is placed as if it had been offered what it takes, as in widgets.
    public var offersOwnSize = false
    /// Set where a Live Activity is archived; `size` is then the largest size.
    public var activity: ActivityFitting?
    public let archive: ArchiveContext

    public init(size: CGSize, margins: EdgeInsets = EdgeInsets(), date: Date, context: SnapshotContext, archive: ArchiveContext) {
        self.size = size
        self.margins = margins
        self.date = date
        self.context = context
        self.archive = archive
    }

    /// The snapshot of the views that `body` appends. They are made again as long as what they want done changes what they read.
    public func snapshot(environment: EnvironmentValues, _ body: @escaping @MainActor (Evaluation) -> Void) -> Snapshot {
        let shown = Shown()
        let window = window(.archive, shown, environment, body)
        window.open()
        window.close()
        return shown.taken(from: window)
    }

    /// The snapshot of views whose tasks run, when they have come to rest.
    public func snapshot(
        environment: EnvironmentValues, resting patience: RestPatience, _ body: @escaping @MainActor (Evaluation) -> Void
    ) async -> Snapshot {
        let shown = Shown()
        let window = window(.preview, shown, environment, body)
        window.open()
        await window.rest(patience)
        window.close()
        return shown.taken(from: window)
    }

    /// What the last pass over the views of a window has made.
    private final class Shown {
        var snapshot: Snapshot?

        @MainActor
        func taken(from window: LiveWindow) -> Snapshot {
            guard var snapshot else { preconditionFailure("a window that is opened makes its views") }
            snapshot.diagnostics += window.takeFindings()
            return snapshot
        }
    }

    private func window(
        _ purpose: LiveWindow.Purpose, _ shown: Shown, _ environment: EnvironmentValues, _ body: @escaping @MainActor (Evaluation) -> Void
    ) -> LiveWindow {
        LiveWindow(purpose) { pass in
            if shown.snapshot != nil { archive.startAgain() }
            shown.snapshot = self.snapshot(of: pass, environment: environment, body)
        }
    }

    /// The snapshot of one pass over the views of a window.
    public func snapshot(of pass: ViewPass, environment: EnvironmentValues, _ body: @MainActor (Evaluation) -> Void) -> Snapshot {
        var environment = environment
        environment.archiveDate = date
        archive.pass = pass
        return RunningArchive.$context.withValue(archive) { round(environment, body) }
    }

    /// Evaluates, lays out and archives once.
    private func round(_ environment: EnvironmentValues, _ body: (Evaluation) -> Void) -> Snapshot {
        let evaluation = Evaluation(environment: environment, archive: archive)
        body(evaluation)
        let scale = environment.displayScale
        archive.pixelLength = 1 / scale
        let archiver = NodeArchiver(archive: archive, scale: scale)
        let size = shownSize(evaluation.nodes, environment)
        archive.containerFrame = CGRect(origin: .zero, size: size)
        let container = ContainerShapes.Container(frame: archive.containerFrame, radius: archive.containerCornerRadius)
        return ContainerShapes.$current.withValue(container) { drawn(evaluation.nodes, size, archiver, environment) }
    }

    private func drawn(_ nodes: [Node], _ size: CGSize, _ archiver: NodeArchiver, _ environment: EnvironmentValues) -> Snapshot {
        var root = SnapshotNode(identity: "", role: "Root", frame: CGRect(origin: .zero, size: size))
        let placed = activity?.placedSize(shown: size, wanted: archive.activity?.idealSize ?? .zero) ?? size
        root.children = place(nodes, in: placed, archiver, environment)
        if archive.matched.isStale {
            archive.matched.startAgain()
            archive.controls = []
            root.children = place(nodes, in: placed, archiver, environment)
        }
        if activity != nil, let wanted = archive.activity?.idealSize, ActivityFitting.clips(wanted, to: size) {
            root.effects = [.clip(.rect(root.frame), evenOdd: false)]
        }
        var snapshot = Snapshot(size: size, scale: archiver.scale, date: date, context: context, root: root)
        snapshot.containerBackground = background(archiver, size)
        if let showsDark = archive.showsDark { snapshot.context.isDark = showsDark }
        for note in archive.notes.take() { archive.report(note) }
        snapshot.images = archive.images
        snapshot.widgetURL = archive.widgetURL
        snapshot.activity = archive.activity
        snapshot.diagnostics = archive.diagnostics
        return snapshot
    }

    /// The one root node: several root views form a column.
    private func root(_ nodes: [Node], _ environment: EnvironmentValues) -> Node? {
        guard nodes.count > 1 else { return nodes.first }
        return Node(.layout(VStackLayout()._box(named: "VStack"), children: nodes), environment: environment, path: .root)
    }

    private func shownSize(_ nodes: [Node], _ environment: EnvironmentValues) -> CGSize {
        guard let activity else { return fitsContent ? fittingSize(nodes, environment) : size }
        let root = root(nodes, environment)
        let wanted = root.map { activity.wantedSize(of: $0, atMost: size) } ?? .zero
        archive.activity = archive.activity ?? ActivityAppearance()
        archive.activity?.idealSize = wanted
        if let root, !activity.fixesWidth { archive.fillsFlexiblePlace = takesAllWidth(root) }
        return activity.size(for: wanted, atMost: size, scale: environment.displayScale)
    }

    /// Whether the content would take more width if there were more.
    private func takesAllWidth(_ root: Node) -> Bool {
        let more = CGSize(width: size.width * 2, height: size.height)
        return root.size(for: ProposedViewSize(more)).width > more.width - ActivityFitting.tolerance
    }

    /// The size the content takes, rounded up to whole pixels, and the margins.
    private func fittingSize(_ nodes: [Node], _ environment: EnvironmentValues) -> CGSize {
        let content = root(nodes, environment)?.size(for: ProposedViewSize(size)) ?? .zero
        let scale = environment.displayScale
        let width = content.width + margins.leading + margins.trailing
        let height = content.height + margins.top + margins.bottom
        return CGSize(width: min(size.width, (width * scale).rounded(.up) / scale), height: min(size.height, (height * scale).rounded(.up) / scale))
    }

    /// The content is centred inside the margins.
    private func place(_ nodes: [Node], in size: CGSize, _ archiver: NodeArchiver, _ environment: EnvironmentValues) -> [SnapshotNode] {
        guard let root = root(nodes, environment) else { return [] }
        let left = environment.isRightToLeft ? margins.trailing : margins.leading
        let inner = CGRect(
            x: left, y: margins.top, width: max(0, size.width - margins.leading - margins.trailing),
            height: max(0, size.height - margins.top - margins.bottom))
        if let alignment = activity?.alignment { return archiver.place([root], in: inner, alignment) }
        var proposal = ProposedViewSize(inner.size)
        let size = root.size(for: proposal)
        if offersOwnSize { proposal = ProposedViewSize(width: max(inner.width, size.width), height: max(inner.height, size.height)) }
        return archiver.archive(root, at: CGPoint(x: inner.midX - size.width / 2, y: inner.midY - size.height / 2), proposal)
    }

    private func background(_ archiver: NodeArchiver, _ size: CGSize) -> SnapshotNode? {
        guard let nodes = archive.containerBackground else { return nil }
        let frame = CGRect(origin: .zero, size: size)
        var background = SnapshotNode(identity: "containerBackground", role: "ContainerBackground", frame: frame)
        background.children = archiver.place(nodes, in: frame, .center)
        return background
    }
}
