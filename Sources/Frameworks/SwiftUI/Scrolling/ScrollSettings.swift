import FoundationOverlay
import ViewEngine

/// What modifiers around a scroll view ask of it.
struct ScrollSettings {
    var margins = ContentMargins()
    var anchors: [ScrollAnchorRole: UnitPoint] = [:]
    var isClipDisabled = false
    /// Decides where the content comes to rest.
    var behavior: (any ScrollTargetBehavior)?
    /// Connects the place with a value of the program.
    var link: ScrollLink?
    /// Hear of the geometry in each pass, as far as it is known.
    var observers: [@MainActor (ScrollGeometry?, Evaluation) -> Void] = []
}

/// Room around content that is scrolled, in points; nil where nothing is asked for.
struct ContentMargins {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets?) {
        if edges.contains(.top) { top = insets?.top }
        if edges.contains(.leading) { leading = insets?.leading }
        if edges.contains(.bottom) { bottom = insets?.bottom }
        if edges.contains(.trailing) { trailing = insets?.trailing }
    }

    @ViewBuilder @MainActor
    func padded(_ content: some View) -> some View {
        if top ?? leading ?? bottom ?? trailing != nil {
            content.padding(EdgeInsets(top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0, trailing: trailing ?? 0))
        } else {
            content
        }
    }
}

private enum ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }
private enum ScrollViewportKey: EnvironmentKey { static var defaultValue: ScrollViewport? { nil } }
private enum ScrollTargetsKey: EnvironmentKey { static var defaultValue: ScrollMemory? { nil } }

extension EnvironmentValues {
    /// What the next scroll view inwards is asked for.
    var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }

    /// The area that is scrolled around a view.
    var scrollViewport: ScrollViewport? {
        get { self[ScrollViewportKey.self] }
        set { self[ScrollViewportKey.self] = newValue }
    }

    /// Learns where elements lie, where a program wants to know.
    var scrollTargets: ScrollMemory? {
        get { self[ScrollTargetsKey.self] }
        set { self[ScrollTargetsKey.self] = newValue }
    }
}

/// The area that is scrolled around a view, and in which directions.
struct ScrollViewport {
    let extent: ScrollExtent
    let axes: Axis.Set
}
