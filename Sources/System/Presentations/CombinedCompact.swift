import Foundation
import Geometry
import Snapshot

/// What a watch and CarPlay show of an activity without a small family of its own.
public enum CombinedCompact {
    /// The compact views in the lower corners.
    ///
    /// - Parameters:
    ///   - size: Size of the place, in points.
    ///   - margin: Left free at the sides and below, in points.
    public static func composed(leading: Snapshot, trailing: Snapshot, size: CGSize, scale: Double, margin: Double) -> Snapshot {
        let root = SnapshotNode(identity: "small", role: "CombinedCompact", frame: CGRect(origin: .zero, size: size))
        var result = Snapshot(size: size, scale: scale, date: leading.date, context: leading.context, root: root)
        result.activity = leading.activity
        result.widgetURL = leading.widgetURL
        let isRightToLeft = leading.context.isRightToLeft
        for (part, role, isLeft) in [(leading, "CompactLeading", !isRightToLeft), (trailing, "CompactTrailing", isRightToLeft)] {
            let x = isLeft ? margin : size.width - margin - part.size.width
            let y = size.height - margin - part.size.height
            result.place(part, at: CGPoint(x: x, y: y), clippedTo: .rect(CGRect(origin: .zero, size: part.size)), role: role)
        }
        return result
    }
}
