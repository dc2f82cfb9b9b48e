import Foundation
import Snapshot

/// Archives single nodes at a place of the caller's choice, as drawing views need.
@MainActor
public enum NodePlacement {
    /// The snapshot nodes of `node` with its top left corner at `origin` (snapshot coordinates, points).
    public static func archive(
        _ node: Node, at origin: CGPoint, proposal: ProposedViewSize, scale: CGFloat, archive: ArchiveContext
    ) -> [SnapshotNode] {
        NodeArchiver(archive: archive, scale: scale).archive(node, at: origin, proposal)
    }
}
