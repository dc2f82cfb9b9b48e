import FoundationOverlay
import Metrics
import ViewEngine

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini
    case small
    case regular
    case large
    case extraLarge
}

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private enum AppWindowKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// Whether the view lies in a window of an app, where controls work that widgets lack.
    package var isInAppWindow: Bool {
        get { self[AppWindowKey.self] }
        set { self[AppWindowKey.self] = newValue }
    }

    /// A measure of a control in the look of the system.
    func metric(_ metric: ControlMetric) -> CGFloat { ControlMetrics.shared[metric, DeviceTraits.current.profile] }
}

extension View {
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View { changingEnvironment { $0.controlSize = controlSize } }
    public nonisolated func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize {
        let allowed = ControlSize.allCases.filter { range.contains($0) }
        return changingEnvironment { environment in
            guard let first = allowed.first, let last = allowed.last else { return }
            environment.controlSize = min(max(environment.controlSize, first), last)
        }
    }
}

extension ControlSize: Comparable {
    public static func < (lhs: ControlSize, rhs: ControlSize) -> Bool { lhs.order < rhs.order }

    private var order: Int {
        switch self {
        case .mini: 0
        case .small: 1
        case .regular: 2
        case .large: 3
        case .extraLarge: 4
        }
    }
}
