// - Support: accepted, without effect: only complications of a watch show labels.
import FoundationOverlay
import SwiftUI

// Labels stand beside complications on a watch; no other place shows them.
extension View {
    /// A label outside a complication.
    public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

    @_disfavoredOverload
    public nonisolated func widgetLabel(_ labelResource: LocalizedStringResource) -> some View { self }

    @_disfavoredOverload
    public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }

    public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }

    /// Bends the content of a corner complication along the watch's edge.
    public nonisolated func widgetCurvesContent(_ curves: Bool = true) -> some View { self }
}

private enum ShowsWidgetLabelKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the place of the widget shows its label.
    public var showsWidgetLabel: Bool { self[ShowsWidgetLabelKey.self] }
}
