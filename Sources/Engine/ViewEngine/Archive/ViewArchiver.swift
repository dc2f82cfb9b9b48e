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
    public let archive: ArchiveContext

    public init(size: CGSize, margins: EdgeInsets = EdgeInsets(), date: Date, context: SnapshotContext, archive: ArchiveContext) {
        self.size = size
        self.margins = margins
        self.date = date
        self.context = context
        self.archive = archive
    }

    /// The snapshot of the views that `body` appends.
    public func snapshot(environment: EnvironmentValues, _ body: (Evaluation) -> Void) -> Snapshot {
        archive.containerFrame = CGRect(origin: .zero, size: size)
        let evaluation = Evaluation(environment: environment, archive: archive)
        evaluation.run { body(evaluation) }
        let scale = environment.displayScale
        let archiver = NodeArchiver(archive: archive, scale: scale)
        var root = SnapshotNode(identity: "", role: "Root", frame: CGRect(origin: .zero, size: size))
        root.children = place(evaluation.nodes, archiver, environment)
        var snapshot = Snapshot(size: size, scale: scale, date: date, context: context, root: root)
        snapshot.containerBackground = background(archiver)
        snapshot.images = archive.images
        snapshot.widgetURL = archive.widgetURL
        snapshot.diagnostics = archive.diagnostics
        return snapshot
    }

    /// Several root views form a column, which is centred inside the margins.
    private func place(_ nodes: [Node], _ archiver: NodeArchiver, _ environment: EnvironmentValues) -> [SnapshotNode] {
        guard let first = nodes.first else { return [] }
        let root = nodes.count == 1
            ? first : Node(.layout(TypedLayoutBox(VStackLayout(), name: "VStack"), children: nodes), environment: environment, path: .root)
        let left = environment.isRightToLeft ? margins.trailing : margins.leading
        let inner = CGRect(
            x: left, y: margins.top, width: max(0, size.width - margins.leading - margins.trailing),
            height: max(0, size.height - margins.top - margins.bottom))
        return archiver.place([root], in: inner, .center)
    }

    private func background(_ archiver: NodeArchiver) -> SnapshotNode? {
        guard let nodes = archive.containerBackground else { return nil }
        let frame = CGRect(origin: .zero, size: size)
        var background = SnapshotNode(identity: "containerBackground", role: "ContainerBackground", frame: frame)
        background.children = archiver.place(nodes, in: frame, .center)
        return background
    }
}
