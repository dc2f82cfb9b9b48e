import Foundation
import Geometry
import Snapshot

/// The two round buttons at the lower corners of the Lock Screen, with Islet's own drawings.
enum QuickActions {
    static func draw(on stage: inout SceneStage) {
        let metrics = LockScreenMetrics.standard.quickActions
        let y = stage.size.height - metrics.bottom - metrics.diameter
        let side = CGSize(width: metrics.diameter, height: metrics.diameter)
        let left = CGRect(origin: CGPoint(x: metrics.side, y: y), size: side)
        let right = CGRect(origin: CGPoint(x: stage.size.width - metrics.side - metrics.diameter, y: y), size: side)
        for (role, frame, sign) in [("FlashlightButton", left, flashlight(in: left)), ("CameraButton", right, camera(in: right))] {
            let platter = Paint.color(.black.multiplyingAlpha(by: metrics.platterOpacity))
            stage.add(role, frame, [.fill(.ellipse(frame), platter, evenOdd: false)] + sign)
        }
    }

    private static func flashlight(in frame: CGRect) -> [Drawing] {
        let (x, y) = (frame.midX, frame.midY)
        let head: [PathElement] = [
            .move(to: CGPoint(x: x - 5.5, y: y - 9)), .line(to: CGPoint(x: x + 5.5, y: y - 9)), .line(to: CGPoint(x: x + 3, y: y - 3)),
            .line(to: CGPoint(x: x + 3, y: y + 11)), .line(to: CGPoint(x: x - 3, y: y + 11)), .line(to: CGPoint(x: x - 3, y: y - 3)), .closeSubpath,
        ]
        let rim = CGRect(x: x - 5.5, y: y - 12, width: 11, height: 1.8)
        return [.fill(.path(head), .color(.white), evenOdd: false), .fill(.rect(rim), .color(.white), evenOdd: false)]
    }

    private static func camera(in frame: CGRect) -> [Drawing] {
        let (x, y) = (frame.midX, frame.midY)
        let body = CGRect(x: x - 11, y: y - 7, width: 22, height: 15)
        let bump = CGRect(x: x - 4.5, y: y - 9.5, width: 9, height: 4)
        let lens = CGRect(x: x - 4.5, y: y - 4, width: 9, height: 9)
        let corner = CGSize(width: 3, height: 3)
        let shape = Outline.roundedRect(body, cornerSize: corner, curve: .circular).elements + Outline.ellipse(lens).elements
        return [
            .fill(.path(shape), .color(.white), evenOdd: true), .fill(.rect(bump), .color(.white), evenOdd: false),
            .fill(.ellipse(lens.insetBy(dx: 1.5, dy: 1.5)), .color(.white), evenOdd: false),
        ]
    }
}
