import Snapshot
import ViewEngine

/// A kind of liquid glass.
public struct Glass: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case regular, clear, identity }

    var kind: Kind
    var tint: Color?

    public static let regular = Glass(kind: .regular)
    public static let clear = Glass(kind: .clear)
    /// No glass.
    public static let identity = Glass(kind: .identity)

    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tint = color
        return copy
    }

    /// Glass does not answer touches in an archived view.
    /// - Support: accepted, without effect: glass does not answer touches or morph in an archived view.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Glass as a style.
struct GlassShapeStyle: ShapeStyle {
    let glass: Glass

    func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        if glass.kind == .identity { return PaintSource(.clear) }
        let thickness: MaterialPaint.Thickness = glass.kind == .clear ? .clearGlass : .glass
        return PaintSource(
            .material(
                MaterialPaint(thickness: thickness, isDark: environment.colorScheme == .dark, tint: glass.tint?.rgba(in: environment))))
    }
}

/// The shape glass takes where no other is named: a capsule.
public struct DefaultGlassEffectShape: Shape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
    public nonisolated func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
        background(GlassShapeStyle(glass: glass), in: shape)
    }

    /// Glass does not morph in an archived view.
    /// - Support: accepted, without effect: glass does not answer touches or morph in an archived view.
    public nonisolated func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }
    /// - Support: accepted, without effect: glass does not answer touches or morph in an archived view.
    public nonisolated func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View { self }
    /// - Support: accepted, without effect: glass does not answer touches or morph in an archived view.
    public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
    public static let identity = GlassEffectTransition()
    public static let matchedGeometry = GlassEffectTransition()
    public static let materialize = GlassEffectTransition()
}
