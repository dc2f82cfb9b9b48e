import Foundation
import Geometry
import Snapshot

/// Several pictures of one presentation side by side.
public enum FilmStrip {
    /// The pictures from left to right, upper edges in line.
    ///
    /// - Parameter gap: Between two pictures, in points.
    /// - Returns: nil for no pictures.
    public static func composed(_ views: [PresentedView], gap: Double) -> Snapshot? {
        guard let first = views.first?.snapshot else { return nil }
        let width = views.map(\.snapshot.size.width).reduce(0, +) + gap * Double(views.count - 1)
        let height = views.map(\.snapshot.size.height).max() ?? 0
        let root = SnapshotNode(identity: "strip", role: "FilmStrip", frame: CGRect(x: 0, y: 0, width: width, height: height))
        var result = Snapshot(size: CGSize(width: width, height: height), scale: first.scale, date: first.date, context: first.context, root: root)
        var x = 0.0
        for (index, view) in views.enumerated() {
            result.place(view.snapshot, at: CGPoint(x: x, y: 0), clippedTo: view.shape, role: "Frame\(index)")
            x += view.snapshot.size.width + gap
        }
        return result
    }
}
