import FoundationOverlay
import SwiftUI

extension View {
    public nonisolated func chartXAxis(_ visibility: Visibility) -> some View { configuringChart { $0.x.visibility = visibility } }

    public nonisolated func chartYAxis(_ visibility: Visibility) -> some View { configuringChart { $0.y.visibility = visibility } }

    @MainActor @preconcurrency
    public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let groups = content().groups
        return configuringChart { $0.x.groups = groups }
    }

    @MainActor @preconcurrency
    public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let groups = content().groups
        return configuringChart { $0.y.groups = groups }
    }
}

extension View {
    private nonisolated func axisTitle(
        _ axis: WritableKeyPath<ChartConfiguration, AxisConfiguration>, _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?,
        _ content: some View
    ) -> some View {
        let title = AxisTitle(position: position, alignment: alignment, spacing: spacing, content: AnyView(content))
        nonisolated(unsafe) let (key, unsafeTitle) = (axis, title)
        return configuringChart { $0[keyPath: key].titles.append(unsafeTitle) }
    }

    /// `spacing` in points.
    public nonisolated func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View {
        axisTitle(\.x, position, alignment, spacing, content())
    }

    public nonisolated func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        axisTitle(\.x, position, alignment, spacing, Text(labelKey))
    }

    @_disfavoredOverload
    public nonisolated func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        axisTitle(\.x, position, alignment, spacing, Text(label))
    }

    /// `spacing` in points.
    public nonisolated func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View {
        axisTitle(\.y, position, alignment, spacing, content())
    }

    public nonisolated func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        axisTitle(\.y, position, alignment, spacing, Text(labelKey))
    }

    @_disfavoredOverload
    public nonisolated func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        axisTitle(\.y, position, alignment, spacing, Text(label))
    }
}
