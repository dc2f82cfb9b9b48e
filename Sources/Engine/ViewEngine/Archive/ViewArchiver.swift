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

    /// The snapshot of the views that `body` appends. They are made again as long as their actions change what they are made from.
    public func snapshot(environment: EnvironmentValues, _ body: (Evaluation) -> Void) -> Snapshot {
        var environment = environment
        environment.archiveDate = date
        ArchiveContext.current = archive
        defer { ArchiveContext.current = nil }
        for _ in 1..<ViewFeedback.roundLimit {
            let snapshot = round(environment, body)
            archive.isUnsettled = archive.feedback.finishRound(archive: archive)
            // A running window makes its views again by itself.
            if !archive.isUnsettled || archive.liveWindow != nil { return snapshot }
            archive.startAgain()
        }
        var snapshot = round(environment, body)
        if archive.feedback.finishRound(archive: archive) {
            snapshot.diagnostics.append(
                SnapshotDiagnostic(
                    code: .unsettledState, severity: .warning,
                    message: "Actions of the views still change something after \(ViewFeedback.roundLimit) rounds; what the last round made is drawn."
                ))
        }
        return snapshot
    }

    /// Evaluates, lays out and archives once.
    private func round(_ environment: EnvironmentValues, _ body: (Evaluation) -> Void) -> Snapshot {
        let evaluation = Evaluation(environment: environment, archive: archive)
        evaluation.run { body(evaluation) }
        let scale = environment.displayScale
        let archiver = NodeArchiver(archive: archive, scale: scale)
        let size = shownSize(evaluation.nodes, environment)
        archive.containerFrame = CGRect(origin: .zero, size: size)
        ContainerShapes.current = .init(frame: archive.containerFrame, radius: archive.containerCornerRadius)
        defer { ContainerShapes.current = .init(frame: .zero, radius: 0) }
        var root = SnapshotNode(identity: "", role: "Root", frame: CGRect(origin: .zero, size: size))
        let placed = activity?.placedSize(shown: size, wanted: archive.activity?.idealSize ?? .zero) ?? size
        root.children = place(evaluation.nodes, in: placed, archiver, environment)
        if activity != nil, let wanted = archive.activity?.idealSize, ActivityFitting.clips(wanted, to: size) {
            root.effects = [.clip(.rect(root.frame), evenOdd: false)]
        }
        var snapshot = Snapshot(size: size, scale: scale, date: date, context: context, root: root)
        snapshot.containerBackground = background(archiver, size)
        for problem in FontProblems.take() + ArchiveNotes.take() { archive.report(problem) }
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
        return archiver.place([root], in: inner, activity?.alignment ?? .center)
    }

    private func background(_ archiver: NodeArchiver, _ size: CGSize) -> SnapshotNode? {
        guard let nodes = archive.containerBackground else { return nil }
        let frame = CGRect(origin: .zero, size: size)
        var background = SnapshotNode(identity: "containerBackground", role: "ContainerBackground", frame: frame)
        background.children = archiver.place(nodes, in: frame, .center)
        return background
    }
}
