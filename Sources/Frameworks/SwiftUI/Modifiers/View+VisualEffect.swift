import FoundationOverlay
import ViewEngine

/// Effects that do not change the layout of a view.
public protocol VisualEffect: Sendable {
    /// Applies the effect to a view.
    @MainActor func _apply(to view: AnyView) -> AnyView
}

/// A view before any effect.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}
    public func _apply(to view: AnyView) -> AnyView { view }
}

/// An effect after another one.
public struct _ChainedVisualEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let change: @MainActor @Sendable (AnyView) -> AnyView
    public func _apply(to view: AnyView) -> AnyView { change(base._apply(to: view)) }
}

extension VisualEffect {
    func then(_ change: @escaping @MainActor @Sendable (AnyView) -> AnyView) -> some VisualEffect {
        _ChainedVisualEffect(base: self, change: change)
    }

    public func opacity(_ opacity: Double) -> some VisualEffect { then { AnyView($0.opacity(opacity)) } }
    public func offset(_ offset: CGSize) -> some VisualEffect { then { AnyView($0.offset(offset)) } }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { then { AnyView($0.offset(x: x, y: y)) } }
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { then { AnyView($0.scaleEffect(s, anchor: anchor)) } }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        then { AnyView($0.scaleEffect(scale, anchor: anchor)) }
    }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        then { AnyView($0.scaleEffect(x: x, y: y, anchor: anchor)) }
    }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        then { AnyView($0.rotationEffect(angle, anchor: anchor)) }
    }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { then { AnyView($0.blur(radius: radius, opaque: opaque)) } }
    public func brightness(_ amount: Double) -> some VisualEffect { then { AnyView($0.brightness(amount)) } }
    public func contrast(_ amount: Double) -> some VisualEffect { then { AnyView($0.contrast(amount)) } }
    public func saturation(_ amount: Double) -> some VisualEffect { then { AnyView($0.saturation(amount)) } }
    public func grayscale(_ amount: Double) -> some VisualEffect { then { AnyView($0.grayscale(amount)) } }
    public func hueRotation(_ angle: Angle) -> some VisualEffect { then { AnyView($0.hueRotation(angle)) } }
}

extension View {
    /// Effects made for the place the view gets.
    public nonisolated func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        WrappedView(self) { node, evaluation in
            let content = GeometryContent(evaluation: evaluation.deferred()) { source, inner in
                let view = AnyView(EvaluatedView { $0.append(node) })
                effect(EmptyVisualEffect(), GeometryProxy(source: source))._apply(to: view)._evaluate(inner)
            }
            let size: @MainActor (ProposedViewSize) -> CGSize = { node.size(for: $0) }
            return .sizeDependent(
                SizeDependentContent(name: "VisualEffect", evaluation: evaluation.deferred(), size: size) { _, inner in
                    inner.append(.geometryReader(content))
                })
        }
    }
}
