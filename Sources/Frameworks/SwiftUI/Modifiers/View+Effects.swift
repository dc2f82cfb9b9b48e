import FoundationOverlay
import Geometry
import Snapshot
import ViewEngine

extension View {
    public nonisolated func opacity(_ opacity: Double) -> some View { effect(.opacity(min(max(opacity, 0), 1))) }

    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        WrappedView(self) { node, evaluation in
            let shape = shape._connected(in: evaluation)
            return .effect(.clip({ shape._outline(in: $0) }, evenOdd: style.isEOFilled), node)
        }
    }

    public nonisolated func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
    }

    public nonisolated func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        nonisolated(unsafe) let mask = mask()
        return WrappedView(self) { node, evaluation in
            var nodes: [Node] = []
            evaluation.descend(.view("mask")) { nodes = mask.nodes(in: evaluation) }
            return .effect(.mask(nodes, alignment), node)
        }
    }

    @available(iOS, deprecated: 100000)
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }

    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { effect(.blur(radius: radius, isOpaque: opaque)) }

    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        WrappedView(self) { node, evaluation in
            .effect(.shadow(color.rgba(in: evaluation.environment), radius: radius, offset: CGSize(width: x, height: y)), node)
        }
    }

    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { effect(.blend(blendMode.mode)) }
    public nonisolated func compositingGroup() -> some View { effect(.compositingGroup) }
    public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { effect(.compositingGroup) }

    public nonisolated func brightness(_ amount: Double) -> some View { effect(.color(.brightness(amount))) }
    public nonisolated func contrast(_ amount: Double) -> some View { effect(.color(.contrast(amount))) }
    public nonisolated func saturation(_ amount: Double) -> some View { effect(.color(.saturation(amount))) }
    public nonisolated func grayscale(_ amount: Double) -> some View { effect(.color(.grayscale(amount))) }
    public nonisolated func hueRotation(_ angle: Angle) -> some View { effect(.color(.hueRotation(angle.degrees))) }
    public nonisolated func colorInvert() -> some View { effect(.color(.invert)) }
    public nonisolated func luminanceToAlpha() -> some View { effect(.color(.luminanceToAlpha)) }

    public nonisolated func colorMultiply(_ color: Color) -> some View {
        WrappedView(self) { node, evaluation in .effect(.color(.multiply(color.rgba(in: evaluation.environment))), node) }
    }
}

/// The colours a drawing group works in.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear
    case linear
    case extendedLinear
}

/// How a view is combined with what lies below it.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter

    var mode: LayerBlendMode { LayerBlendMode(rawValue: "\(self)") ?? .normal }
}
