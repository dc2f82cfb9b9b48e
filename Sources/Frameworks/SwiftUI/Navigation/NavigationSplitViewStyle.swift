// - Support: accepted, without effect: columns stand as the device's width has it.
import FoundationOverlay
import ViewEngine

/// The look of columns of screens.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
    associatedtype Body: View = Never
    typealias Configuration = NavigationSplitViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension NavigationSplitViewStyle where Body == Never {
    public func makeBody(configuration: Configuration) -> Never { fatalError("\(Self.self) has no body: the system draws it") }
}

/// The parts of columns of screens.
public struct NavigationSplitViewStyleConfiguration: Sendable {}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable { public nonisolated init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable { public nonisolated init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable { public nonisolated init() {} }
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
}
