import FoundationOverlay
import ViewEngine

extension View {
    /// A bar at an edge, for which the content makes room.
    /// - Support: partial: content does not blur below the bar.
    public nonisolated func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

    /// A bar at an edge, for which the content makes room.
    /// - Support: partial: content does not blur below the bar.
    public nonisolated func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

    /// - Support: accepted, without effect: what lies outside of the safe area stays empty.
    public nonisolated func backgroundExtensionEffect() -> some View { self }
    /// - Support: accepted, without effect: what lies outside of the safe area stays empty.
    public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }

    public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges, padding.length)
    }

    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View { effect(.projection { _ in transform.projection }) }
}

/// The space between the content of a scene and its edges.
public struct ScenePadding: Equatable, Sendable {
    /// Points; nil for the standard padding.
    let length: CGFloat?
    public static let minimum = ScenePadding(length: nil)
}

extension ProjectionTransform {
    /// Turns the matrix around; false where it cannot be.
    public mutating func invert() -> Bool {
        guard let inverse = projection.inverse else { return false }
        self = ProjectionTransform(inverse)
        return true
    }

    public func inverted() -> ProjectionTransform {
        var copy = self
        return copy.invert() ? copy : self
    }
}
