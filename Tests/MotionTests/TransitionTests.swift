import Foundation
import Geometry
import Motion
import Snapshot
import Testing

@Suite struct TransitionTests {
    private let size = CGSize(width: 100, height: 100)

    private func node(_ identity: String, _ role: String = "Shape", _ frame: CGRect = CGRect(x: 10, y: 20, width: 40, height: 20)) -> SnapshotNode {
        var node = SnapshotNode(identity: identity, role: role, frame: frame)
        node.drawing = [.fill(.rect(frame), .color(.black), evenOdd: false)]
        return node
    }

    private func snapshot(_ children: [SnapshotNode], context: SnapshotContext = SnapshotContext()) -> Snapshot {
        var root = SnapshotNode(identity: "", role: "Root", frame: CGRect(origin: .zero, size: size))
        root.children = children
        return Snapshot(size: size, scale: 2, date: Date(timeIntervalSinceReferenceDate: 0), context: context, root: root)
    }

    private let linear = MotionTiming(.bezier(x1: 0, y1: 0, x2: 1, y2: 1, duration: 1))

    /// The nodes below the root half way.
    private func middle(_ before: [SnapshotNode], _ after: [SnapshotNode]) -> [SnapshotNode] {
        SnapshotMotion.frame(from: snapshot(before), to: snapshot(after), at: 0.5, timing: linear).root.children
    }

    private func dump(_ nodes: [SnapshotNode]) -> String { nodes.map { SnapshotDump($0, options: .brief).text }.joined() }

