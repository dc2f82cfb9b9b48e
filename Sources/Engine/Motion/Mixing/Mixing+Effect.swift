import Foundation
import Geometry
import Snapshot

extension Mix {
    /// An effect between two of one kind, on a view whose middle moves; masks are not mixed here. nil for effects of two kinds.
    static func effect(_ a: Effect, _ b: Effect, middle: (CGPoint, CGPoint), _ part: Double) -> Effect? {
        if a == b { return a }
        switch (a, b) {
        case (.opacity(let x), .opacity(let y)): return .opacity(inside(number(x, y, part)))
        case (.clip(let x, let evenOdd), .clip(let y, let otherEvenOdd)):
            let mixed = evenOdd == otherEvenOdd ? outline(x, y, part) : nil
            return .clip(mixed ?? (part < 0.5 ? x : y), evenOdd: part < 0.5 ? evenOdd : otherEvenOdd)
        case (.transform(let x), .transform(let y)): return .transform(transform(x, at: middle.0, y, at: middle.1, part))
        case (.rotation, _), (_, .rotation):
            guard let x = a.spatial(like: b), let y = b.spatial(like: a) else { return nil }
            return .rotation(rotation(x, y, part))
        case (.projection, _), (_, .projection):
            guard let x = a.projection, let y = b.projection else { return nil }
            return .projection(projection(x, y, part))
        case (.blur(let x, let isOpaque), .blur(let y, _)): return .blur(radius: amount(x, y, part), isOpaque: isOpaque)
        case (.shadow(let x, let radius, let shift), .shadow(let y, let otherRadius, let otherShift)):
            return .shadow(color(x, y, part), radius: amount(radius, otherRadius, part), offset: offset(shift, otherShift, part))
        case (.color(let x), .color(let y)): return colorEffect(x, y, part).map(Effect.color)
        case (.blend, .blend): return b
        default: return nil
        }
    }

    private static func colorEffect(_ a: ColorEffect, _ b: ColorEffect, _ part: Double) -> ColorEffect? {
        switch (a, b) {
        case (.brightness(let x), .brightness(let y)): .brightness(number(x, y, part))
        case (.contrast(let x), .contrast(let y)): .contrast(number(x, y, part))
        case (.saturation(let x), .saturation(let y)): .saturation(amount(x, y, part))
        case (.grayscale(let x), .grayscale(let y)): .grayscale(inside(number(x, y, part)))
        case (.hueRotation(let x), .hueRotation(let y)): .hueRotation(number(x, y, part))
        case (.multiply(let x), .multiply(let y)): .multiply(color(x, y, part))
        default: nil
        }
    }
}

extension Effect {
    /// What it becomes where the other snapshot has none of its kind: the effect that changes nothing; itself where there is none.
    var neutral: Effect {
        switch self {
        case .opacity: .opacity(1)
        case .transform, .projection: .transform(.identity)
        case .rotation(let rotation): .rotation(rotation.at(0))
        case .blur(_, let isOpaque): .blur(radius: 0, isOpaque: isOpaque)
        case .shadow(let color, let radius, let offset): .shadow(color.multiplyingAlpha(by: 0), radius: radius, offset: offset)
        case .color(let effect): .color(effect.neutral)
        case .clip, .blend, .compositingGroup, .mask, .accentable, .backdropRoot: self
        }
    }

    /// Equal for effects that can turn into each other.
    var kind: Int {
        switch self {
        case .opacity: 0
        case .clip: 1
        case .transform, .rotation, .projection: 2
        case .blur: 3
        case .shadow: 4
        case .blend: 5
        case .compositingGroup: 6
        case .mask: 7
        case .accentable: 8
        case .backdropRoot: 9
        case .color(let effect): 10 + effect.kind
        }
    }
}

extension ColorEffect {
    fileprivate var neutral: ColorEffect {
        switch self {
        case .brightness: .brightness(0)
        case .contrast: .contrast(1)
        case .saturation: .saturation(1)
        case .grayscale: .grayscale(0)
        case .hueRotation: .hueRotation(0)
        case .multiply: .multiply(.white)
        case .invert, .luminanceToAlpha: self
        }
    }

    fileprivate var kind: Int {
        switch self {
        case .brightness: 0
        case .contrast: 1
        case .saturation: 2
        case .grayscale: 3
        case .hueRotation: 4
        case .invert: 5
        case .multiply: 6
        case .luminanceToAlpha: 7
        }
    }
}
