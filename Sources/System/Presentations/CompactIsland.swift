import Foundation
import Geometry
import Snapshot

/// The compact island: the two compact views at the sides of the camera.
public enum CompactIsland {
    /// Puts both sides around the camera. Each side is as wide as its view, the narrower one wider by a share of what they differ by;
    /// its view stays at the outer end.
    ///
    /// - Parameters:
    ///   - camera: Size of the gap between the views, in points; its height is the island's.
    ///   - balance: From 0, each side as its view, to 1, a symmetric island.
    public static func composed(leading: Snapshot, trailing: Snapshot, camera: CGSize, balance: Double = 0) -> Snapshot {
        let isFlipped = leading.context.isRightToLeft
        let (left, right) = isFlipped ? (trailing, leading) : (leading, trailing)
        let sides = sides(left: left, right: right, balance)
        let size = CGSize(width: sides.left + camera.width + sides.right, height: camera.height)
        var root = SnapshotNode(identity: "island", role: "Island", frame: CGRect(origin: .zero, size: size))
        root.children = [cameraNode(CGRect(x: sides.left, y: 0, width: camera.width, height: camera.height))]
        var result = Snapshot(size: size, scale: leading.scale, date: leading.date, context: leading.context, root: root)
        result.activity = leading.activity
        result.widgetURL = leading.widgetURL
        place(left, at: 0, isFlipped ? "CompactTrailing" : "CompactLeading", in: &result)
        place(right, at: size.width - right.size.width, isFlipped ? "CompactLeading" : "CompactTrailing", in: &result)
        return result
    }

    /// Where the middle of the camera lies from the left end of the island, in points.
    public static func cameraCenter(leading: Snapshot, trailing: Snapshot, camera: CGSize, balance: Double = 0) -> Double {
        let isFlipped = leading.context.isRightToLeft
        return sides(left: isFlipped ? trailing : leading, right: isFlipped ? leading : trailing, balance).left + camera.width / 2
    }

    /// How wide the sides are, in whole pixels.
    private static func sides(left: Snapshot, right: Snapshot, _ balance: Double) -> (left: Double, right: Double) {
        let missing = (right.size.width - left.size.width) * balance
        func wider(_ side: Snapshot, by width: Double) -> Double {
            width > 0 ? ((side.size.width + width) * side.scale).rounded() / side.scale : side.size.width
        }
        return (wider(left, by: missing), wider(right, by: -missing))
    }

    private static func cameraNode(_ frame: CGRect) -> SnapshotNode {
        SnapshotNode(identity: "island.camera", role: "Camera", frame: frame)
    }

    private static func place(_ part: Snapshot, at x: Double, _ role: String, in island: inout Snapshot) {
        let frame = CGRect(origin: .zero, size: part.size)
        island.place(part, at: CGPoint(x: x, y: (island.size.height - part.size.height) / 2), clippedTo: .rect(frame), role: role)
    }
}
