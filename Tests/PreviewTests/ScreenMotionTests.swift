import Foundation
import Geometry
import Snapshot
import Testing

@testable import Preview

/// What moves on the phone's screens while somebody looks.
struct ScreenMotionTests {
    private let size = CGSize(width: 100, height: 200)

    private func screen(_ parts: [(role: String, x: Double)], role: String = "HomeScreen", size: CGSize? = nil) -> Snapshot {
        var root = SnapshotNode(identity: "scene", role: role, frame: CGRect(origin: .zero, size: size ?? self.size))
        root.children = parts.enumerated().map { index, part in
            let frame = CGRect(x: part.x, y: 0, width: 10, height: 10)
            var box = SnapshotNode(identity: "part\(index).box", role: "Box", frame: frame)
            box.drawing = [.fill(.rect(frame), .color(.black), evenOdd: false)]
            var node = SnapshotNode(identity: "part\(index)", role: part.role, frame: CGRect(origin: .zero, size: self.size))
            node.children = [box]
            return node
        }
        return Snapshot(
            size: size ?? self.size, scale: 1, date: Date(timeIntervalSinceReferenceDate: 0), context: SnapshotContext(), root: root)
    }

    private func place(_ frame: Snapshot, _ index: Int) -> Double { Double(frame.root.children[index].children[0].frame.minX) }

    @Test("a widget's new entry moves, and the clock of the status bar does not") func entry() throws {
        let (before, after) = (screen([("Widget", 0), ("Time", 0)]), screen([("Widget", 80), ("Time", 80)]))
        let motion = try #require(ScreenMotion(from: before, to: after, at: 5))
        let middle = motion.frame(at: 5.1)
        #expect(place(middle, 0) > 0 && place(middle, 0) < 80)
        #expect(place(middle, 1) == 80)
        #expect(!motion.isOver(at: 5.1) && motion.isOver(at: 8))
        #expect(place(motion.frame(at: 8), 0) == 80)
    }

    @Test("an app's window moves by itself, not here") func window() {
        var after = screen([("Window", 80)])
        #expect(ScreenMotion(from: screen([("Window", 0)]), to: after, at: 0) == nil)
        let timed = ViewTransition(.move(.bottom)).timed(.standard)
        after.root.children[0].children[0].identity = "sheet"
        after.root.children[0].children[0].transition = TransitionHint(insertion: timed, animations: [AnimationRule(.standard)])
        #expect(ScreenMotion(from: screen([("Window", 0)]), to: after, at: 0) == nil)
    }

    @Test("from one place to another, and to another size, nothing moves") func places() {
        let before = screen([("Widget", 0)])
        #expect(ScreenMotion(from: before, to: screen([("Widget", 80)], role: "LockScreen"), at: 0) == nil)
        #expect(ScreenMotion(from: before, to: screen([("Widget", 80)], size: CGSize(width: 200, height: 100)), at: 0) == nil)
        #expect(ScreenMotion(from: before, to: before, at: 0) == nil)
    }
}
