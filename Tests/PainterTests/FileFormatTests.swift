import Foundation
import Geometry
import Imaging
import Painter
import Snapshot
import Testing

@Suite struct FileFormatTests {
    private func opaque() -> Snapshot { Snapshot(30, 20, .box(rect(0, 0, 15, 20), red)) }

    @Test func opaquePicturesHaveNoAlpha() throws {
        let png = [UInt8](try painter.png(opaque()))
        #expect(png[24] == 8 && png[25] == 2)
        let translucent = [UInt8](try painter.png(opaque(), options: PaintOptions(shape: .circle)))
        #expect(translucent[25] == 6)
    }

    @Test func chunksAreHeaderColorSpaceDataAndEndOnly() throws {
        let png = [UInt8](try painter.png(opaque()))
        var names: [String] = []
        var offset = 8
        while offset + 8 <= png.count {
            let length = png[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            names.append(String(decoding: png[offset + 4..<offset + 8], as: UTF8.self))
            offset += 12 + length
        }
        #expect(names == ["IHDR", "sRGB", "IDAT", "IEND"] && offset == png.count)
    }

    @Test(arguments: [PaintOptions.Shape.rect, .widget(cornerRadius: 20)]) func pngReadsBackToTheSamePixels(_ shape: PaintOptions.Shape) throws {
        let image = try painter.paint(Gallery.snapshot(), options: PaintOptions(shape: shape))
        let decoded = try ImageLoader.load(.data(image.png()))
        let (written, read) = (image.premultipliedBGRA, decoded.bytes)
        #expect(decoded.width == image.width && decoded.height == image.height)
        #expect(zip(written, read).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }

    @Test(arguments: [(1, 1), (2, 7), (3, 400), (400, 3), (9000, 2), (12000, 2), (61, 61)])
    func flatPicturesReadBackExactly(_ size: (width: Int, height: Int)) throws {
        let (width, height) = (Double(size.width), Double(size.height))
        for shape in [PaintOptions.Shape.rect, .circle] {
            let image = try painter.paint(
                Snapshot(width, height, .box(rect(width / 3, 0, width / 2, height * 0.7), red)), options: PaintOptions(scale: 1, shape: shape))
            let decoded = try ImageLoader.load(.data(image.png()))
            #expect(decoded.width == image.width && decoded.height == image.height)
            #expect(zip(image.premultipliedBGRA, decoded.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
        }
    }

    @Test func svgLooksLikeThePicture() throws {
        let snapshot = Gallery.snapshot()
        let image = try painter.paint(snapshot)
        let drawn = try ImageLoader.load(.data(Data(painter.svg(snapshot).utf8)), target: .exactly(width: image.width, height: image.height))
        let (a, b) = ([UInt8](image.premultipliedBGRA), [UInt8](drawn.bytes))
        let cell = Int(Gallery.cell * 2)
        for index in 0..<(image.width / cell * (image.height / cell)) {
            let (x, y) = (index % 10 * cell, index / 10 * cell)
            var sum = 0
            for row in y..<y + cell {
                for i in (row * image.width + x) * 4..<(row * image.width + x + cell) * 4 { sum += abs(Int(a[i]) - Int(b[i])) }
            }
            #expect(Double(sum) / Double(cell * cell * 4) < 3, "cell \(index)")
        }
    }

    @Test func svgShowsMaterialsOfMovedNodesOverWhatLiesThere() throws {
        let glass = rect(0, 0, 30, 30)
        func pane(_ x: Double) -> SnapshotNode {
            let paint = Paint.material(MaterialPaint(thickness: .ultraThin, isDark: false))
            return SnapshotNode(
                glass, [.fill(.rect(glass), paint, evenOdd: false)], effects: [.transform(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: x, ty: 20))])
        }
        let root = SnapshotNode(
            rect(0, 0, 400, 100), children: [.box(rect(0, 0, 200, 100), red), .box(rect(200, 0, 200, 100), blue), pane(20), pane(320)])
        let image = try painter.paint(Snapshot(400, 100, root))
        let drawn = try ImageLoader.load(
            .data(Data(painter.svg(Snapshot(400, 100, root)).utf8)), target: .exactly(width: image.width, height: image.height))
        let pixels = image.premultipliedBGRA
        for x in [50, 350] {
            let start = (50 * image.width + x) * 4
            let (painted, written) = (Array(pixels[start..<start + 4]), Array(drawn.bytes[start..<start + 4]))
            #expect(zip(painted, written).allSatisfy { abs(Int($0) - Int($1)) <= 3 }, "\(x): \(painted) and \(written)")
        }
    }

    @Test func svgKeepsTextForReadersAndSharesGlyphs() throws {
        var drawing = Gallery.glyphs("Inter-Regular", 15, rect(0, 0, 100, 40), [10, 10, 40])
        if case .text(var text) = drawing[0] {
            text.lines[0].runs[0].text = "A & <B>"
            drawing[0] = .text(text)
        }
        let svg = try painter.svg(Snapshot(100, 40, SnapshotNode(rect(0, 0, 100, 40), drawing)))
        #expect(svg.contains("<title>A &amp; &lt;B&gt;</title>"))
        #expect(svg.components(separatedBy: "<path id=").count == 3)
        #expect(svg.components(separatedBy: "<use ").count == 4)
    }

    @Test func svgKeepsLabels() throws {
        var node = SnapshotNode.box(rect(0, 0, 10, 10), red)
        node.accessibility = Accessibility()
        node.accessibility?.label = "Red \"box\""
        #expect(try painter.svg(Snapshot(10, 10, node)).contains("aria-label=\"Red &quot;box&quot;\""))
    }

    @Test func svgNamesShapesAndGradients() throws {
        let ramp = GradientRamp(stops: [.init(color: red, location: 0), .init(color: blue, location: 1)])
        let node = SnapshotNode(
            rect(0, 0, 10, 10),
            [.fill(.ellipse(rect(0, 0, 10, 10)), .linearGradient(ramp, start: .zero, end: CGPoint(x: 10, y: 0)), evenOdd: false)],
            effects: [.opacity(0.5)])
        let svg = try painter.svg(Snapshot(10, 10, node))
        #expect(svg.contains("<ellipse cx=\"5\" cy=\"5\" rx=\"5\" ry=\"5\" fill=\"url(#gradient"))
        #expect(svg.contains("<g opacity=\"0.5\">"))
        #expect(!svg.contains("<image"))
    }
}
