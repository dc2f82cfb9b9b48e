import Foundation
import Geometry
import Painter
import Snapshot
import Testing

@Suite struct EffectTests {
    private func close(_ a: RGBA, _ b: RGBA, _ tolerance: Double = 1.5) -> Bool {
        [a.red - b.red, a.green - b.green, a.blue - b.blue, a.alpha - b.alpha].allSatisfy { abs($0) * 255 <= tolerance }
    }

    private func overlapping(_ effects: Effect...) -> SnapshotNode {
        SnapshotNode(rect(0, 0, 12, 12), effects: effects, children: [.box(rect(0, 0, 8, 8), red), .box(rect(4, 4, 8, 8), blue)])
    }

    /// Half transparent blue over half transparent red, premultiplied: 1/4 red and 1/2 blue, 3/4 opaque.
    private let blueOverRed = RGBA(red: 1.0 / 3, green: 0, blue: 2.0 / 3, alpha: 0.75)

    @Test func opacityActsOnEachView() throws {
        let image = try Snapshot(12, 12, overlapping(.opacity(0.5))).painted()
        #expect(close(image[6, 6], blueOverRed, 2))
        #expect(close(image[1, 1], red.multiplyingAlpha(by: 0.5)))
    }

    @Test(arguments: [Effect.compositingGroup, .mask([.box(rect(0, 0, 12, 12), blue)])])
    func opacityActsOnALayerAtOnce(_ layer: Effect) throws {
        let image = try Snapshot(12, 12, overlapping(layer, .opacity(0.5))).painted()
        #expect(close(image[6, 6], blue.multiplyingAlpha(by: 0.5)))
        #expect(close(image[1, 1], red.multiplyingAlpha(by: 0.5)))
    }

    @Test func opacityReachesViewsThroughAClip() throws {
        let clip = Effect.clip(.rect(rect(0, 0, 10, 10)), evenOdd: false)
        let image = try Snapshot(12, 12, overlapping(clip, .opacity(0.5))).painted()
        #expect(close(image[6, 6], blueOverRed, 2))
        #expect(image[11, 11] == .clear)
    }

    @Test func aCanvasFadesAtOnce() throws {
        var canvas = overlapping(.opacity(0.5))
        canvas.role = "Canvas"
        #expect(close(try Snapshot(12, 12, canvas).painted()[6, 6], blue.multiplyingAlpha(by: 0.5)))
    }

    @Test func aViewThrowsItsShadowOnTheViewsBelowIt() throws {
        let shadow = Effect.shadow(.black, radius: 0, offset: CGSize(width: 2, height: 2))
        let card = { (effects: [Effect]) in
            SnapshotNode(rect(0, 0, 20, 20), effects: effects, children: [.box(rect(0, 0, 16, 16), red), .box(rect(4, 4, 4, 4), blue)])
        }
        #expect(try Snapshot(20, 20, card([shadow])).painted()[9, 9] == RGBA.black)
        #expect(try Snapshot(20, 20, card([.compositingGroup, shadow])).painted()[9, 9] == red)
        let clip = Effect.clip(.rect(rect(0, 0, 16, 16)), evenOdd: false)
        let clipped = try Snapshot(20, 20, card([clip, shadow])).painted()
        #expect(clipped[9, 9] == red && clipped[17, 17] == RGBA.black)
    }

    @Test func theShadowOfATranslucentViewIsSeenThroughIt() throws {
        let shadow = Effect.shadow(.black, radius: 0, offset: .zero)
        let clip = Effect.clip(.rect(rect(0, 0, 8, 8)), evenOdd: false)
        let card = SnapshotNode(rect(0, 0, 12, 12), effects: [clip, shadow, .opacity(0.5)], children: [.box(rect(0, 0, 12, 12), .white)])
        let half = RGBA(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3, alpha: 0.75)
        #expect(close(try Snapshot(12, 12, card).painted()[4, 4], half, 2))
    }

