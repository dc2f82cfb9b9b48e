import Foundation
import Geometry
import Painter
import Snapshot
import Testing

@Suite struct DrawingTests {
    private func close(_ a: RGBA, _ b: RGBA, _ tolerance: Double = 1.5) -> Bool {
        [a.red - b.red, a.green - b.green, a.blue - b.blue, a.alpha - b.alpha].allSatisfy { abs($0) * 255 <= tolerance }
    }

    @Test(arguments: [1.0, 2, 3, 2.5])
    func pictureHasSizeTimesScalePixels(_ scale: Double) throws {
        let image = try Snapshot(20, 10, scale: scale).painted()
        #expect(image.width == Int(20 * scale) && image.height == Int(10 * scale))
    }

    @Test func halfCoveredPixelsAreHalfOpaque() throws {
        let image = try Snapshot(4, 4, .box(rect(0.5, 0, 2, 4), red)).painted()
        #expect(close(image[0, 1], red.multiplyingAlpha(by: 0.5)))
        #expect(image[1, 1] == red)
        #expect(image[3, 1] == .clear)
    }

    @Test func evenOddLeavesTheOverlapOut() throws {
        let frame = rect(0, 0, 8, 8)
        let path = Outline.path(Outline.rect(frame).elements + Outline.rect(rect(2, 2, 4, 4)).elements)
        let image = try Snapshot(8, 8, SnapshotNode(frame, [.fill(path, .color(red), evenOdd: true)])).painted()
        #expect(image[4, 4] == .clear)
        #expect(image[1, 1] == red)
    }

    @Test func strokeIsCentredOnTheOutline() throws {
        let node = SnapshotNode(rect(0, 0, 10, 10), [.stroke(.rect(rect(3, 3, 4, 4)), .color(blue), StrokeLine(width: 2))])
        let image = try Snapshot(10, 10, node).painted()
        #expect(image[2, 2] == blue && image[3, 3] == blue)
        #expect(image[1, 5] == .clear && image[5, 5] == .clear)
    }

    @Test func dashesLeaveGaps() throws {
        let line = Outline.path([.move(to: CGPoint(x: 0, y: 1)), .line(to: CGPoint(x: 20, y: 1))])
        let image = try Snapshot(20, 2, SnapshotNode(rect(0, 0, 20, 2), [.stroke(line, .color(red), StrokeLine(width: 2, dash: [4, 4]))])).painted()
        #expect([1, 9, 17].allSatisfy { image[$0, 0] == red })
        #expect([5, 13].allSatisfy { image[$0, 0] == .clear })
    }

