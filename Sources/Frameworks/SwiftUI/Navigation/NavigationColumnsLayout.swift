import FoundationOverlay
import ViewEngine

private enum NavigationStackedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SidebarKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum InNavigationKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ScreenBarKey: EnvironmentKey { static var defaultValue: ScreenBar? { nil } }

/// The bar of a screen, for views that are made before it is known and laid out after that.
@MainActor
final class ScreenBar {
    var showsLargeTitle = true
    /// How far what lies below the bar is scrolled, in points.
    var scrolled: CGFloat = 0
}

extension EnvironmentValues {
    /// Whether navigation views show one screen in any width.
    var navigationIsStacked: Bool {
        get { self[NavigationStackedKey.self] }
        set { self[NavigationStackedKey.self] = newValue }
    }

    /// Whether the view lies in a screen of a navigation view.
    var isInNavigation: Bool {
        get { self[InNavigationKey.self] }
        set { self[InNavigationKey.self] = newValue }
    }

    /// What the screen that the view lies in has in its bar, known once all its views are made.
    var screenBar: ScreenBar? {
        get { self[ScreenBarKey.self] }
        set { self[ScreenBarKey.self] = newValue }
    }

    /// Whether the view lies in the first of several columns.
    var isInSidebar: Bool {
        get { self[SidebarKey.self] }
        set { self[SidebarKey.self] = newValue }
    }
}

/// A screen that fills a narrow window, and is the first column of a wide one.
struct NavigationColumns: View {
    let screen: NavigationScreens

    var body: some View {
        EnvironmentReading { environment in
            if environment.navigationIsStacked || environment.horizontalSizeClass != .regular {
                screen
            } else {
                NavigationColumnsLayout(column: environment.metric(.barColumnWidth), least: environment.metric(.barColumnsWidth)) {
                    VStack(spacing: 0) { screen }.environment(\.isInSidebar, true)
                    HStack(spacing: 0) { Divider() }.ignoresSafeArea(edges: .vertical)
                }
                .padding(.top, environment.isBelowTopTabs ? environment.metric(.barColumnsTabHeight) - environment.metric(.barTopTabHeight) : 0)
                .environment(\.isBelowTopTabs, false)
            }
        }
    }
}

/// A screen and the line beside it.
private struct NavigationColumnsLayout: Layout {
    let column: CGFloat
    /// From this width on, in points, there are columns.
    let least: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: subviews[0].sizeThatFits(proposal))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let isWide = bounds.width >= least
        let width = isWide ? column : bounds.width
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: width, height: bounds.height))
        let line = ProposedViewSize(width: 0, height: isWide ? bounds.height : 0)
        subviews[1].place(at: CGPoint(x: isWide ? bounds.minX + width : bounds.maxX, y: bounds.minY), proposal: line)
    }
}

extension View {
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        let isStacked = style is StackNavigationViewStyle
        return changingEnvironment { $0.navigationIsStacked = isStacked }
    }
}
