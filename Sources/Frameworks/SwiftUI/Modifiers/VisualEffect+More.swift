import FoundationOverlay
import ViewEngine

extension VisualEffect {
    public func blendMode(_ blendMode: BlendMode) -> some VisualEffect { then { view, _ in AnyView(view.blendMode(blendMode)) } }
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { then { AnyView($0.transformEffect(transform.part($1))) } }
    /// - Support: partial: drawn without its perspective.
    public func projectionEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        then { view, _ in AnyView(view.projectionEffect(transform)) }
    }
    /// - Support: partial: drawn without perspective.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        then { AnyView($0.rotation3DEffect(angle * $1, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)) }
    }
    /// - Support: accepted, without effect: shaders run on Apple's systems alone.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        then { view, _ in AnyView(view.colorEffect(shader, isEnabled: isEnabled)) }
    }
    /// - Support: accepted, without effect: shaders run on Apple's systems alone.
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
        then { view, _ in AnyView(view.distortionEffect(shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled)) }
    }
    /// - Support: accepted, without effect: shaders run on Apple's systems alone.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
        then { view, _ in AnyView(view.layerEffect(shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled)) }
    }
}

extension CGAffineTransform {
    /// A part of the way from the identity.
    fileprivate func part(_ amount: Double) -> CGAffineTransform {
        CGAffineTransform(a: 1 + (a - 1) * amount, b: b * amount, c: c * amount, d: 1 + (d - 1) * amount, tx: tx * amount, ty: ty * amount)
    }
}
