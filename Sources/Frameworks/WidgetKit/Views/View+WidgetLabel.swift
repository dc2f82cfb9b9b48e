// - Support: partial: drawn beside corner complications of a watch, a text or the arc of a gauge; other places show no label.
import FoundationOverlay
import SwiftUI

/// The label of a complication on its way from the view to the face.
enum WidgetLabelKey: PreferenceKey {
    static var defaultValue: AnyView? { nil }

    static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) { value = value ?? nextValue() }
}

extension View {
    /// A label outside a complication.
    public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { labelled { Text(labelKey) } }

    @_disfavoredOverload
    public nonisolated func widgetLabel(_ labelResource: LocalizedStringResource) -> some View { labelled { Text(labelResource) } }

    @_disfavoredOverload
    public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> some View { labelled { Text(label) } }

    public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { labelled(label) }

    private nonisolated func labelled<Label: View>(_ label: () -> Label) -> some View {
        preference(key: WidgetLabelKey.self, value: AnyView(label()))
    }

    /// Bends the content of a corner complication along the watch's edge.
    /// - Support: partial: a text.
    public nonisolated func widgetCurvesContent(_ curves: Bool = true) -> some View { CurvedContent(content: self, curves: curves) }
}

private enum ShowsWidgetLabelKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the place of the widget shows its label.
    public var showsWidgetLabel: Bool { self[ShowsWidgetLabelKey.self] || faceCorner != nil }
}
