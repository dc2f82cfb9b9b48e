import Foundation
import Geometry
import Snapshot

/// Makes random views and changes them.
struct RandomNodes {
    var numbers: SeededNumbers

    mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &numbers) < share }
    mutating func number(_ range: ClosedRange<Double>) -> Double { (Double.random(in: range, using: &numbers) * 3).rounded() / 3 }
    private mutating func pick<Element>(_ all: [Element]) -> Element { all[Int.random(in: 0..<all.count, using: &numbers)] }

    mutating func node(_ identity: String, _ role: String, _ frame: CGRect, depth: Int) -> SnapshotNode {
        var result = SnapshotNode(identity: identity, role: role, frame: frame)
        dress(&result)
        guard depth > 0 else { return result }
        for index in 0..<Int.random(in: 0...4, using: &numbers) {
            // A view can share its identity with the view around it, as those with backgrounds do.
            let name = index == 0 && chance(0.3) ? identity : identity + "/\(index)"
            result.children.append(node(name, pick(["Text", "Image", "VStack", "Background", "Circle"]), rect(), depth: depth - 1))
        }
        return result
    }

    private mutating func rect() -> CGRect { CGRect(x: number(-20...150), y: number(-20...150), width: number(0...90), height: number(0...60)) }

    private mutating func dress(_ node: inout SnapshotNode) {
        node.detail = node.role == "Image" ? pick(["star", "heart"]) : nil
        node.drawing = node.role == "Text" ? [.text(text(node.frame))] : (0..<Int.random(in: 0...2, using: &numbers)).map { _ in drawing(node.frame) }
        node.effects = (0..<Int.random(in: 0...2, using: &numbers)).map { _ in effect(node.frame) }
        if chance(0.5) { node.transition = hint() }
    }

    private mutating func hint() -> TransitionHint {
        let moves: [ViewTransition.Move] = [
            .identity, .opacity, .slide, .move(.top), .push(.bottom), .scale(0.2, anchor: CGPoint(x: 0, y: 1)), .offset(CGSize(width: 9, height: 4)),
            .blurReplace, .custom("Own"),
        ]
        let curves: [MotionTiming.Curve] = [
            .system(.standard), .bezier(x1: 0.4, y1: 0, x2: 0.6, y2: 1, duration: number(0...4)),
            .spring(response: number(0...2), damping: number(0...2), velocity: number(-3...3)),
        ]
        var timing = MotionTiming(pick(curves))
        if chance(0.3) { timing = timing.delayed(by: number(0...1)) }
        if chance(0.2) { timing = timing.repeated(pick([nil, 1, 3]), autoreverses: chance(0.5)).sped(by: number(0.3...3)) }
        let transition = ViewTransition(pick(moves)).combined(with: ViewTransition(pick(moves)))
        var hint = TransitionHint(
            content: pick([nil, .identity, .opacity, .interpolate, .numericText(.up), .numericText(.value(number(0...99))), .symbolEffect]),
            insertion: chance(0.6) ? transition : nil, removal: chance(0.6) ? transition : nil)
        if chance(0.5) { hint.add(AnimationRule(chance(0.8) ? timing : nil, value: chance(0.5) ? pick(["a", "b"]) : nil)) }
        return hint
    }

    private mutating func drawing(_ frame: CGRect) -> Drawing {
        switch Int.random(in: 0...4, using: &numbers) {
        case 0: .fill(outline(frame), paint(frame), evenOdd: chance(0.2))
        case 1: .stroke(outline(frame), paint(frame), StrokeLine(width: number(1...6)))
        case 2: .image(ImageDrawing(image: pick(["image0", "image1"]), rect: frame))
        case 3:
            .progress(
                ProgressDrawing(
                    start: Date(timeIntervalSinceReferenceDate: number(0...60)), end: Date(timeIntervalSinceReferenceDate: number(60...600)),
                    countsDown: chance(0.5), form: .bar(frame, isRightToLeft: chance(0.5)), paint: paint(frame)))
        default: .text(text(frame))
        }
    }

    private mutating func outline(_ frame: CGRect) -> Outline {
        switch Int.random(in: 0...5, using: &numbers) {
        case 0: return .rect(frame)
        case 1: return .ellipse(frame)
        case 2: return .capsule(frame)
        case 3: return .roundedRect(frame, cornerSize: CGSize(width: number(0...20), height: number(0...20)), curve: .continuous)
        case 4: return .unevenRoundedRect(frame, radii: (0..<4).map { _ in CGFloat(number(0...20)) }, curve: .circular)
        default:
            let sweep = number(0.1...6)
            return .path(
                PathArc.elements(center: CGPoint(x: frame.midX, y: frame.midY), radius: frame.width / 2 + 1, start: -1.5, sweep: sweep, joins: false))
        }
    }

    private mutating func paint(_ frame: CGRect) -> Paint {
        let (a, b) = (color(), color())
        let ramp = GradientRamp(stops: [.init(color: a, location: 0), .init(color: b, location: 1)])
        return chance(0.7) ? .color(a) : .linearGradient(ramp, start: frame.origin, end: CGPoint(x: frame.maxX, y: frame.maxY))
    }

    private mutating func color() -> RGBA { RGBA(number(0...255), number(0...255), number(0...255), number(0...1)) }

    private mutating func text(_ frame: CGRect) -> TextDrawing {
        let string = pick(["7", "12", "98", "103", "1,250", "5 items", "9.5", "ready", "−4"])
        let glyphs = string.unicodeScalars.map(\.value)
        let run = GlyphRun(
            font: FontReference(face: "Inter-Regular", size: number(8...30)), text: string, paint: .color(color()), glyphs: glyphs,
            xs: glyphs.indices.map { Double($0) * 9 }, ys: glyphs.map { _ in 0 }, styleIndex: 0)
        let line = GlyphLine(
            origin: CGPoint(x: frame.minX, y: frame.minY + 12), width: Double(glyphs.count) * 9, ascent: 12, descent: 4, runs: [run])
        return TextDrawing(lines: [line])
    }

    private mutating func effect(_ frame: CGRect) -> Effect {
        switch Int.random(in: 0...7, using: &numbers) {
        case 0: .opacity(number(0...1))
        case 1: .clip(chance(0.5) ? .rect(frame) : .capsule(frame), evenOdd: false)
        case 2: .transform(CGAffineTransform(rotationAngle: number(-3...3)).translatedBy(x: number(-9...9), y: 2))
        case 3: .blur(radius: number(0...6), isOpaque: false)
        case 4: .shadow(color(), radius: number(0...6), offset: CGSize(width: 0, height: number(0...4)))
        case 5: .color(.saturation(number(0...1)))
        case 6: .mask([SnapshotNode(identity: "mask", role: "Circle", frame: frame)])
        default: .blend(pick([.normal, .multiply]))
        }
    }

    // MARK: - Changes

    mutating func changed(_ node: SnapshotNode, depth: Int) -> SnapshotNode {
        var result = node
        if chance(0.4) {
            if node.identity != "" { result.frame = rect() }
            dress(&result)
        }
        result.children = []
        for child in node.children where !chance(0.2) { result.children.append(changed(child, depth: depth + 1)) }
        if chance(0.3) {
            let place = Int.random(in: 0...result.children.count, using: &numbers)
            result.children.insert(self.node(node.identity + "/new\(depth)", pick(["Text", "Circle"]), rect(), depth: 1), at: place)
        }
        if chance(0.2) { result.children.shuffle(using: &numbers) }
        // A view gets a background, and lies in a node of its own then.
        if chance(0.1), let child = result.children.first {
            var wrapper = SnapshotNode(identity: child.identity, role: "Background", frame: child.frame)
            wrapper.children = [self.node(child.identity + "/back", "Circle", child.frame, depth: 0), child]
            result.children[0] = wrapper
        }
        return result
    }
}
