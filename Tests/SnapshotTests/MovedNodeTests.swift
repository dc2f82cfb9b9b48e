import Foundation
import Geometry
import Snapshot
import Testing

struct MovedNodeTests {
    private func node(at y: CGFloat) -> SnapshotNode {
        let frame = CGRect(x: 10.0 / 3, y: y, width: 50, height: 20)
        var node = SnapshotNode(identity: "a", role: "Box", frame: frame)
        let ramp = GradientRamp(stops: [])
        node.drawing = [
            .fill(.rect(frame), .color(.black), evenOdd: false),
            .fill(.path([.move(to: frame.origin), .line(to: CGPoint(x: 3, y: y + 4)), .closeSubpath]), .color(.white), evenOdd: true),
            .stroke(.capsule(frame), .linearGradient(ramp, start: frame.origin, end: CGPoint(x: 9, y: y + 9)), StrokeLine(width: 2)),
            .text(
                TextDrawing(
                    lines: [GlyphLine(origin: CGPoint(x: 1, y: y + 12), width: 30, ascent: 10, descent: 3, runs: [])],
                    underlays: [TextDecoration(rect: frame, paint: .color(.white))])),
            .image(ImageDrawing(image: "i", rect: frame)),
        ]
        node.effects = [
            .clip(.rect(frame), evenOdd: false),
            .transform(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: -frame.midX, ty: -frame.midY)), .opacity(0.5),
        ]
        node.children = [SnapshotNode(identity: "b", role: "Box", frame: frame.insetBy(dx: 1, dy: 2))]
        return node
    }

    @Test func `a view that is moved is the view at the other place`() {
        for distance in [1.0 / 3, 7, 440_000 + 2.0 / 3, -12.5] {
            #expect(node(at: 100 + distance).moved(by: .zero) == node(at: 100).moved(by: CGVector(dx: 0, dy: distance)))
        }
        #expect(node(at: 100).moved(by: CGVector(dx: 0, dy: 1)) != node(at: 100).moved(by: .zero))
    }
}
