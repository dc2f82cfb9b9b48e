import IsletModel

/// What an app update makes of a placed widget. Pure. Source document 004, part 6, is the only source but for the first case.
public enum UpdateRules {
    public enum Fate: Hashable, Sendable {
        /// Stays and takes the new views.
        case takesNewViews
        /// Stays, white, and reacts to nothing: the widget is gone from the bundle.
        case turnsBlank
        /// Stays with its last picture and reacts to nothing: the widget has no families any more.
        case freezes
        /// Disappears: the widget has other families, but not this one.
        case isRemoved
    }

    /// - Parameter widget: The widget of the same kind after the update; nil where there is none.
    public static func fate(family: WidgetFamily, widget: WidgetDescription?) -> Fate {
        guard let widget else { return .turnsBlank }
        if widget.families.isEmpty { return .freezes }
        return widget.families.contains(family) ? .takesNewViews : .isRemoved
    }
}
