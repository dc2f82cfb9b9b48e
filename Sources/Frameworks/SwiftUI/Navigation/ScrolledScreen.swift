import FoundationOverlay
import ViewEngine

/// What a bar at the lower edge of a screen learns of the content that is scrolled below it, while that is placed.
final class ScrolledScreen: @unchecked Sendable {
    // Touched by the main actor alone.
    /// How far down areas are seen whose content goes on below, in points of the window.
    private var lowest: CGFloat?

    /// - Parameters:
    ///   - frame: Of an area that is scrolled up and down, in points of the window.
    ///   - ahead: How much further its content goes than what is seen, in points.
    func placed(_ frame: CGRect, ahead: CGFloat) { if ahead > 0 { lowest = max(lowest ?? frame.maxY, frame.maxY) } }

    /// Whether content goes on below a bar whose upper edge lies there, in points of the window.
    func reachesBelow(_ edge: CGFloat) -> Bool { lowest.map { $0 > edge - 1 } ?? false }
}

private enum ScrolledScreenKey: EnvironmentKey { static var defaultValue: ScrolledScreen? { nil } }

extension EnvironmentValues {
    /// The screen above the bar of a tab view.
    var scrolledScreen: ScrolledScreen? {
        get { self[ScrolledScreenKey.self] }
        set { self[ScrolledScreenKey.self] = newValue }
    }
}

/// What lies behind a bar of tabs where content goes on below it: up to iOS 18 a material and a line.
struct TabBarGround: View {
    let screen: ScrolledScreen?

    var body: some View {
        // Made when the bar is placed, after the screen above it.
        GeometryReader { proxy in
            if screen?.reachesBelow(proxy.frame(in: .global).minY) == true {
                Rectangle().fill(.bar).overlay(alignment: .top) { Divider() }
            }
        }
        .ignoresSafeArea(edges: .bottom)
    }
}
