import Foundation
import Geometry
import Snapshot

/// Effects on their way from a view to the single views in it.
///
/// SwiftUI's renderer makes no layer for an opacity, a blend mode, a shadow or a blur: each single view below takes them over, so that views
/// that overlap show through each other, and a text throws its shadow onto its background. Only what needs the views as a whole (a compositing
/// group, a mask, a clip inside of a shadow or a blur, a shadow inside of another) makes a layer, which then has the effects from outside.
struct InheritedEffects {
    /// The innermost first.
    private(set) var pending: [Effect] = []
    /// What stays at the view, the outermost first.
    private(set) var kept: [Effect] = []

    /// What stays at the view, the innermost first.
    var own: [Effect] { kept.reversed() }

    private var reachesBeyond: Bool { pending.contains(where: \.reachesBeyond) }

    /// Takes the next effect of a view, counted from outside, whose views inherit `pending`.
    mutating func take(_ effect: Effect) {
        switch effect {
        case .opacity(let amount): if amount < 1 { pending.insert(effect, at: 0) }
        case .blur: pending.insert(effect, at: 0)
        case .blend(let mode): take(blend: mode)
        case .shadow:
            if reachesBeyond { stop() }
            take(shadow: effect)
        case .color: if pending.allSatisfy(\.isOpacity) { kept.append(effect) } else { pending.insert(effect, at: 0) }
        case .transform(let transform): take(transform)
        case .rotation, .projection:
            if let affine = effect.affine { take(affine) } else { takePerspective(effect) }
        case .accentable: kept.append(effect)
        case .clip:
            if !pending.allSatisfy(\.isOpacity) { stop() }
            kept.append(effect)
        case .mask(let nodes):
            stop()
            kept.append(.mask(nodes.map { $0.handingDownEffects() }))
        case .compositingGroup, .backdropRoot:
            stop()
            kept.append(effect)
        }
    }

    /// Starts the effects of a view within this one's.
    func inside() -> InheritedEffects {
        var result = InheritedEffects()
        result.pending = pending
        return result
    }

    /// What is translucent throws a fainter shadow, and the shadow is seen through it: an opacity from outside holds for each alone.
    private mutating func take(shadow: Effect) {
        pending.insert(shadow, at: pending.prefix(while: \.isOpacity).count)
    }

    /// A blend mode replaces the one around it.
    private mutating func take(blend mode: BlendMode) {
        if mode != .normal, reachesBeyond { stop() }
        pending.removeAll(where: \.isBlend)
        if mode != .normal { pending.insert(.blend(mode), at: 0) }
    }

    private mutating func take(_ transform: CGAffineTransform) {
        if reachesBeyond {
            if transform.isUniform { pending = pending.map { $0.within(transform) } } else { stop() }
        }
        kept.append(.transform(transform))
    }

    /// What is seen in perspective is a layer, but for its opacity.
    private mutating func takePerspective(_ effect: Effect) {
        if !pending.allSatisfy(\.isOpacity) { stop() }
        kept.append(effect)
    }

    /// The view becomes a layer, which has what was inherited.
    private mutating func stop() {
        kept += pending.reversed()
        pending = []
    }
}

extension Effect {
    fileprivate var isOpacity: Bool { if case .opacity = self { true } else { false } }
    fileprivate var isBlend: Bool { if case .blend = self { true } else { false } }

    /// Whether the effect draws where the view does not.
    fileprivate var reachesBeyond: Bool {
        switch self {
        case .shadow, .blur: true
        default: false
        }
    }

    /// Whether the effect goes down to single views.
    fileprivate var isInherited: Bool {
        switch self {
        case .opacity(let amount): amount < 1
        case .shadow, .blur, .blend: true
        default: false
        }
    }

    /// The effect inside of a transform, so that it looks as outside of it.
    fileprivate func within(_ transform: CGAffineTransform) -> Effect {
        switch self {
        case .shadow(let color, let radius, let offset):
            .shadow(color, radius: radius / transform.zoom, offset: offset.applying(transform.inverted().linear))
        case .blur(let radius, let isOpaque): .blur(radius: radius / transform.zoom, isOpaque: isOpaque)
        default: self
        }
    }
}

extension CGAffineTransform {
    /// Whether lengths grow alike in all directions.
    fileprivate var isUniform: Bool {
        zoom > 1e-6 && abs(a * c + b * d) < 1e-6 && abs(a * a + b * b - c * c - d * d) < 1e-6
    }

    fileprivate var linear: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }
}

extension SnapshotNode {
    /// Roles of views that are a single layer, whatever lies in them.
    private static let layers: Set = ["Canvas", "Form", "List", "ScrollView", "TextView"]

    /// Whether an effect acts on all that the node draws at once.
    private var isOneLayer: Bool {
        var node = self
        for _ in 0..<16 {
            if node.children.isEmpty || Self.layers.contains(node.role) || node.children.contains(where: { $0.role == "InnerShadow" }) { return true }
            guard node.drawing.isEmpty, node.children.count == 1, node.children[0].effects.isEmpty else { return false }
            node = node.children[0]
        }
        return false
    }

    /// Whether an opacity lies around a shadow of its own.
    private var fadesItsShadow: Bool {
        guard let shadow = effects.firstIndex(where: { if case .shadow = $0 { true } else { false } }) else { return false }
        return effects[shadow...].contains { if case .opacity(let amount) = $0 { amount < 1 } else { false } }
    }

    /// Whether something in the node has an effect for several views, that goes down to each.
    private func handsDown(level: Int = 0) -> Bool {
        guard level < Painter.mostLevels else { return false }
        if effects.contains(where: \.isInherited), fadesItsShadow || !isOneLayer { return true }
        for effect in effects {
            if case .mask(let nodes) = effect, nodes.contains(where: { $0.handsDown(level: level + 1) }) { return true }
        }
        return children.contains { $0.handsDown(level: level + 1) }
    }

    /// The node with its inherited effects at single views.
    func handingDownEffects() -> SnapshotNode { handsDown() ? inheriting(InheritedEffects(), level: 0) : self }

    private func inheriting(_ outside: InheritedEffects, level: Int) -> SnapshotNode {
        guard level < Painter.mostLevels else { return self }
        var result = self
        var inherited = outside.inside()
        for effect in effects.reversed() { inherited.take(effect) }
        result.effects = inherited.own
        let inside = inherited.inside()
        guard !inherited.pending.isEmpty else {
            result.children = children.map { $0.inheriting(inside, level: level + 1) }
            return result
        }
        if isOneLayer {
            result.effects = inherited.pending + inherited.own
            let within = InheritedEffects()
            result.children = children.map { $0.inheriting(within, level: level + 1) }
            return result
        }
        result.children = children.map { $0.inheriting(inside, level: level + 1) }
        guard !drawing.isEmpty else { return result }
        var ground = SnapshotNode(identity: identity, role: role, frame: frame, detail: detail)
        ground.drawing = drawing
        ground.effects = inherited.pending
        result.drawing = []
        result.children.insert(ground, at: 0)
        return result
    }
}

extension Snapshot {
    /// The snapshot with inherited effects at single views, as it is painted.
    func handingDownEffects() -> Snapshot {
        var result = self
        result.root = root.handingDownEffects()
        result.containerBackground = containerBackground?.handingDownEffects()
        return result
    }
}
