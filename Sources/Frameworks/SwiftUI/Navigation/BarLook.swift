import UIKit
import ViewEngine

/// What a screen says about the ground of its navigation bar.
struct BarLook {
    var ground: AnyShapeStyle?
    var visibility = Visibility.automatic
    var colorScheme: ColorScheme?
    /// Whether what the program says of all bars of UIKit holds for it.
    var followsAppearance = true

    mutating func take(_ next: BarLook) {
        ground = next.ground ?? ground
        if next.visibility != .automatic { visibility = next.visibility }
        colorScheme = next.colorScheme ?? colorScheme
        followsAppearance = followsAppearance && next.followsAppearance
    }

    /// What `UINavigationBar.appearance()` was given, for a bar with content scrolled below it or without.
    @MainActor
    func appearance(isScrolled: Bool) -> UINavigationBar._Looks? {
        followsAppearance ? UINavigationBar._appearanceOfAll?._looks(isScrolled: isScrolled) : nil
    }
}

/// What lies behind a navigation bar: what the screen asks for, what the program asks for, or what the system shows below scrolled content.
struct BarGround: View {
    let look: BarLook
    let isScrolled: Bool
    let height: CGFloat

    var body: some View {
        let isVisible = look.visibility == .visible || (look.visibility == .automatic && isScrolled)
        if isVisible, let ground = look.ground {
            Rectangle().fill(ground).ignoresSafeArea(edges: .top)
        } else if look.visibility != .hidden, let color = look.appearance(isScrolled: isScrolled)?.ground {
            Rectangle().fill(Color(uiColor: color)).ignoresSafeArea(edges: .top)
        } else if isVisible {
            ScrolledBarGround(height: height)
        }
    }
}

extension View {
    /// The ground of a bar, where that shows one: below content that is scrolled, or always with `toolbarBackgroundVisibility(.visible)`.
    ///
    /// - Support: partial: navigation bars; tab bars and lower bars have one look.
    public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        changingLook(of: bars) { $0.ground = AnyShapeStyle(style) }
    }

    /// - Support: partial: navigation bars; tab bars and lower bars have one look.
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        changingLook(of: bars) { $0.visibility = visibility }
    }

    /// - Support: partial: navigation bars; tab bars and lower bars have one look.
    public nonisolated func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        changingLook(of: bars) { $0.visibility = visibility }
    }

    /// - Support: partial: navigation bars; tab bars and lower bars have one look.
    public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        changingLook(of: bars) { $0.colorScheme = colorScheme }
    }

    private nonisolated func changingLook(of bars: [ToolbarPlacement], _ change: @escaping @MainActor (inout BarLook) -> Void) -> some View {
        let isConcerned = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
        return changingBar { if isConcerned { change(&$0.look) } }
    }
}
