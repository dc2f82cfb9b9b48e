import Foundation
import Geometry
import Snapshot

/// A picture of a stack with a text and a plate.
enum Sample {
    static func picture() -> Snapshot {
        var root = SnapshotNode(identity: "0", role: "VStack", frame: CGRect(x: 10, y: 10, width: 80, height: 60))
        root.children = [text("Hello"), plate(at: CGPoint(x: 20, y: 40))]
        return Snapshot(
            size: CGSize(width: 100, height: 80), scale: 2, date: Date(timeIntervalSince1970: 0), context: SnapshotContext(), root: root)
    }

    static func text(_ string: String, at place: CGPoint = CGPoint(x: 10, y: 10), color: RGBA = RGBA(0, 0, 0)) -> SnapshotNode {
        var node = SnapshotNode(
            identity: "0.0", role: "Text", frame: CGRect(origin: place, size: CGSize(width: 8 * Double(string.count), height: 20)), detail: string)
        let run = GlyphRun(
            font: FontReference(face: "Inter-Regular", size: 17), text: string, paint: .color(color), glyphs: [1], xs: [0], ys: [0], styleIndex: 0)
        let line = GlyphLine(
            origin: CGPoint(x: place.x, y: place.y + 16), width: node.frame.width, ascent: 16, descent: 4, runs: [run])
        node.drawing = [.text(TextDrawing(lines: [line]))]
        return node
    }

    static func plate(at place: CGPoint) -> SnapshotNode {
        let frame = CGRect(origin: place, size: CGSize(width: 20, height: 10))
        var node = SnapshotNode(identity: "0.1", role: "Capsule", frame: frame)
        let ramp = GradientRamp(stops: [.init(color: RGBA(255, 0, 0), location: 0), .init(color: RGBA(0, 0, 255), location: 1)])
        let paint = Paint.linearGradient(ramp, start: place, end: CGPoint(x: place.x, y: place.y + 10))
        node.drawing = [.fill(.capsule(frame), paint, evenOdd: false)]
        node.effects = [.clip(.rect(frame), evenOdd: false)]
        return node
    }
}
