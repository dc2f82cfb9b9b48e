import UIKit

/// The Mac's own dynamic colours; their values are data of Metrics.
extension NSColor {
    public class var labelColor: NSColor { NSColor(_system: "labelColor") }
    public class var secondaryLabelColor: NSColor { NSColor(_system: "secondaryLabelColor") }
    public class var tertiaryLabelColor: NSColor { NSColor(_system: "tertiaryLabelColor") }
    public class var quaternaryLabelColor: NSColor { NSColor(_system: "quaternaryLabelColor") }
    public class var quinaryLabelColor: NSColor { NSColor(_system: "quinaryLabelColor") }
    public class var textColor: NSColor { NSColor(_system: "textColor") }
    public class var placeholderTextColor: NSColor { NSColor(_system: "placeholderTextColor") }
    public class var selectedTextColor: NSColor { NSColor(_system: "selectedTextColor") }
    public class var textBackgroundColor: NSColor { NSColor(_system: "textBackgroundColor") }
    public class var selectedTextBackgroundColor: NSColor { NSColor(_system: "selectedTextBackgroundColor") }
    public class var unemphasizedSelectedTextColor: NSColor { NSColor(_system: "unemphasizedSelectedTextColor") }
    public class var unemphasizedSelectedTextBackgroundColor: NSColor { NSColor(_system: "unemphasizedSelectedTextBackgroundColor") }
    public class var linkColor: NSColor { NSColor(_system: "linkColor") }
    public class var separatorColor: NSColor { NSColor(_system: "separatorColor") }
    public class var gridColor: NSColor { NSColor(_system: "gridColor") }
    public class var headerTextColor: NSColor { NSColor(_system: "headerTextColor") }
    public class var selectedContentBackgroundColor: NSColor { NSColor(_system: "selectedContentBackgroundColor") }
    public class var unemphasizedSelectedContentBackgroundColor: NSColor { NSColor(_system: "unemphasizedSelectedContentBackgroundColor") }
    public class var selectedMenuItemTextColor: NSColor { NSColor(_system: "selectedMenuItemTextColor") }
    public class var controlAccentColor: NSColor { NSColor(_system: "controlAccentColor") }
    public class var controlColor: NSColor { NSColor(_system: "controlColor") }
    public class var controlBackgroundColor: NSColor { NSColor(_system: "controlBackgroundColor") }
    public class var controlTextColor: NSColor { NSColor(_system: "controlTextColor") }
    public class var disabledControlTextColor: NSColor { NSColor(_system: "disabledControlTextColor") }
    public class var selectedControlColor: NSColor { NSColor(_system: "selectedControlColor") }
    public class var selectedControlTextColor: NSColor { NSColor(_system: "selectedControlTextColor") }
    public class var alternateSelectedControlTextColor: NSColor { NSColor(_system: "alternateSelectedControlTextColor") }
    public class var keyboardFocusIndicatorColor: NSColor { NSColor(_system: "keyboardFocusIndicatorColor") }
    public class var windowBackgroundColor: NSColor { NSColor(_system: "windowBackgroundColor") }
    public class var windowFrameTextColor: NSColor { NSColor(_system: "windowFrameTextColor") }
    public class var underPageBackgroundColor: NSColor { NSColor(_system: "underPageBackgroundColor") }
    public class var findHighlightColor: NSColor { NSColor(_system: "findHighlightColor") }
    public class var highlightColor: NSColor { .white }
    public class var shadowColor: NSColor { .black }

    /// The backgrounds of a table's rows, in turn.
    public class var alternatingContentBackgroundColors: [NSColor] {
        [.controlBackgroundColor, NSColor(_system: "alternatingContentBackgroundColor")]
    }
}