    @Test func gradientsMixEncodedComponents() throws {
        let ramp = GradientRamp(stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)])
        let paint = Paint.linearGradient(ramp, start: .zero, end: CGPoint(x: 101, y: 0))
        let image = try Snapshot(101, 2, SnapshotNode(rect(0, 0, 101, 2), [.fill(.rect(rect(0, 0, 101, 2)), paint, evenOdd: false)])).painted()
        #expect(close(image[50, 0], RGBA(127.5, 127.5, 127.5)))
        #expect(close(image[0, 0], RGBA(1, 1, 1)))
    }

    @Test func perceptualGradientsGoThroughBrighterColors() throws {
        let stops = [GradientRamp.Stop(color: red, location: 0), .init(color: green, location: 1)]
        func middle(_ space: GradientRamp.ColorSpace) throws -> RGBA {
            let paint = Paint.linearGradient(GradientRamp(stops: stops, colorSpace: space), start: .zero, end: CGPoint(x: 101, y: 0))
            return try Snapshot(101, 1, SnapshotNode(rect(0, 0, 101, 1), [.fill(.rect(rect(0, 0, 101, 1)), paint, evenOdd: false)])).painted()[50, 0]
        }
        #expect(try middle(.perceptual).luminance > middle(.device).luminance + 0.1)
    }

    @Test func gradientsToClearStayColorful() throws {
        let ramp = GradientRamp(stops: [.init(color: .white, location: 0), .init(color: .clear, location: 1)])
        let paint = Paint.linearGradient(ramp, start: .zero, end: CGPoint(x: 101, y: 0))
        let image = try Snapshot(101, 1, SnapshotNode(rect(0, 0, 101, 1), [.fill(.rect(rect(0, 0, 101, 1)), paint, evenOdd: false)])).painted()
        #expect(close(image[50, 0], RGBA.white.multiplyingAlpha(by: 0.5)))
    }

    @Test func angularGradientTurnsClockwiseFromTheRight() throws {
        let ramp = GradientRamp(stops: [.init(color: red, location: 0), .init(color: green, location: 0.5), .init(color: blue, location: 1)])
        let paint = Paint.angularGradient(ramp, center: CGPoint(x: 10, y: 10), startAngle: 0, endAngle: 360)
        let image = try Snapshot(20, 20, SnapshotNode(rect(0, 0, 20, 20), [.fill(.rect(rect(0, 0, 20, 20)), paint, evenOdd: false)])).painted()
        #expect(image[19, 10].red > 0.95)
        #expect(image[0, 10].green > 0.95)
        #expect(image[10, 19].red > 0.4 && image[10, 19].green > 0.4)
        #expect(image[19, 9].blue > 0.9)
    }

    @Test func meshPassesThroughItsCorners() throws {
        let frame = rect(0, 0, 40, 40)
        let image = try Snapshot(40, 40, SnapshotNode(frame, [.fill(.rect(frame), .meshGradient(Gallery.mesh(frame, smooth: true)), evenOdd: false)]))
            .painted()
        #expect(close(image[0, 0], red, 12) && close(image[39, 0], blue, 12) && close(image[39, 39], red, 12))
    }

    @Test func nearestPicturesKeepHardEdgesAndSmoothOnesDoNot() throws {
        func middle(_ interpolation: ImageDrawing.Interpolation) throws -> RGBA {
            let drawing = ImageDrawing(image: "quadrants", rect: rect(0, 0, 40, 40), interpolation: interpolation)
            return try Snapshot(40, 40, SnapshotNode(rect(0, 0, 40, 40), [.image(drawing)])).painted()[19, 5]
        }
        #expect(try middle(.none) == red)
        #expect(try middle(.medium).green > 0.3)
    }

    @Test func largePicturesAreAveragedWhenTheyShrink() throws {
        var snapshot = Snapshot(1, 1, SnapshotNode(rect(0, 0, 1, 1), [.image(ImageDrawing(image: "big", rect: rect(0, 0, 1, 1)))]))
        snapshot.images["big"] = .file(path: "big", pixelSize: CGSize(width: 64, height: 64))
        let color = try snapshot.painted()[0, 0]
        #expect(close(color, RGBA(red: 0.43, green: 0.43, blue: 0.43, alpha: 0.875), 8))
    }

    @Test func templatePicturesTakeThePaint() throws {
        let drawing = ImageDrawing(image: "quadrants", rect: rect(0, 0, 8, 8), template: .color(blue))
        let image = try Snapshot(8, 8, SnapshotNode(rect(0, 0, 8, 8), [.image(drawing)])).painted()
        #expect(image[1, 1] == blue)
        #expect(close(image[6, 6], blue.multiplyingAlpha(by: 0.5)))
    }

    @Test func tilesRepeatAtTheirOwnSize() throws {
        let drawing = ImageDrawing(image: "quadrants", rect: rect(0, 0, 16, 16), resizing: .tile, interpolation: .none, sourceScale: 2)
        let image = try Snapshot(16, 16, SnapshotNode(rect(0, 0, 16, 16), [.image(drawing)])).painted()
        #expect(image[0, 0] == red && image[4, 0] == red && image[2, 0] == green && image[0, 2] == blue)
    }

    @Test func capInsetsKeepTheirSize() throws {
        let drawing = ImageDrawing(image: "quadrants", rect: rect(0, 0, 40, 40), capInsets: [5, 5, 1, 1], interpolation: .none)
        let image = try Snapshot(40, 40, SnapshotNode(rect(0, 0, 40, 40), [.image(drawing)])).painted()
        #expect(image[3, 3] == red && image[4, 3] == green && image[39, 3] == green)
    }

    @Test func glyphsLeaveTheirColor() throws {
        let image = try Snapshot(60, 60, SnapshotNode(rect(0, 0, 60, 60), Gallery.glyphs("Inter-Bold", 40, rect(0, 0, 60, 80), [10], .color(red))))
            .painted()
        let pixels = (0..<3600).map { image[$0 % 60, $0 / 60] }
        #expect(pixels.contains(red))
        #expect(pixels.allSatisfy { $0.alpha == 0 || $0.red > 0.99 && $0.green == 0 })
    }

    @Test func glyphsMoveByPartsOfPixels() throws {
        func picture(_ x: Double) throws -> Data {
            try Snapshot(60, 60, SnapshotNode(rect(0, 0, 60, 60), Gallery.glyphs("Inter-Regular", 20, rect(x, 0, 60, 60), [10, 40]))).painted()
                .premultipliedBGRA
        }
        #expect(try picture(3) != picture(3.25))
        #expect(try picture(3) == picture(3.001))
    }

    @Test func progressFollowsTheClock() throws {
        let start = Date(timeIntervalSince1970: 100)
        let form = ProgressDrawing.Form.bar(rect(0, 0, 100, 4), isRightToLeft: false)
        let drawing = ProgressDrawing(start: start, end: start + 100, countsDown: false, form: form, paint: .color(red))
        let snapshot = Snapshot(100, 4, SnapshotNode(rect(0, 0, 100, 4), [.progress(drawing)]))
        func filled(_ seconds: Double) throws -> Int {
            let image = try snapshot.painted(at: start + seconds)
            return (0..<100).filter { image[$0, 2].alpha > 0.5 }.count
        }
        #expect(try [filled(-5), filled(50), filled(100), filled(500)] == [0, 50, 100, 100])
    }

    @Test func textThatFollowsTheClockIsLaidOutAtTheTimePainted() throws {
        let text = DynamicTextDrawing(text: StyledText(runs: []), paints: [.color(red)], box: rect(0, 0, 50, 2))
        let snapshot = Snapshot(50, 2, SnapshotNode(rect(0, 0, 50, 2), [.dynamicText(text)]))
        let image = try snapshot.painted(at: Date(timeIntervalSince1970: 20))
        #expect(image[19, 0] == red && image[20, 0] == .clear)
    }

    @Test func missingPicturesAndFacesAreReported() throws {
        let snapshot = Snapshot(
            20, 20,
            SnapshotNode(
                rect(0, 0, 20, 20),
                [.image(ImageDrawing(image: "gone", rect: rect(0, 0, 9, 9)))] + Gallery.glyphs("No-Face", 10, rect(0, 0, 20, 20), [1])))
        #expect(try snapshot.painted().diagnostics.map(\.code) == [.missingImage, .missingFace])
    }
}
