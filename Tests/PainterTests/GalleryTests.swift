import Foundation
import Geometry
import Painter
import Snapshot
import Testing

@Suite struct GalleryTests {
    @Test func everyKindOfDrawingLeavesPixels() throws {
        let snapshot = Gallery.snapshot()
        let image = try painter.paint(snapshot, at: Date(timeIntervalSince1970: 30))
        if let folder = ProcessInfo.processInfo.environment["ISLET_PICTURES"] {
            try image.png().write(to: URL(fileURLWithPath: folder + "/gallery.png"))
            try painter.svg(snapshot, at: Date(timeIntervalSince1970: 30)).write(toFile: folder + "/gallery.svg", atomically: true, encoding: .utf8)
        }
        var empty = snapshot
        empty.root.children = Array(snapshot.root.children.prefix { $0.frame.height == 5 })
        let ground = try painter.paint(empty)
        let cells = snapshot.root.children.dropFirst(empty.root.children.count)
        for (index, cell) in cells.enumerated() where index != 49 {
            let places = (0..<25).map { (Int(cell.frame.minX * 2) + $0 % 5 * 20 + 9, Int(cell.frame.minY * 2) + $0 / 5 * 20 + 9) }
            let all = places + (0..<100).map { (Int(cell.frame.minX * 2) + $0, Int(cell.frame.midY * 2) - 8) }
            #expect(all.contains { image[$0.0, $0.1] != ground[$0.0, $0.1] }, "cell \(index) is empty")
        }
        #expect(Set(image.diagnostics.map(\.code)) == [.missingFace, .missingImage])
    }
}
