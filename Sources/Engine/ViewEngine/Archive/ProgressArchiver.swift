import Foundation
import Geometry
import Snapshot

/// Archives progress that follows the clock: the track as it is, the filled part symbolic.
@MainActor
struct ProgressArchiver {
    let archiver: NodeArchiver

    func archive(_ progress: ProgressContent, _ node: Node, _ frame: CGRect) -> SnapshotNode {
        var result = archiver.leaf("TimerProgress", node, frame)
        let (track, form) = forms(progress, node, frame)
        result.drawing = [
            track,
            .progress(
                ProgressDrawing(
                    start: progress.start, end: progress.end, countsDown: progress.countsDown, form: form,
                    paint: progress.paint.resolve(frame))),
        ]
        return result
    }

    private func forms(_ progress: ProgressContent, _ node: Node, _ frame: CGRect) -> (Drawing, ProgressDrawing.Form) {
        let track = progress.track.resolve(frame)
        guard let width = progress.ringWidth else {
            return (.fill(.capsule(frame), track, evenOdd: false), .bar(frame, isRightToLeft: node.environment.isRightToLeft))
        }
        let radius = (min(frame.width, frame.height) - width) / 2
        let center = CGPoint(x: frame.midX, y: frame.midY)
        let ring = CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
        return (.stroke(.ellipse(ring), track, StrokeLine(width: width)), .ring(center: center, radius: radius, lineWidth: width))
    }
}
