extension UINavigationBar {
    /// What the program says of all bars; nil where it says nothing.
    public static var _appearanceOfAll: UINavigationBar? { AppearanceProxies.known(of: UINavigationBar.self) }

    /// How a bar looks.
    public struct _Looks {
        public var ground: UIColor?
        public var tint: UIColor?
        public var titleColor: UIColor?
        public var titleFont: UIFont?
        public var largeTitleColor: UIColor?
        public var largeTitleFont: UIFont?
    }

    /// How the bar looks with content scrolled below it, or without: there it has no ground unless it was given an appearance of its own for that.
    public func _looks(isScrolled: Bool) -> _Looks {
        let own = isScrolled ? ownStandardAppearance : scrollEdgeAppearance ?? ownStandardAppearance
        let hasGround = isScrolled || scrollEdgeAppearance != nil
        let title = (titleTextAttributes ?? [:]).merging(own?.titleTextAttributes ?? [:]) { $1 }
        let largeTitle = (largeTitleTextAttributes ?? [:]).merging(own?.largeTitleTextAttributes ?? [:]) { $1 }
        return _Looks(
            ground: hasGround ? own?.backgroundColor ?? (isScrolled ? barTintColor : nil) ?? backgroundColor : backgroundColor, tint: _tintColor,
            titleColor: title[.foregroundColor] as? UIColor, titleFont: title[.font] as? UIFont,
            largeTitleColor: largeTitle[.foregroundColor] as? UIColor, largeTitleFont: largeTitle[.font] as? UIFont)
    }
}
