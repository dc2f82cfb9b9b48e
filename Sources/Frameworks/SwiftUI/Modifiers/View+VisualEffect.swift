import FoundationOverlay
import ViewEngine

/// Effects that do not change the layout of a view.
public protocol VisualEffect: Sendable {
    /// Applies the effect to a view.
    ///
    /// - Parameter amount: How much of it, from 0 to 1.
    @MainActor func _apply(to view: AnyView, amount: Double) -> AnyView
}

/// A view before any effect.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}
    public func _apply(to view: AnyView, amount: Double) -> AnyView { view }
}

/// An effect after another one.
public struct _ChainedVisualEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let change: @MainActor @Sendable (AnyView, Double) -> AnyView
    public func _apply(to view: AnyView, amount: Double) -> AnyView { change(base._apply(to: view, amount: amount), amount) }
}

extension VisualEffect {
    func then(_ change: @escaping @MainActor @Sendable (AnyView, Double) -> AnyView) -> some VisualEffect {
        _ChainedVisualEffect(base: self, change: change)
    }

    public func opacity(_ opacity: Double) -> some VisualEffect { then { AnyView($0.opacity(1 + (opacity - 1) * $1)) } }
    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { then { AnyView($0.offset(x: x * $1, y: y * $1)) } }
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { scaleEffect(x: s, y: s, anchor: anchor) }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        then { AnyView($0.scaleEffect(x: 1 + (x - 1) * $1, y: 1 + (y - 1) * $1, anchor: anchor)) }
    }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        then { AnyView($0.rotationEffect(angle * $1, anchor: anchor)) }
    }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { then { AnyView($0.blur(radius: radius * $1, opaque: opaque)) } }
    public func brightness(_ amount: Double) -> some VisualEffect { then { AnyView($0.brightness(amount * $1)) } }
    public func contrast(_ amount: Double) -> some VisualEffect { then { AnyView($0.contrast(1 + (amount - 1) * $1)) } }
    public func saturation(_ amount: Double) -> some VisualEffect { then { AnyView($0.saturation(1 + (amount - 1) * $1)) } }
    public func grayscale(_ amount: Double) -> some VisualEffect { then { AnyView($0.grayscale(amount * $1)) } }
    public func hueRotation(_ angle: Angle) -> some VisualEffect { then { AnyView($0.hueRotation(angle * $1)) } }
}

extension View {
    /// Effects made for the place the view gets.
    public nonisolated func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        WrappedView(self) { node, evaluation in
            .placeDependent(node, evaluation, name: "VisualEffect") { view, source in
                effect(EmptyVisualEffect(), GeometryProxy(source: source))._apply(to: view, amount: 1)
            }
        }
    }
}

extension NodeContent {
    /// A view as large as it is without what is made of it for the place it gets.
    @MainActor
    static func placeDependent(
        _ node: Node, _ evaluation: Evaluation, name: String, _ make: @escaping @MainActor (AnyView, GeometrySource) -> AnyView
    ) -> NodeContent {
        let content = GeometryContent(evaluation: evaluation.deferred()) { source, inner in
            make(AnyView(EvaluatedView { $0.append(node) }), source)._evaluate(inner)
        }
        let size: @MainActor (ProposedViewSize) -> CGSize = { node.size(for: $0) }
        return .sizeDependent(
            SizeDependentContent(name: name, evaluation: evaluation.deferred(), size: size) { _, inner in inner.append(.geometryReader(content)) })
    }
}
