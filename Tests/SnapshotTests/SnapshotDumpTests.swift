import Foundation
import Geometry
import Snapshot
import Testing

@Suite struct SnapshotDumpTests {
    static func example() -> Snapshot {
        var text = SnapshotNode(identity: "0.0", role: "Text", frame: CGRect(x: 16, y: 16, width: 40 + 1.0 / 3, height: 20), detail: "Hi \"you\"\n")
        let font = FontReference(face: "Inter-Regular", size: 17)
        let run = GlyphRun(font: font, text: "Hi", paint: .color(.black), glyphs: [1, 2], xs: [0, 9], ys: [0, 0], styleIndex: 0)
        text.drawing = [.text(TextDrawing(lines: [GlyphLine(origin: CGPoint(x: 16, y: 32), width: 40.3333, ascent: 16, descent: 4, runs: [run])]))]
        text.interaction = .link("app://open")
        var bar = SnapshotNode(identity: "0.1", role: "ProgressView", frame: CGRect(x: 16, y: 60, width: 126, height: 4))
        let form = ProgressDrawing.Form.bar(bar.frame, isRightToLeft: false)
        let start = Date(timeIntervalSince1970: 951_782_400)
        bar.drawing = [.progress(ProgressDrawing(start: start, end: start + 90.5, countsDown: true, form: form, paint: .color(RGBA(0, 136, 255))))]
        bar.effects = [.opacity(0.5), .mask([SnapshotNode(identity: "m", role: "Circle", frame: bar.frame)])]
        var root = SnapshotNode(identity: "0", role: "VStack", frame: CGRect(x: 0, y: 0, width: 158, height: 158))
        root.children = [text, bar]
        var snapshot = Snapshot(
            size: root.frame.size, scale: 3, date: start, context: SnapshotContext(isDark: true), root: root)
        snapshot.containerBackground = SnapshotNode(identity: "b", role: "Color", frame: root.frame)
        snapshot.images = [
            "b": .data(Data([1]), pixelSize: CGSize(width: 2, height: 2)), "a": .file(path: "/a", pixelSize: CGSize(width: 1, height: 1)),
        ]
        return snapshot
    }

    @Test func oneLineForEachNode() {
        let expected = """
            snapshot 158 158 @3 dark fullColor 27 en_US
            image a 1 1
            image b 2 2
            VStack 0 0 158 158
              Text 16 16 40.333 20 "Hi \\"you\\"\\n" link app://open | text (16 32 w40.333 "Hi" Inter-Regular 17 #000000)
              ProgressView 16 60 126 4 [opacity 0.5; mask 1] | progress bar 16 60 126 4 2000-02-29T00:00:00Z…2000-02-29T00:01:30.5Z down #0088FF
                mask: Circle 16 60 126 4
            containerBackground
              Color 0 0 158 158

            """
        #expect(Self.example().dump() == expected)
    }

    @Test func drawingsCanBeLeftOut() {
        var options = SnapshotDump.Options()
        options.showsDrawings = false
        options.showsHeader = false
        #expect(Self.example().dump(options).hasPrefix("VStack 0 0 158 158\n  Text 16 16 40.333 20 \"Hi \\\"you\\\"\\n\" link app://open\n"))
    }

    @Test(arguments: [(-0.0001, "0"), (1.0005, "1.001"), (-2.5, "-2.5"), (.nan, "nan"), (.infinity, "inf"), (100, "100"), (0.05, "0.05")])
    func framesAreRounded(_ value: Double, _ text: String) {
        let node = SnapshotNode(identity: "", role: "A", frame: CGRect(x: value, y: 0, width: 1, height: 1))
        #expect(node.dump() == "A \(text) 0 1 1\n")
    }

    @Test func jsonIsEqualForEqualSnapshotsAndReadsBack() throws {
        var snapshot = Self.example()
        snapshot.root.frame.origin.x = .infinity
        let json = try snapshot.writeDeterministicJSON()
        #expect(try snapshot.writeDeterministicJSON() == json)
        #expect(try Snapshot(json: json) == snapshot)
    }

    @Test func deepTreesDoNotOverflowTheStack() {
        var node = SnapshotNode(identity: "", role: "A", frame: .zero)
        for _ in 0..<500 {
            var parent = SnapshotNode(identity: "", role: "A", frame: .zero)
            parent.children = [node]
            node = parent
        }
        #expect(node.dump().split(separator: "\n").count == 501)
    }
}