    @Test("a view that comes fades, one that goes fades where it was") func opacity() {
        #expect(
            dump(middle([node("a"), node("b")], [node("b"), node("c")])) == """
                Shape 10 20 40 20 #a [opacity 0.5]
                Shape 10 20 40 20 #b
                Shape 10 20 40 20 #c [opacity 0.5]

                """)
    }

    @Test(
        "views come and go by their transition",
        arguments: [
            (ViewTransition(.move(.leading)), "transform 1 0 0 1 -20 0"), (ViewTransition(.move(.bottom)), "transform 1 0 0 1 0 10"),
            (ViewTransition(.push(.top)), "transform 1 0 0 1 0 -10; opacity 0.5"), (ViewTransition(.slide), "transform 1 0 0 1 -20 0"),
            (ViewTransition(.offset(CGSize(width: 8, height: 6))), "transform 1 0 0 1 4 3"),
            (ViewTransition(.scale(0, anchor: CGPoint(x: 0.5, y: 0.5))), "transform 0.5 0 0 0.5 15 15"),
            (ViewTransition(.scale(0, anchor: .zero)).combined(with: .opacity), "transform 0.5 0 0 0.5 5 10; opacity 0.5"),
            (ViewTransition(.custom("Own")), "opacity 0.5"),
        ])
    func moves(transition: ViewTransition, effects: String) {
        var coming = node("a")
        coming.transition = TransitionHint(insertion: transition)
        #expect(dump(middle([], [coming])).contains("[\(effects)]"), "\(dump(middle([], [coming])))")
    }

    @Test("leading is right where the language is written from right to left") func rightToLeft() {
        var coming = node("a")
        coming.transition = TransitionHint(insertion: ViewTransition(.move(.leading)))
        let context = SnapshotContext(isRightToLeft: true)
        let frame = SnapshotMotion.frame(from: snapshot([], context: context), to: snapshot([coming], context: context), at: 0.5, timing: linear)
        #expect(dump(frame.root.children).contains("[transform 1 0 0 1 20 0]"))
    }

    @Test("a view that was moved is scaled around the place where it is shown") func scaledWhereShown() {
        var coming = node("a", "Shape", CGRect(x: 0, y: 0, width: 40, height: 20))
        coming.effects = [.transform(CGAffineTransform(translationX: 50, y: 60))]
        coming.transition = TransitionHint(insertion: ViewTransition(.scale(0, anchor: CGPoint(x: 0.5, y: 0.5))))
        #expect(dump(middle([], [coming])).contains("transform 0.5 0 0 0.5 35 35"))
    }

    @Test("identity is there, or away, at once") func identity() {
        var (coming, going) = (node("a"), node("b"))
        coming.transition = TransitionHint(insertion: ViewTransition(.identity))
        going.transition = TransitionHint(removal: ViewTransition(.identity))
        #expect(dump(middle([going], [coming])).split(separator: "\n").map { $0.prefix(20) } == ["Shape 10 20 40 20 #a"])
    }

    @Test("another id is another view: both cross-fade, and the one that goes can be told apart") func changedIdentity() {
        let shown = middle([node("V/#1")], [node("V/#2")])
        #expect(shown.map(\.identity) == ["V/#2", "V/#1"] || shown.map(\.identity) == ["V/#1", "V/#2"])
        #expect(shown.allSatisfy { $0.effects == [.opacity(0.5)] })
    }

    @Test("a view that gets a background stays the same view") func background() {
        let later = CGRect(x: 30, y: 20, width: 40, height: 20)
        var wrapper = SnapshotNode(identity: "a", role: "Background", frame: later)
        wrapper.children = [node("a/fill", "Color", later), node("a", "Shape", later)]
        #expect(
            dump(middle([node("a")], [wrapper])) == """
                Background 30 20 40 20 #a
                  Color 30 20 40 20 #a/fill [opacity 0.5]
                  Shape 20 20 40 20 #a

                """)
    }

    @Test("an animation holds where its value differs, nil lets the change happen at once") func rules() {
        func moved(_ x: Double, _ timing: MotionTiming?, _ value: String) -> SnapshotNode {
            var result = node("a", "Shape", CGRect(x: x, y: 0, width: 10, height: 10))
            result.transition = TransitionHint(animations: [AnimationRule(timing, value: value)])
            return result
        }
        let slow = MotionTiming(.bezier(x1: 0, y1: 0, x2: 1, y2: 1, duration: 2))
        #expect(middle([moved(0, slow, "1")], [moved(40, slow, "2")])[0].frame.minX == 10)
        #expect(middle([moved(0, slow, "1")], [moved(40, slow, "1")])[0].frame.minX == 20)
        #expect(middle([moved(0, nil, "1")], [moved(40, nil, "2"), node("b")])[0].frame.minX == 40)
    }

    @Test("nothing moves on a display that is always on, or where the person asked for less motion") func still() {
        let (before, after) = (snapshot([node("a")]), snapshot([], context: SnapshotContext(isLuminanceReduced: true)))
        #expect(SnapshotMotion(from: before, to: after).duration == 0)
        #expect(SnapshotMotion.frame(from: before, to: after, at: 0.001) == after)
        #expect(SnapshotMotion(from: before, to: snapshot([]), reducesMotion: true).duration == 0)
    }

    @Test("a ring grows along its circle") func ring() throws {
        func ring(_ sweep: Double) -> SnapshotNode {
            var result = node("a", "Ring")
            let path = PathArc.elements(center: CGPoint(x: 50, y: 50), radius: 20, start: -.pi / 2, sweep: sweep, joins: false)
            result.drawing = [.stroke(.path(path), .color(.black), StrokeLine(width: 2))]
            return result
        }
        guard case .stroke(.path(let path), _, _)? = middle([ring(0.5)], [ring(5.5)]).first?.drawing.first else {
            Issue.record("it is no path")
            return
        }
        let expected = PathArc.elements(center: CGPoint(x: 50, y: 50), radius: 20, start: -.pi / 2, sweep: 3, joins: false)
        #expect(path.count == expected.count)
        let (end, wanted) = (PathBounds.tightBounds(of: path), PathBounds.tightBounds(of: expected))
        #expect(abs(end.maxX - wanted.maxX) < 0.1 && abs(end.maxY - wanted.maxY) < 0.1 && abs(end.minX - wanted.minX) < 0.1, "\(end) \(wanted)")
    }

    @Test("what turns does so around its middle and does not fold") func rotation() throws {
        func turned(_ angle: Double) -> SnapshotNode {
            var result = node("a", "Shape", CGRect(x: 40, y: 40, width: 20, height: 20))
            let around = CGAffineTransform(translationX: -50, y: -50).concatenating(CGAffineTransform(rotationAngle: angle))
            result.effects = [.transform(around.concatenating(CGAffineTransform(translationX: 50, y: 50)))]
            return result
        }
        guard case .transform(let transform)? = middle([turned(0)], [turned(.pi / 2)]).first?.effects.first else {
            Issue.record("it is not transformed")
            return
        }
        #expect(abs(hypot(transform.a, transform.b) - 1) < 1e-9)
        let middle = CGPoint(x: 50, y: 50).applying(transform)
        #expect(abs(middle.x - 50) < 1e-9 && abs(middle.y - 50) < 1e-9)
    }

    @Test("what turns further than a matrix tells, or in space, turns all the way") func turning() {
        func turned(_ effect: Effect) -> SnapshotNode {
            var result = node("a", "Shape", CGRect(x: 40, y: 40, width: 20, height: 20))
            result.effects = [effect]
            return result
        }
        let around = CGPoint(x: 50, y: 50)
        let whole = Effect.rotation(.inPlane(2 * .pi, around: around))
        #expect(middle([turned(.transform(.identity))], [turned(whole)]).first?.effects == [.rotation(.inPlane(.pi, around: around))])
        func flipped(_ angle: Double) -> Effect { .rotation(SpatialRotation(angle: angle, axis: (0, 1, 0), anchor: around, nearness: 0.01)) }
        #expect(middle([turned(flipped(0))], [turned(flipped(.pi))]).first?.effects == [flipped(.pi / 2)])
        #expect(middle([node("a")], [turned(flipped(.pi))]).first?.effects == [flipped(.pi / 2)])
    }
}

extension SnapshotDump.Options {
    /// Identities, frames and effects.
    fileprivate static var brief: Self {
        var options = Self()
        (options.showsIdentities, options.showsDrawings) = (true, false)
        return options
    }
}
