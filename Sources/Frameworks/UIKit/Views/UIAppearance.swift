import CoreGraphics
import FoundationOverlay

/// What can hold views whose looks are set for all of them at once.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

/// Looks of all objects of a class, as far as they have none of their own.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    static func appearance(for trait: UITraitCollection) -> Self
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// What is set here is taken over by views when they are laid out for the first time.
    ///
    /// - Support: partial: colours, attributes of titles and the bars' appearances; of SwiftUI's bars and lists only navigation bars follow.
    public class func appearance() -> Self { AppearanceProxies.proxy(of: Self.self) }

    /// - Support: none. Nothing follows it.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceProxies.make(Self.self)
    }

    /// - Support: none. Nothing follows it.
    public class func appearance(for trait: UITraitCollection) -> Self { AppearanceProxies.make(Self.self) }

    /// - Support: none. Nothing follows it.
    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceProxies.make(Self.self) }
}

extension UIBarItem: UIAppearance {
    /// - Support: none. Items have looks of their own alone.
    public class func appearance() -> Self { make() }

    /// - Support: none. Items have looks of their own alone.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { make() }

    /// - Support: none. Items have looks of their own alone.
    public class func appearance(for trait: UITraitCollection) -> Self { make() }

    /// - Support: none. Items have looks of their own alone.
    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { make() }

    private class func make() -> Self {
        guard let item = Self(coder: NSCoder()) else { fatalError("\(Self.self) cannot be made for its appearance: init(coder:) gives nothing") }
        return item
    }
}

extension UIViewController: UIAppearanceContainer {}

/// The views that hold what all of a class look like.
@MainActor enum AppearanceProxies {
    private struct Entry {
        let proxy: UIView
        let matches: @MainActor (UIView) -> Bool
    }

    /// Each class before those it inherits from, whichever was asked for first: what is said of a class counts before what is said of these.
    private static var entries: [Entry] = []

    static func proxy<Proxied: UIView>(of type: Proxied.Type) -> Proxied {
        if let known = known(of: type) { return known }
        let proxy = make(type)
        let place = entries.firstIndex { $0.matches(proxy) } ?? entries.count
        entries.insert(Entry(proxy: proxy) { $0 is Proxied }, at: place)
        return proxy
    }

    /// What was said of a class, if anything.
    static func known<Proxied: UIView>(of type: Proxied.Type) -> Proxied? {
        entries.lazy.compactMap { $0.proxy as? Proxied }.first { Swift.type(of: $0) == type }
    }

    /// One that nothing follows.
    static func make<Proxied: UIView>(_ type: Proxied.Type) -> Proxied {
        guard let view = type.init(coder: NSCoder()) else { fatalError("\(type) cannot be made for its appearance: init(coder:) gives nothing") }
        return view
    }

    /// Gives a view that is laid out for the first time what it has no value of its own for.
    static func apply(to view: UIView) {
        guard !view._hasAppearance else { return }
        view._hasAppearance = true
        for entry in entries where entry.matches(view) && entry.proxy !== view {
            for property in properties { property.take(view, entry.proxy) }
            if view._tintColor == nil, let tint = entry.proxy._tintColor { view.tintColor = tint }
        }
    }

    /// A property of which nil means that a view has no value of its own.
    @MainActor private struct Property {
        let take: @MainActor (_ view: UIView, _ proxy: UIView) -> Void

        init<Owner: UIView, Value>(_ path: ReferenceWritableKeyPath<Owner, Value?>) {
            take = { view, proxy in
                guard let view = view as? Owner, let value = (proxy as? Owner)?[keyPath: path], view[keyPath: path] == nil else { return }
                view[keyPath: path] = value
            }
        }
    }

    private static let properties: [Property] = [
        Property(\UIView.backgroundColor), Property(\UINavigationBar.barTintColor), Property(\UINavigationBar.titleTextAttributes),
        Property(\UINavigationBar.largeTitleTextAttributes), Property(\UINavigationBar.ownStandardAppearance),
        Property(\UINavigationBar.scrollEdgeAppearance), Property(\UINavigationBar.compactAppearance), Property(\UITabBar.barTintColor),
        Property(\UITabBar.unselectedItemTintColor), Property(\UITabBar.ownStandardAppearance), Property(\UITabBar.scrollEdgeAppearance),
        Property(\UIToolbar.barTintColor), Property(\UIPageControl.pageIndicatorTintColor), Property(\UIPageControl.currentPageIndicatorTintColor),
        Property(\UISegmentedControl.selectedSegmentTintColor), Property(\UISlider.minimumTrackTintColor), Property(\UISwitch.onTintColor),
        Property(\UITableView.separatorColor), Property(\UIProgressView.progressTintColor),
    ]
}
