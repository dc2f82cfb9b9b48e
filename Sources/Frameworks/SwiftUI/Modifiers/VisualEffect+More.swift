import FoundationOverlay
import ViewEngine

extension VisualEffect {
    public func blendMode(_ blendMode: BlendMode) -> some VisualEffect { then { AnyView($0.blendMode(blendMode)) } }
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { then { AnyView($0.transformEffect(transform)) } }
    /// - Support: partial: drawn without its perspective.
    public func projectionEffect(_ transform: ProjectionTransform) -> some VisualEffect { then { AnyView($0.projectionEffect(transform)) } }
    /// - Support: partial: drawn without perspective.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        then { AnyView($0.rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)) }
    }
    /// - Support: accepted, without effect: shaders run on Apple's systems alone.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        then { AnyView($0.colorEffect(shader, isEnabled: isEnabled)) }
    }
    /// - Support: accepted, without effect: shaders run on Apple's systems alone.
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
        then { AnyView($0.distortionEffect(shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled)) }
    }
    /// - Support: accepted, without effect: shaders run on Apple's systems alone.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
        then { AnyView($0.layerEffect(shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled)) }
    }
}
