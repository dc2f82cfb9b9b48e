import Foundation
import Geometry
import Painter
import Snapshot
import Testing

/// Parts of pictures that are painted by themselves, as the preview's page shows them.
@Suite struct RegionTests {
    /// The picture with another one laid over a part of it.
    private func patched(_ old: PaintedImage, _ parts: [(CGRect, PaintedImage)]) -> [UInt8] {
        var bytes = Array(old.premultipliedBGRA)
        for (region, part) in parts {
            let source = Array(part.premultipliedBGRA)
            for row in 0..<part.height {
                let target = ((Int(region.minY) + row) * old.width + Int(region.minX)) * 4
                bytes.replaceSubrange(target..<target + part.width * 4, with: source[row * part.width * 4..<(row + 1) * part.width * 4])
            }
        }
        return bytes
    }

    /// The share of pixels that differ by more than 8 of 255 in a component. Cairo's edges are a little different where a path that
    /// crosses itself is cut off.
    private func share(_ first: [UInt8], _ second: [UInt8]) -> Double {
        let pixels = first.count / 4
        let different = (0..<pixels).count { pixel in
            (0..<4).contains { abs(Int(first[pixel * 4 + $0]) - Int(second[pixel * 4 + $0])) > 8 }
        }
        return Double(different) / Double(pixels)
    }

    /// Whether every number is one: what Cairo makes of others depends on the surface.
    private func isDrawable(_ snapshot: Snapshot) throws -> Bool {
        let text = String(decoding: try snapshot.writeDeterministicJSON(), as: UTF8.self)
        return !["\"nan\"", "\"inf\"", "\"-inf\"", "e+", "1000000000"].contains { text.contains($0) }
    }

    private func paint(_ snapshot: Snapshot, _ region: CGRect? = nil) throws -> PaintedImage {
        var options = PaintOptions(scale: 1.5)
        options.region = region
        return try painter.paint(snapshot, options: options)
    }

    private func changed(_ snapshot: Snapshot, _ random: inout RandomSnapshot) -> Snapshot {
        var result = snapshot
        guard !result.root.children.isEmpty else { return result }
        let place = random.pick(result.root.children.count)
        result.root.children[place].drawing = [.fill(.rect(random.frame()), .color(random.color()), evenOdd: false)]
        return result
    }

    @Test(arguments: 0..<20) func aPaintedPartIsThatPartOfTheWhole(_ batch: Int) throws {
        for seed in 0..<10 {
            var random = RandomSnapshot(seed: UInt64(batch * 1000 + seed))
            let snapshot = random.snapshot()
            guard try isDrawable(snapshot), let whole = try? paint(snapshot) else { continue }
            let (x, y) = (random.pick(whole.width), random.pick(whole.height))
            let region = CGRect(x: x, y: y, width: 1 + random.pick(whole.width - x), height: 1 + random.pick(whole.height - y))
            let part = try paint(snapshot, region)
            #expect(part.width == Int(region.width) && part.height == Int(region.height))
            #expect(share(patched(whole, [(region, part)]), Array(whole.premultipliedBGRA)) <= 0.01, "seed \(batch * 1000 + seed)")
        }
    }

    @Test(arguments: 0..<20) func repaintingWhatChangedGivesTheNewPicture(_ batch: Int) throws {
        for seed in 0..<10 {
            var random = RandomSnapshot(seed: UInt64(batch * 1000 + seed))
            let old = random.snapshot()
            let new = changed(old, &random)
            guard try isDrawable(old), try isDrawable(new), let before = try? paint(old), let after = try? paint(new) else { continue }
            let parts = try SnapshotChanges(from: old, to: new, scale: 1.5).regions.map { ($0, try paint(new, $0)) }
            #expect(share(patched(before, parts), Array(after.premultipliedBGRA)) <= 0.01, "seed \(batch * 1000 + seed)")
        }
    }

    @Test func nothingChangesBetweenEqualSnapshots() {
        var random = RandomSnapshot(seed: 1)
        let snapshot = random.snapshot()
        #expect(SnapshotChanges(from: snapshot, to: snapshot, scale: 2).regions.isEmpty)
    }

    @Test func aTimerIsPaintedAnewWhenItsSecondEnds() throws {
        let end = Date(timeIntervalSinceReferenceDate: 1000.25)
        let dynamic = DynamicText(
            source: .timer(start: end - 600, end: end, pause: nil, countsDown: true, showsHours: true), locale: "en_US", calendar: "gregorian",
            timeZone: "UTC")
        let style = TextStyle(font: FontSpecification(size: 17, weight: 400))
        var node = SnapshotNode(identity: "timer", role: "Text", frame: CGRect(x: 10, y: 10, width: 60, height: 20))
        node.drawing = [
            .dynamicText(
                DynamicTextDrawing(text: StyledText(runs: [TextRun(.dynamic(dynamic), style: style)]), paints: [.color(.black)], box: node.frame))
        ]
        var snapshot = Snapshot(100, 60)
        snapshot.root.children = [node]
        let parts = ClockPart.parts(of: snapshot, scale: 2)
        #expect(parts.count == 1)
        let part = try #require(parts.first)
        #expect(part.region.contains(CGRect(x: 20, y: 20, width: 120, height: 40)))
        #expect(part.nextChange(after: Date(timeIntervalSinceReferenceDate: 500)) == Date(timeIntervalSinceReferenceDate: 500.25))
        #expect(part.nextChange(after: Date(timeIntervalSinceReferenceDate: 500.25)) == Date(timeIntervalSinceReferenceDate: 501.25))
    }
}
