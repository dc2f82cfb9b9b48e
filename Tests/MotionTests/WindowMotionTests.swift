import Foundation
import Geometry
import Motion
import Snapshot
import Testing

@Suite struct WindowMotionTests {
    private let start = Date(timeIntervalSinceReferenceDate: 0)
    private let linear = MotionTiming(.bezier(x1: 0, y1: 0, x2: 1, y2: 1, duration: 1))

    private func box(_ identity: String, x: Double) -> SnapshotNode {
        let frame = CGRect(x: x, y: 0, width: 10, height: 10)
        var node = SnapshotNode(identity: identity, role: "Shape", frame: frame)
        node.drawing = [.fill(.rect(frame), .color(.black), evenOdd: false)]
        return node
    }

    private func window(_ children: [SnapshotNode]) -> Snapshot {
        let size = CGSize(width: 100, height: 100)
        var root = SnapshotNode(identity: "", role: "Root", frame: CGRect(origin: .zero, size: size))
        root.children = children
        return Snapshot(size: size, scale: 1, date: start, context: SnapshotContext(), root: root)
    }

    private func places(_ motion: WindowMotion, _ shown: Snapshot, after seconds: Double) -> [String: Double] {
        let children = motion.frame(of: shown, at: start + seconds).root.children
        return Dictionary(children.map { ($0.identity, Double($0.frame.minX)) }) { first, _ in first }
    }

    @Test("a change that nobody animates is there at once") func still() {
        var motion = WindowMotion()
        let after = window([box("a", x: 50)])
        motion.take(from: window([box("a", x: 0)]), to: after, timing: nil, at: start)
        #expect(!motion.isMoving(at: start))
        #expect(places(motion, after, after: 0) == ["a": 50])
    }

    @Test("an animated one is on its way for its time") func moving() {
        var motion = WindowMotion()
        let after = window([box("a", x: 50)])
        motion.take(from: window([box("a", x: 0)]), to: after, timing: linear, at: start)
        #expect(places(motion, after, after: 0) == ["a": 0])
        #expect(places(motion, after, after: 0.5) == ["a": 25])
        #expect(places(motion, after, after: 1) == ["a": 50])
        #expect(motion.isMoving(at: start + 0.99) && !motion.isMoving(at: start + 1))
    }

    @Test("what changes meanwhile without an animation does not wait, and stops nothing") func meanwhile() {
        var motion = WindowMotion()
        let (first, second) = (window([box("a", x: 0), box("b", x: 0)]), window([box("a", x: 50), box("b", x: 0)]))
        let third = window([box("a", x: 50), box("b", x: 90), box("c", x: 7)])
        motion.take(from: first, to: second, timing: linear, at: start)
        motion.take(from: second, to: third, timing: nil, at: start + 0.2)
        #expect(places(motion, third, after: 0.5) == ["a": 25, "b": 90, "c": 7])
    }

    @Test("two changes run side by side, and one to the same view takes it on from where it is") func together() {
        var motion = WindowMotion()
        let (first, second) = (window([box("a", x: 0), box("b", x: 0)]), window([box("a", x: 50), box("b", x: 0)]))
        let third = window([box("a", x: 50), box("b", x: 80)])
        motion.take(from: first, to: second, timing: linear, at: start)
        motion.take(from: second, to: third, timing: linear, at: start + 0.5)
        #expect(places(motion, third, after: 0.75) == ["a": 37.5, "b": 20])

        var turning = WindowMotion()
        turning.take(from: window([box("a", x: 0)]), to: window([box("a", x: 80)]), timing: linear, at: start)
        let before = places(turning, window([box("a", x: 80)]), after: 0.5)["a"]
        turning.take(from: window([box("a", x: 80)]), to: window([box("a", x: 0)]), timing: linear, at: start + 0.5)
        #expect(places(turning, window([box("a", x: 0)]), after: 0.5)["a"] == before)
    }

    @Test("what is repeated without end goes on, whatever changes beside it") func endless() throws {
        var motion = WindowMotion()
        func turned(_ angle: Double, _ text: Double) -> Snapshot {
            var node = box("a", x: 45)
            node.effects = angle == 0 ? [.transform(.identity)] : [.rotation(.inPlane(angle, around: CGPoint(x: 50, y: 5)))]
            return window([node, box("text", x: text)])
        }
        func angle(_ seconds: Double, _ shown: Snapshot) throws -> Double {
            let node = try #require(motion.frame(of: shown, at: start + seconds).root.children.first)
            guard case .rotation(let rotation)? = node.effects.first else { return 0 }
            return Double(rotation.angle)
        }
        let after = turned(2 * .pi, 0)
        motion.take(from: turned(0, 0), to: after, timing: linear.repeated(nil, autoreverses: false), at: start)
        #expect(abs(try angle(0.25, after) - .pi / 2) < 1e-6)
        #expect(abs(try angle(100.5, after) - .pi) < 1e-6)
        let later = turned(2 * .pi, 30)
        motion.take(from: after, to: later, timing: nil, at: start + 100.5)
        #expect(abs(try angle(200.75, later) - 1.5 * .pi) < 1e-6)
        #expect(motion.frame(of: later, at: start + 200.75).root.children.last?.frame.minX == 30)
        #expect(motion.isMoving(at: start + 1e6))
        motion.take(from: later, to: window([box("text", x: 30)]), timing: nil, at: start + 300)
        #expect(!motion.isMoving(at: start + 300))
    }

    @Test("a view that goes stays until it is away, and one that comes is not there yet") func passing() {
        var motion = WindowMotion()
        let after = window([box("b", x: 0)])
        motion.take(from: window([box("a", x: 0)]), to: after, timing: linear, at: start)
        let middle = motion.frame(of: after, at: start + 0.25).root.children
        #expect(Set(middle.map(\.identity)) == ["a", "b"])
        #expect(middle.first { $0.identity == "b" }?.effects == [.opacity(0.25)])
        #expect(motion.frame(of: after, at: start + 1).root.children.map(\.identity) == ["b"])
    }

    @Test("in a window of another size nothing moves") func resized() {
        var motion = WindowMotion()
        motion.take(from: window([box("a", x: 0)]), to: window([box("a", x: 50)]), timing: linear, at: start)
        var wide = window([box("a", x: 10)])
        wide.size.width = 300
        motion.take(from: window([box("a", x: 50)]), to: wide, timing: linear, at: start + 0.1)
        #expect(!motion.isMoving(at: start + 0.2))
    }
}
