import Foundation
import Geometry
import Snapshot

/// Makes snapshots of any shape, sane or not; equal seeds make equal snapshots.
struct RandomSnapshot: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func pick(_ count: Int) -> Int { Int(next() % UInt64(count)) }

    mutating func number() -> Double {
        switch pick(24) {
        case 0: [.nan, .infinity, -.infinity, 1e300, -1e300, 1e9, -1e9, 1e-300, .greatestFiniteMagnitude][pick(9)]
        case 1: Double.random(in: -1e5...1e5, using: &self)
        case 2: 0
        case 3: -Double.random(in: 0...50, using: &self)
        default: Double.random(in: 0...60, using: &self)
        }
    }

    mutating func fraction() -> Double { pick(10) == 0 ? number() : Double.random(in: 0...1, using: &self) }
    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    mutating func size() -> CGSize { CGSize(width: number(), height: number()) }
    mutating func frame() -> CGRect { CGRect(origin: point(), size: size()) }
    mutating func color() -> RGBA { RGBA(red: fraction(), green: fraction(), blue: fraction(), alpha: fraction()) }
    mutating func list<T>(_ most: Int, _ make: (inout Self) -> T) -> [T] { (0..<pick(most + 1)).map { _ in make(&self) } }

    mutating func transform() -> CGAffineTransform {
        pick(3) == 0
            ? CGAffineTransform(number() / 30, number() / 30, number() / 30, number() / 30, number(), number())
            : CGAffineTransform(rotationAngle: number()).concatenating(CGAffineTransform(scaleX: fraction() * 2, y: fraction() * 2))
    }

    mutating func outline() -> Outline {
        switch pick(6) {
        case 0: .rect(frame())
        case 1: .roundedRect(frame(), cornerSize: size(), curve: pick(2) == 0 ? .circular : .continuous)
        case 2: .unevenRoundedRect(frame(), radii: [number(), number(), number(), number()], curve: .continuous)
        case 3: .ellipse(frame())
        case 4: .capsule(frame())
        default: .path(list(12) { $0.element() })
        }
    }

    mutating func element() -> PathElement {
        switch pick(5) {
        case 0: .move(to: point())
        case 1: .line(to: point())
        case 2: .quadCurve(to: point(), control: point())
        case 3: .curve(to: point(), control1: point(), control2: point())
        default: .closeSubpath
        }
    }

    mutating func ramp() -> GradientRamp {
        GradientRamp(stops: list(5) { .init(color: $0.color(), location: $0.fraction()) }, colorSpace: pick(2) == 0 ? .device : .perceptual)
    }

    mutating func paint() -> Paint {
        switch pick(12) {
        case 0: .linearGradient(ramp(), start: point(), end: point())
        case 1: .radialGradient(ramp(), center: point(), startRadius: number(), endRadius: number())
        case 2: .angularGradient(ramp(), center: point(), startAngle: number() * 7, endAngle: number() * 7)
        case 3: .ellipticalGradient(ramp(), bounds: frame(), center: point(), startRadiusFraction: fraction(), endRadiusFraction: fraction())
        case 4: .meshGradient(mesh())
        case 5: .material(MaterialPaint(thickness: pick(2) == 0 ? .regular : .glass, isDark: pick(2) == 0, tint: pick(2) == 0 ? color() : nil))
        case 6: .image(image())
        default: .color(color())
        }
    }

    mutating func mesh() -> MeshPaint {
        let (columns, rows) = (pick(5) - 1, pick(5))
        let points = pick(5) == 0 ? [] : (0..<25).map { _ in CGPoint(x: fraction(), y: fraction()) }
        let colors = (0..<25).map { _ in color() }
        return MeshPaint(
            bounds: frame(), columns: columns, rows: rows, points: points, colors: colors, background: color(), smoothsColors: pick(2) == 0)
    }

    mutating func image() -> ImageDrawing {
        ImageDrawing(
            image: pick(8) == 0 ? "missing" : "quadrants", rect: frame(), capInsets: pick(2) == 0 ? [] : list(5) { $0.number() / 10 },
            resizing: pick(2) == 0 ? .tile : .stretch, interpolation: [.none, .low, .medium, .high][pick(4)],
            template: pick(4) == 0 ? .color(color()) : nil,
            accentedRendering: pick(3) == 0 ? "desaturated" : nil, isFlippedHorizontally: pick(3) == 0, sourceScale: fraction() * 3)
    }

    mutating func text() -> TextDrawing {
        let font = FontReference(
            face: ["Inter-Regular", "NotoColorEmoji", "No-Face"][pick(3)], size: number(), widthScale: fraction() * 2, slant: number(),
            embolden: fraction())
        let glyphs = list(6) { UInt32(truncatingIfNeeded: $0.pick(10) == 0 ? Int($0.next() >> 32) : $0.pick(2000)) }
        let run = GlyphRun(
            font: font, text: "a<b>&\u{1}", paint: paint(), glyphs: glyphs, xs: list(6) { $0.number() }, ys: list(6) { $0.number() }, styleIndex: 0)
        let line = GlyphLine(origin: point(), width: number(), ascent: number(), descent: number(), runs: [run])
        return TextDrawing(lines: [line], underlays: list(1) { TextDecoration(rect: $0.frame(), paint: $0.paint()) })
    }

    mutating func drawing() -> Drawing {
        switch pick(7) {
        case 0: .fill(outline(), paint(), evenOdd: pick(2) == 0)
        case 1:
            .stroke(
                outline(), paint(),
                StrokeLine(
                    width: number() / 5, cap: .round, join: pick(2) == 0 ? .miter : .round, miterLimit: number(), dash: list(3) { $0.number() / 5 },
                    dashPhase: number()))
        case 2: .text(text())
        case 3: .dynamicText(DynamicTextDrawing(text: StyledText(runs: []), paints: [paint()], box: frame()))
        case 4: .image(image())
        case 5:
            .progress(
                ProgressDrawing(
                    start: Date(timeIntervalSince1970: number()), end: Date(timeIntervalSince1970: number()), countsDown: pick(2) == 0,
                    form: pick(2) == 0 ? .bar(frame(), isRightToLeft: true) : .ring(center: point(), radius: number(), lineWidth: number()),
                    paint: paint()))
        default: .fill(.rect(frame()), .color(color()), evenOdd: false)
        }
    }

    mutating func effect(_ depth: Int) -> Effect {
        let modes: [BlendMode] = [.multiply, .hue, .plusDarker, .destinationOut, .softLight, .colorBurn]
        let colors: [ColorEffect] = [
            .brightness(fraction()), .contrast(number()), .hueRotation(number()), .invert, .luminanceToAlpha, .multiply(color()),
        ]
        return switch pick(10) {
        case 0: .opacity(fraction())
        case 1: .clip(outline(), evenOdd: pick(2) == 0)
        case 2: .transform(transform())
        case 3: .blur(radius: number() / 4, isOpaque: pick(2) == 0)
        case 4: .shadow(color(), radius: number() / 4, offset: size())
        case 5: .blend(modes[pick(modes.count)])
        case 6: .compositingGroup
        case 7: .color(colors[pick(colors.count)])
        case 8: .mask(depth > 2 ? [] : list(2) { $0.node(depth + 1) })
        default: .accentable
        }
    }

    mutating func node(_ depth: Int) -> SnapshotNode {
        var node = SnapshotNode(identity: "\(depth)", role: "Random", frame: frame())
        node.drawing = list(2) { $0.drawing() }
        node.effects = pick(2) == 0 ? [] : list(3) { $0.effect(depth) }
        node.children = depth > 3 ? [] : list(3) { $0.node(depth + 1) }
        return node
    }

    mutating func snapshot() -> Snapshot {
        let context = SnapshotContext(
            isDark: pick(2) == 0, renderingMode: [.fullColor, .accented, .vibrant][pick(3)], isLuminanceReduced: pick(4) == 0,
            osProfile: pick(2) == 0 ? "26" : "18", tint: color())
        var snapshot = Snapshot(
            size: CGSize(width: 50, height: 40), scale: [1, 2, 1.5][pick(3)], date: Date(timeIntervalSince1970: 0), context: context, root: node(0))
        snapshot.images = ["quadrants": .file(path: "quadrants", pixelSize: CGSize(width: 8, height: 8))]
        if pick(2) == 0 { snapshot.containerBackground = node(3) }
        return snapshot
    }
}
