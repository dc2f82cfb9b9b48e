import Foundation
import Geometry
import Painter
import Snapshot
import Testing

@Suite struct RobustnessTests {
    /// What `paint` gives, or the error that a painter may throw; any other error fails the test.
    private func outcome(_ paint: () throws -> Data) throws(PaintError) -> Data {
        do {
            return try paint()
        } catch let error as PaintError {
            throw error
        } catch {
            Issue.record(error)
            return Data()
        }
    }

    @Test(arguments: 0..<20) func randomSnapshotsAreAlwaysPaintedAlike(_ batch: Int) throws {
        for seed in 0..<20 {
            var random = RandomSnapshot(seed: UInt64(batch * 1000 + seed))
            let snapshot = random.snapshot()
            let shapes: [PaintOptions.Shape] = [.rect, .circle, .widget(cornerRadius: 10)]
            let options = PaintOptions(shape: shapes[seed % 3])
            let png = Result { () throws(PaintError) in try outcome { try painter.png(snapshot, options: options) } }
            let again = Result { () throws(PaintError) in try outcome { try painter.png(snapshot, options: options) } }
            #expect(png == again, "seed \(batch * 1000 + seed)")
            let svg = Result { () throws(PaintError) in try outcome { Data(try painter.svg(snapshot, options: options).utf8) } }
            let svgAgain = Result { () throws(PaintError) in try outcome { Data(try painter.svg(snapshot, options: options).utf8) } }
            #expect(svg == svgAgain, "seed \(batch * 1000 + seed)")
        }
    }

    @Test(
        arguments: [
            (CGSize(width: 0, height: 10), 1.0), (CGSize(width: -5, height: 5), 1), (CGSize(width: Double.nan, height: 5), 1),
            (CGSize(width: 1e9, height: 5), 1), (CGSize(width: 20_000, height: 20_000), 1), (CGSize(width: 10, height: 10), 1e6),
            (CGSize(width: 10, height: 10), -1), (CGSize(width: Double.infinity, height: 1), 1),
        ] as [(CGSize, Double)])
    func absurdSizesAreRefused(_ size: CGSize, _ scale: Double) {
        var snapshot = Snapshot(1, 1)
        snapshot.size = size
        #expect {
            try painter.png(snapshot, options: PaintOptions(scale: scale))
        } throws: { error in
            if case .unpaintableSize? = error as? PaintError { true } else { false }
        }
    }

    @Test func aDrawingThatFailsIsSaidAndMarked() throws {
        // Cairo draws on no surface that is wider than 32,767 pixels.
        let image = try painter.paint(
            Snapshot(40_000, 30, SnapshotNode.box(rect(100, 10, 60, 15), blue)), options: PaintOptions(base: PaintOptions.Base.none))
        #expect(image.diagnostics.map(\.code) == [.drawingFailed])
        let colors = (100..<160).map { image[$0, 12] }
        #expect(colors.allSatisfy { $0.alpha == 1 && $0.blue < 0.3 })
        #expect(Set(colors.map { $0.green > 0.5 }) == [true, false])
    }

    @Test func deepNestingIsRefused() throws {
        var node = SnapshotNode.box(rect(0, 0, 4, 4), red)
        for _ in 0..<3000 { node = SnapshotNode(rect(0, 0, 4, 4), children: [node]) }
        let snapshot = Snapshot(4, 4, node)
        #expect(throws: PaintError.tooDeep) { try painter.png(snapshot) }
        #expect(throws: PaintError.tooDeep) { try painter.svg(snapshot) }
    }

    @Test func manyEffectsOnOneNodeCountAsNesting() {
        var node = SnapshotNode.box(rect(0, 0, 4, 4), red)
        node.effects = Array(repeating: .color(.invert), count: 5000)
        #expect(throws: PaintError.tooDeep) { try painter.png(Snapshot(4, 4, node)) }
    }

    @Test func groupsInsideEachOtherHaveABound() throws {
        var node = SnapshotNode.box(rect(0, 0, 3000, 3000), red)
        for _ in 0..<60 { node = SnapshotNode(rect(0, 0, 4, 4), effects: [.color(.invert)], children: [node]) }
        #expect(throws: PaintError.tooManyLayers) { try painter.png(Snapshot(3000, 3000, node)) }
    }

    @Test func fineDashesOnHugeOutlinesEnd() throws {
        let line = StrokeLine(width: 1, dash: [1e-9, 1e-9])
        let outlines: [Outline] = [.rect(rect(-1e9, -1e9, 2e9, 2e9)), .ellipse(rect(0, 0, 1e5, 1e5))]
        for outline in outlines {
            let image = try Snapshot(10, 10, SnapshotNode(rect(0, 0, 1, 1), [.stroke(outline, .color(red), line)])).painted()
            #expect(image.width == 10)
        }
    }

    @Test func paintersWorkOnSeveralThreads() async throws {
        let expected = try painter.png(Gallery.snapshot())
        try await withThrowingTaskGroup(of: Data.self) { group in
            for _ in 0..<6 { group.addTask { try painter.png(Gallery.snapshot()) } }
            for try await png in group { #expect(png == expected) }
        }
    }

    static let isChild = ProcessInfo.processInfo.environment["ISLET_PICTURES"] != nil

    @Test(
        .disabled(if: isChild),
        arguments: [
            ["TZ": "Asia/Kathmandu", "LANG": "ar_EG.UTF-8"], ["PIXMAN_DISABLE": "sse2 ssse3 mmx wholeops"],
        ])
    func otherProcessorsAndZonesGiveTheSameBytes(_ environment: [String: String]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-painter-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--testing-library", "swift-testing", "--filter", "everyKindOfDrawingLeavesPixels"]
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }.merging(["ISLET_PICTURES": folder.path]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        let moment = Date(timeIntervalSince1970: 30)
        #expect(try Data(contentsOf: folder.appendingPathComponent("gallery.png")) == painter.png(Gallery.snapshot(), at: moment))
        #expect(try String(contentsOf: folder.appendingPathComponent("gallery.svg"), encoding: .utf8) == painter.svg(Gallery.snapshot(), at: moment))
    }
}
