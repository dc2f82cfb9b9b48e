import CRaster
import Foundation
import Geometry
import Painter
import Snapshot
import Testing

/// Pixels for the C layer that go when nobody uses them.
private final class Pixels {
    let pixels: cr_pixels

    init(width: Int, height: Int, bytesPerPixel: Int, x: Int32 = 0, y: Int32 = 0) {
        let stride = width * bytesPerPixel
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: stride * height)
        memory.initialize(repeating: 0, count: stride * height)
        pixels = cr_pixels(data: memory, x: x, y: y, width: Int32(width), height: Int32(height), stride: Int32(stride))
    }

    deinit { pixels.data.deallocate() }

    var bytes: [UInt8] { Array(UnsafeBufferPointer(start: pixels.data, count: Int(pixels.stride * pixels.height))) }
}

@Suite struct CoverageTests {
    private static let identity = cr_matrix(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Two equal surfaces of random premultiplied pixels.
    private func surfaces(_ random: inout RandomSnapshot) -> (Pixels, Pixels) {
        let pair = (Pixels(width: 64, height: 64, bytesPerPixel: 4), Pixels(width: 64, height: 64, bytesPerPixel: 4))
        for pixel in 0..<64 * 64 {
            let alpha = random.pick(3) == 0 ? 0 : random.pick(256)
            for component in 0..<4 {
                let value = UInt8(component == 3 ? alpha : random.pick(alpha + 1))
                pair.0.pixels.data[pixel * 4 + component] = value
                pair.1.pixels.data[pixel * 4 + component] = value
            }
        }
        return pair
    }

    /// A closed path of curves between 12 and 48.
    private func withPath(_ random: inout RandomSnapshot, _ body: (cr_path) -> Void) {
        let verbs = [CR_MOVE, CR_CURVE, CR_CURVE, CR_CURVE, CR_CLOSE].map { UInt8($0.rawValue) }
        let numbers = (0..<20).map { _ in Double.random(in: 12...48, using: &random) }
        verbs.withUnsafeBufferPointer { verbs in
            numbers.withUnsafeBufferPointer { body(cr_path(verbs: verbs.baseAddress, numbers: $0.baseAddress, count: Int32(verbs.count))) }
        }
    }

    private func drawn(on surface: Pixels, _ draw: (OpaquePointer) -> Void) {
        guard let canvas = cr_canvas_create(surface.pixels) else {
            Issue.record("no canvas")
            return
        }
        draw(canvas)
        cr_canvas_destroy(canvas)
    }

    @Test(arguments: 0..<40) func whatAPathCoversIsFilledLikeThePath(_ seed: UInt64) {
        var random = RandomSnapshot(seed: seed)
        let (filled, covered) = surfaces(&random)
        let coverage = Pixels(width: 44, height: 44, bytesPerPixel: 1, x: 8, y: 8)
        var source = cr_source(
            red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random), blue: .random(in: 0...1, using: &random), alpha: 1,
            pixels: cr_pixels(), op: CR_OVER)
        withPath(&random) { path in
            drawn(on: filled) { cr_canvas_fill($0, path, Self.identity, 0, &source) }
            cr_path_coverage(coverage.pixels, path, Self.identity, 0)
        }
        cr_fill_covered(covered.pixels, coverage.pixels, source.red, source.green, source.blue)
        #expect(coverage.bytes.contains { $0 > 0 && $0 < 255 })
        #expect(covered.bytes == filled.bytes)
    }

    @Test(arguments: 0..<40) func coverageIsPaintedLikeAMask(_ seed: UInt64) {
        var random = RandomSnapshot(seed: seed)
        let (masked, painted) = surfaces(&random)
        let coverage = Pixels(width: 44, height: 44, bytesPerPixel: 1, x: 8, y: 8)
        withPath(&random) { cr_path_coverage(coverage.pixels, $0, Self.identity, 1) }
        var source = cr_source(
            red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random), blue: .random(in: 0...1, using: &random),
            alpha: random.pick(3) == 0 ? 1 : .random(in: 0...1, using: &random), pixels: cr_pixels(), op: CR_OVER)
        drawn(on: masked) { cr_canvas_mask($0, coverage.pixels, 1, &source) }
        cr_paint_covered(painted.pixels, coverage.pixels, source.red, source.green, source.blue, source.alpha)
        #expect(painted.bytes == masked.bytes)
    }

    /// With a wallpaper everything is drawn on a layer first; a clear one leaves the same picture.
    @Test(arguments: [
        PaintOptions.Shape.widget(cornerRadius: 27), .rounded(cornerRadius: 9.5, curve: .circular), .rounded(cornerRadius: 80, curve: .continuous),
        .circle,
        .capsule, .rect,
    ])
    func picturesAreCutToTheirShapeAsALayerIs(_ shape: PaintOptions.Shape) throws {
        for scale in [1.0, 2, 3] {
            var snapshot = Gallery.snapshot()
            let background = rect(0, 0, snapshot.size.width, snapshot.size.height)
            let ramp = GradientRamp(stops: [.init(color: red, location: 0.2), .init(color: blue, location: 0.9)])
            let paint = Paint.linearGradient(ramp, start: .zero, end: CGPoint(x: 0, y: background.height))
            snapshot.containerBackground = SnapshotNode(background, [.fill(.rect(background), paint, evenOdd: false)])
            let direct = try painter.paint(snapshot, options: PaintOptions(scale: scale, shape: shape))
            let layered = try painter.paint(snapshot, options: PaintOptions(scale: scale, shape: shape, wallpaper: .color(.clear)))
            #expect(direct.premultipliedBGRA == layered.premultipliedBGRA)
        }
    }
}