    @Test func aShadowKeepsItsWayInsideOfATransform() throws {
        let shadow = Effect.shadow(.black, radius: 0, offset: CGSize(width: 4, height: 0))
        let turn = Effect.transform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 0))
        let boxes: [SnapshotNode] = [.box(rect(8, 8, 4, 4), red), .box(rect(8, 2, 4, 4), blue)]
        let image = try Snapshot(20, 20, SnapshotNode(rect(0, 0, 20, 20), effects: [turn, shadow], children: boxes)).painted()
        #expect(image[9, 9] == red && image[13, 9] == RGBA.black && image[9, 13] == .clear)
    }

    @Test func overlappingViewsBlendWithEachOther() throws {
        let image = try Snapshot(12, 12, overlapping(.blend(.multiply))).painted()
        #expect(close(image[6, 6], .black))
        #expect(close(try Snapshot(12, 12, overlapping(.compositingGroup, .blend(.multiply))).painted()[6, 6], blue))
    }

    @Test func gradientsFadeLikeColors() throws {
        let ramp = GradientRamp(stops: [.init(color: red, location: 0), .init(color: red, location: 1)])
        let frame = rect(2, 2, 8, 8)
        let paint = Paint.linearGradient(ramp, start: .zero, end: CGPoint(x: 12, y: 0))
        let drawings: [Drawing] = [
            .fill(.ellipse(frame), paint, evenOdd: false), .fill(.rect(frame), paint, evenOdd: false),
            .stroke(.rect(rect(6, 2, 0.01, 8)), paint, StrokeLine(width: 6)),
        ]
        for drawing in drawings {
            let image = try Snapshot(12, 12, SnapshotNode(frame, [drawing], effects: [.opacity(0.5)])).painted()
            #expect(close(image[6, 6], red.multiplyingAlpha(by: 0.5)))
        }
    }

    @Test func nestedOpacitiesMultiply() throws {
        var outer = SnapshotNode(rect(0, 0, 12, 12), effects: [.opacity(0.5)], children: [overlapping(.opacity(0.5))])
        outer.children.append(.box(rect(0, 10, 2, 2), green, .opacity(0.5)))
        let image = try Snapshot(12, 12, outer).painted()
        #expect(close(image[9, 9], blue.multiplyingAlpha(by: 0.25), 2))
        #expect(close(image[1, 11], green.multiplyingAlpha(by: 0.25), 2))
    }

    @Test func clippedEdgesShowNoColorFromBelow() throws {
        let stack = SnapshotNode(
            rect(0, 0, 10, 10), effects: [.clip(.rect(rect(0.5, 0, 9, 10)), evenOdd: false)],
            children: [.box(rect(0, 0, 10, 10), red), .box(rect(0, 0, 10, 10), blue)])
        let image = try Snapshot(10, 10, stack).painted()
        #expect(close(image[0, 5], blue.multiplyingAlpha(by: 0.5)))
    }

    @Test func firstEffectIsInnermost() throws {
        let move = Effect.transform(CGAffineTransform(translationX: 5, y: 0))
        let clip = Effect.clip(.rect(rect(0, 0, 5, 10)), evenOdd: false)
        let clippedThenMoved = try Snapshot(10, 10, .box(rect(0, 0, 10, 10), red, clip, move)).painted()
        let movedThenClipped = try Snapshot(10, 10, .box(rect(0, 0, 10, 10), red, move, clip)).painted()
        #expect(clippedThenMoved[7, 5] == red && clippedThenMoved[2, 5] == .clear)
        #expect(movedThenClipped[7, 5] == .clear && movedThenClipped[2, 5] == .clear)
    }

    @Test func transformsTurnPicturesAndPaints() throws {
        let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 8, ty: 0)
        let drawing = ImageDrawing(image: "quadrants", rect: rect(0, 0, 8, 8), interpolation: .none)
        let image = try Snapshot(8, 8, SnapshotNode(rect(0, 0, 8, 8), [.image(drawing)], effects: [.transform(turn)])).painted()
        #expect(image[6, 1] == red && image[6, 6] == green && image[1, 1] == blue)
    }

    @Test func blurSpreadsByTheRadius() throws {
        let image = try Snapshot(60, 60, .box(rect(20, 20, 20, 20), red, .blur(radius: 4, isOpaque: false))).painted()
        #expect(abs(image[20, 30].alpha - 0.54) < 0.04)
        #expect(abs(image[24, 30].alpha - 0.87) < 0.03)
        #expect(image[16, 30].alpha > 0.1 && image[2, 30].alpha == 0)
        #expect(image[30, 30].alpha > 0.95)
    }

    @Test func wideBlursKeepTheSumOfAlpha() throws {
        let image = try Snapshot(400, 400, .box(rect(150, 150, 100, 100), red, .blur(radius: 30, isOpaque: false))).painted()
        let sum = (0..<160_000).reduce(0) { $0 + image[$1 % 400, $1 / 400].alpha }
        #expect(abs(sum / 10_000 - 1) < 0.03)
        #expect(abs(image[150, 200].alpha - 0.5) < 0.06)
    }

    @Test func shadowLiesBelowAndIsOffset() throws {
        let shadow = Effect.shadow(.black.multiplyingAlpha(by: 0.5), radius: 0, offset: CGSize(width: 4, height: 4))
        let image = try Snapshot(20, 20, .box(rect(2, 2, 8, 8), red, shadow)).painted()
        #expect(image[5, 5] == red)
        #expect(close(image[12, 12], .black.multiplyingAlpha(by: 0.5)))
        #expect(image[15, 15] == .clear)
    }

    /// In a picture by iOS a shadow of radius 12 has 0.47 of its colour at the edge, 0.31 4.7 points from it, 0.15 at 11.4 and 0.04 at 19.
    @Test func shadowsFadeAsOnIOS() throws {
        let image = try Snapshot(200, 200, .box(rect(-200, -200, 600, 300), red, .shadow(.black, radius: 12, offset: .zero))).painted()
        for (distance, alpha) in [(4, 0.335), (11, 0.14), (19, 0.035)] {
            #expect(abs(image[100, 100 + distance].alpha - alpha) < 0.02, "\(distance): \(image[100, 100 + distance].alpha)")
        }
    }

    @Test func shadowOfContentOutsideThePictureIsSeen() throws {
        let shadow = Effect.shadow(.black, radius: 0, offset: CGSize(width: 20, height: 0))
        #expect(try Snapshot(20, 20, .box(rect(-15, 2, 10, 8), red, shadow)).painted()[8, 5] == .black)
    }

    @Test func maskKeepsWhatItCovers() throws {
        let half = SnapshotNode.box(rect(0, 0, 6, 12), RGBA.black.multiplyingAlpha(by: 0.5))
        let image = try Snapshot(12, 12, overlapping(.mask([half]))).painted()
        #expect(close(image[1, 1], red.multiplyingAlpha(by: 0.5)))
        #expect(image[10, 10] == .clear)
    }

    @Test(arguments: [
        (BlendMode.multiply, RGBA(0, 100, 0)), (.screen, RGBA(255, 255, 200)), (.darken, RGBA(0, 100, 0)), (.lighten, RGBA(255, 255, 200)),
        (.difference, RGBA(255, 155, 200)), (.plusLighter, RGBA(255, 255, 200)), (.plusDarker, RGBA(0, 100, 0)),
        (.destinationOver, RGBA(255, 100, 0)), (.sourceAtop, RGBA(0, 255, 200)), (.exclusion, RGBA(255, 155, 200)),
        (.destinationIn, RGBA(255, 100, 0)), (.sourceIn, RGBA(0, 255, 200)), (.clear, RGBA.clear), (.xor, RGBA.clear), (.sourceOut, RGBA.clear),
    ])
    func blendModesMixAsNamed(_ mode: BlendMode, _ expected: RGBA) throws {
        let image = try Snapshot(4, 4, .box(rect(0, 0, 4, 4), RGBA(255, 100, 0)), .box(rect(0, 0, 4, 4), RGBA(0, 255, 200), .blend(mode))).painted()
        #expect(close(image[1, 1], expected), "\(image[1, 1])")
    }

    @Test(arguments: [
        (ColorEffect.invert, RGBA(55, 155, 255)), (.brightness(0.2), RGBA(251, 151, 51)), (.multiply(RGBA(255, 0, 255)), RGBA(200, 0, 0)),
        (.contrast(0), RGBA(127.5, 127.5, 127.5)), (.saturation(1), RGBA(200, 100, 0)), (.grayscale(1), RGBA(114, 114, 114)),
        (.hueRotation(360), RGBA(200, 100, 0)),
    ])
    func colorEffectsChangeColors(_ effect: ColorEffect, _ expected: RGBA) throws {
        let image = try Snapshot(4, 4, .box(rect(0, 0, 4, 4), RGBA(200, 100, 0), .color(effect))).painted()
        #expect(close(image[1, 1], expected), "\(image[1, 1])")
    }

    @Test func luminanceBecomesAlpha() throws {
        let image = try Snapshot(4, 4, .box(rect(0, 0, 4, 4), green, .color(.luminanceToAlpha))).painted()
        #expect(close(image[1, 1], .black.multiplyingAlpha(by: 0.7152)))
    }

    @Test func materialBlursWhatLiesBelowEvenThroughAGroup() throws {
        let pane = SnapshotNode(
            rect(20, 0, 60, 40), [.fill(.rect(rect(20, 0, 60, 40)), .material(MaterialPaint(thickness: .ultraThin, isDark: false)), evenOdd: false)])
        let group = SnapshotNode(rect(0, 0, 100, 40), effects: [.compositingGroup], children: [pane, .box(rect(0, 0, 1, 1), red)])
        let image = try Snapshot(100, 40, .box(rect(0, 0, 50, 40), blue), .box(rect(50, 0, 50, 40), .white), group).painted()
        #expect(image[22, 20].red < image[78, 20].red)
        #expect(image[49, 20].red < image[51, 20].red + 0.01 && image[51, 20].red - image[48, 20].red < 0.1)
        #expect(image[10, 20] == blue)
    }

    @Test func materialOfAPictureOfItsOwnShowsNothingBeyondIt() throws {
        let pane = SnapshotNode(
            rect(0, 20, 60, 40), [.fill(.rect(rect(0, 20, 60, 40)), .material(MaterialPaint(thickness: .ultraThin, isDark: false)), evenOdd: false)])
        let parts = [SnapshotNode.box(rect(0, 0, 30, 60), blue), .box(rect(30, 0, 30, 60), red), pane]
        let alone = try Snapshot(60, 60, SnapshotNode(rect(0, 0, 60, 60), children: parts)).painted()
        func placed(_ effects: [Effect]) throws -> PaintedImage {
            let shift = CGAffineTransform(translationX: 20, y: 20)
            let node = SnapshotNode(rect(0, 0, 60, 60), effects: effects + [.transform(shift)], children: parts)
            return try Snapshot(100, 100, .box(rect(0, 0, 100, 100), .white), node).painted()
        }
        let (own, open) = (try placed([.backdropRoot]), try placed([]))
        for place in [(1, 21), (30, 40), (58, 58)] { #expect(own[20 + place.0, 20 + place.1] == alone[place.0, place.1]) }
        #expect(open[21, 78] != alone[1, 58])
    }
}
