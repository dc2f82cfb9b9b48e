import FoundationOverlay
import Metrics
import ViewEngine

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact
    case regular
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic
    case visible
    case hidden
}

private enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private enum MinListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum MinListHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// `compact` on phones, `regular` elsewhere, where nothing else is set.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] ?? (DeviceTraits.current.idiom == .phone ? .compact : .regular) }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] ?? .regular }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// Points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinListRowHeightKey.self] ?? metric(.rowMinimumHeight) + metric(.rowFollowsText) * textGrowth }
        set { self[MinListRowHeightKey.self] = newValue }
    }

    /// Points by which body text's leading is larger than at the default text size.
    private var textGrowth: CGFloat {
        let body = TextStyleMetrics.style("body")
        return body.leading(category: dynamicTypeSize.metricsName) - body.leading()
    }

    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinListHeaderHeightKey.self] }
        set { self[MinListHeaderHeightKey.self] = newValue }
    }
}
