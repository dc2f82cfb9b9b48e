import FoundationOverlay
import ViewEngine

private enum LabelSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum LabelIconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// Points between the icon and the title of a label; nil for the system's.
    public var labelIconToTitleSpacing: CGFloat? {
        get { self[LabelSpacingKey.self] }
        set { self[LabelSpacingKey.self] = newValue }
    }

    /// Points that an icon takes at least, so that titles below each other begin at one place; nil for its own width.
    public var labelReservedIconWidth: CGFloat? {
        get { self[LabelIconWidthKey.self] }
        set { self[LabelIconWidthKey.self] = newValue }
    }

    /// Whether controls show their labels.
    public var labelsVisibility: Visibility {
        get { hidesLabels ? .hidden : .automatic }
        set { hidesLabels = newValue == .hidden }
    }
}

extension View {
    public nonisolated func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
        changingEnvironment { $0.labelIconToTitleSpacing = spacing }
    }
    public nonisolated func labelReservedIconWidth(_ width: CGFloat) -> some View { changingEnvironment { $0.labelReservedIconWidth = width } }
    public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View { changingEnvironment { $0.labelsVisibility = visibility } }
}
