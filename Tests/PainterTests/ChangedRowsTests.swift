import Foundation
import Geometry
import Painter
import Snapshot
import Testing

/// Rows that come and go.
struct ChangedRowsTests {
    private func list(_ rows: [(name: String, y: CGFloat)], card: CGFloat? = nil) -> Snapshot {
        let frame = CGRect(x: 0, y: 0, width: 100, height: 400)
        var root = SnapshotNode(identity: "", role: "Root", frame: frame)
        if let card {
            let shape = Outline.roundedRect(
                CGRect(x: 0, y: 0, width: 100, height: card), cornerSize: CGSize(width: 10, height: 10), curve: .continuous)
            root.drawing = [.fill(shape, .color(.white), evenOdd: false)]
            root.effects = [.clip(shape, evenOdd: false)]
        }
        root.children = rows.map { row in
            let frame = CGRect(x: 0, y: row.y, width: 100, height: 20)
            var node = SnapshotNode(identity: row.name, role: "Row", frame: frame)
            node.drawing = [.fill(.rect(frame), .color(.black), evenOdd: false)]
            return node
        }
        return Snapshot(size: frame.size, scale: 1, date: .distantPast, context: SnapshotContext(), root: root)
    }

    private func changes(_ old: Snapshot, _ new: Snapshot) -> [CGRect] {
        SnapshotChanges(from: old, to: new, scale: 1).regions.sorted { $0.minY < $1.minY }
    }

    @Test func `rows that stay are not painted when others come and go`() {
        let regions = changes(list([("a", 0), ("b", 100), ("c", 200)]), list([("b", 100), ("c", 200), ("d", 300)]))
        #expect(regions.count == 2 && regions[0].minY == 0 && regions[1].minY == 299)
        #expect(regions.allSatisfy { $0.height <= 22 })
    }

    @Test func `rows that change places are painted at both`() {
        let regions = changes(list([("a", 0), ("b", 100)]), list([("b", 0), ("a", 100)]))
        #expect(regions.contains { $0.minY <= 0 } && regions.contains { $0.maxY >= 120 })
    }

    @Test func `a row in front of another is painted when it goes behind it`() {
        #expect(!changes(list([("a", 0), ("b", 10)]), list([("b", 10), ("a", 0)])).isEmpty)
    }

    @Test func `of a card that reaches further down only its end is painted`() {
        let rows: [(String, CGFloat)] = [("a", 30)]
        let regions = changes(list(rows, card: 300), list(rows, card: 350))
        #expect(regions.count == 1 && regions[0].minY > 270 && regions[0].maxY >= 350)
        #expect(changes(list(rows, card: 300), list(rows, card: nil))[0].minY <= 0)
    }
}
