import Devices
import ExtensionProtocol
import Foundation
import Geometry
import Presentations
import Snapshot

extension SceneStage {
    /// What a watch and a car show of an activity: its small family in this size, else both compact views.
    ///
    /// - Parameter margin: Around the compact views, in points.
    mutating func smallView(of activity: SceneActivity, size: CGSize, margin: Double) -> Snapshot? {
        if let own = activity.small.first(where: { $0.size == size }) { return own }
        guard let leading = view(.compactLeading, of: activity), let trailing = view(.compactTrailing, of: activity) else { return nil }
        return CombinedCompact.composed(leading: leading, trailing: trailing, size: size, scale: snapshot.scale, margin: margin)
    }
}

extension PresentedView {
    /// The small family on a card of this colour, or of the one it asks for.
    static func card(_ snapshot: Snapshot, cornerRadius: Double, platter: RGBA) -> PresentedView {
        var result = snapshot
        let frame = CGRect(origin: .zero, size: snapshot.size)
        var node = SnapshotNode(identity: "platter", role: "Platter", frame: frame)
        node.drawing = [.fill(.rect(frame), .color(snapshot.activity?.backgroundTint ?? platter), evenOdd: false)]
        result.containerBackground = node
        let corner = CGSize(width: cornerRadius, height: cornerRadius)
        return PresentedView(snapshot: result, shape: .roundedRect(frame, cornerSize: corner, curve: .continuous))
    }
}
