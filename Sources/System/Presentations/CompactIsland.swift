import Foundation
import Geometry
import Snapshot

/// The compact island: the two compact views at the sides of the camera.
public enum CompactIsland {
    /// Puts both sides around the camera. Each side is as wide as its view, so that the island need not be symmetric.
    ///
    /// - Parameter camera: Size of the gap between the views, in points; its height is the island's.
    public static func composed(leading: Snapshot, trailing: Snapshot, camera: CGSize) -> Snapshot {
        let isFlipped = leading.context.isRightToLeft
        let (left, right) = isFlipped ? (trailing, leading) : (leading, trailing)
        let size = CGSize(width: left.size.width + camera.width + right.size.width, height: camera.height)
        var root = SnapshotNode(identity: "island", role: "Island", frame: CGRect(origin: .zero, size: size))
        root.children = [cameraNode(CGRect(x: left.size.width, y: 0, width: camera.width, height: camera.height))]
        var result = Snapshot(size: size, scale: leading.scale, date: leading.date, context: leading.context, root: root)
        result.activity = leading.activity
        result.widgetURL = leading.widgetURL
        place(left, at: 0, isFlipped ? "CompactTrailing" : "CompactLeading", in: &result)
        place(right, at: left.size.width + camera.width, isFlipped ? "CompactLeading" : "CompactTrailing", in: &result)
        return result
    }

    /// Where the middle of the camera lies from the left end of the island, in points.
    public static func cameraCenter(leading: Snapshot, trailing: Snapshot, camera: CGSize) -> Double {
        (leading.context.isRightToLeft ? trailing : leading).size.width + camera.width / 2
    }

    private static func cameraNode(_ frame: CGRect) -> SnapshotNode {
        SnapshotNode(identity: "island.camera", role: "Camera", frame: frame)
    }

    private static func place(_ part: Snapshot, at x: Double, _ role: String, in island: inout Snapshot) {
        let frame = CGRect(origin: .zero, size: part.size)
        island.place(part, at: CGPoint(x: x, y: (island.size.height - part.size.height) / 2), clippedTo: .rect(frame), role: role)
    }
}
