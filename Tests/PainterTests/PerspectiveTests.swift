import Foundation
import Geometry
import Painter
import Snapshot
import Testing

@Suite struct PerspectiveTests {
    private func turned(_ degrees: Double, _ children: [SnapshotNode], _ others: Effect...) -> Snapshot {
        let rotation = SpatialRotation(
            angle: degrees * .pi / 180, axis: (0, 1, 0), anchor: CGPoint(x: 50, y: 50), nearness: 1.0 / 60)
        return Snapshot(100, 100, SnapshotNode(rect(0, 0, 100, 100), effects: [.rotation(rotation)] + others, children: children))
    }

    /// The first and the last row in which a column is painted.
    private func rows(_ image: PaintedImage, _ x: Int) -> ClosedRange<Int>? {
        let rows = (0..<100).filter { image[x, $0].alpha > 0.5 }
        return rows.first.map { $0...rows.last! }
    }

    @Test("what comes nearer is seen larger, where its place says") func larger() throws {
        let image = try turned(50, [.box(rect(20, 20, 60, 60), red)]).painted()
        // The left edge: 30 points from the axis, 22.98 nearer of 60, so 60 / (60 - 22.98) as large; the right one 60 / (60 + 22.98).
        let (near, far) = (60 / 37.02, 60 / 82.98)
        let (left, right) = (50 - 30 * cos(50 * Double.pi / 180) * near, 50 + 30 * cos(50 * Double.pi / 180) * far)
        let (first, last) = (try #require(rows(image, Int(left) + 2)), try #require(rows(image, Int(right) - 2)))
        #expect(abs(Double(first.count) - 60 * near) < 4, "\(first)")
        #expect(abs(Double(last.count) - 60 * far) < 4, "\(last)")
        #expect(image[Int(left) - 2, 50].alpha == 0 && image[Int(right) + 2, 50].alpha == 0)
        #expect(image[50, 50] == red)
    }

    @Test("half a turn is the mirrored picture") func back() throws {
        let boxes: [SnapshotNode] = [.box(rect(20, 20, 30, 60), red), .box(rect(50, 20, 30, 60), blue)]
        let (front, back) = (try turned(0, boxes).painted(), try turned(180, boxes).painted())
        #expect(front[30, 50] == red && front[70, 50] == blue)
        #expect(back[30, 50] == blue && back[70, 50] == red)
    }

    @Test("opacity, clips and shadows around it act on what is seen") func effects() throws {
        let faded = try turned(50, [.box(rect(20, 20, 60, 60), red)], .opacity(0.5)).painted()
        #expect(abs(faded[50, 50].alpha - 0.5) < 0.01)
        let clipped = try turned(50, [.box(rect(20, 20, 60, 60), red)], .clip(.rect(rect(0, 0, 50, 100)), evenOdd: false)).painted()
        #expect(clipped[40, 50] == red && clipped[60, 50].alpha == 0)
        let shaded = try turned(50, [.box(rect(40, 40, 20, 20), red)], .shadow(.black, radius: 0, offset: CGSize(width: 0, height: 30))).painted()
        #expect(shaded[50, 80].alpha > 0.9 && shaded[50, 80].red < 0.1)
    }

    @Test("what changes in it is painted again") func changes() throws {
        let (before, after) = (turned(50, [.box(rect(20, 20, 60, 60), red)]), turned(50, [.box(rect(20, 20, 60, 60), blue)]))
        let regions = SnapshotChanges(from: before, to: after, scale: 1).regions
        #expect(regions.contains { $0.contains(CGRect(x: 24, y: 20, width: 20, height: 60)) }, "\(regions)")
    }

    @Test("from its edge, and from behind the eye, nothing is seen and nothing fails", arguments: [90.0, 270, 89.999])
    func edge(degrees: Double) throws {
        _ = try turned(degrees, [.box(rect(0, 0, 100, 100), red)]).painted()
    }
}
