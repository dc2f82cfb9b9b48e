import CoreGraphics
import FoundationOverlay

extension NibNode {
    /// The rectangle of a `<rect>`, in points.
    var rect: CGRect {
        CGRect(x: number("x") ?? 0, y: number("y") ?? 0, width: number("width") ?? 0, height: number("height") ?? 0)
    }

    var edgeInsets: UIEdgeInsets {
        UIEdgeInsets(
            top: number("top") ?? number("minY") ?? 0, left: number("left") ?? number("minX") ?? number("leading") ?? 0,
            bottom: number("bottom") ?? number("maxY") ?? 0, right: number("right") ?? number("maxX") ?? number("trailing") ?? 0)
    }

    @MainActor var color: UIColor? {
        if let name = self["systemColor"] ?? self["xcode11CocoaTouchSystemColor"] ?? self["cocoaTouchSystemColor"] { return Self.systemColor(name) }
        if let name = self["name"] { return UIColor(named: name) }
        let alpha = number("alpha") ?? 1
        if let white = number("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
        return self["customColorSpace"] == "displayP3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha) : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A colour that UIKit has under a name.
    private static func systemColor(_ name: String) -> UIColor? {
        let older: [String: UIColor] = [
            "darkTextColor": .black, "lightTextColor": UIColor(white: 1, alpha: 0.6), "groupTableViewBackgroundColor": .systemGroupedBackground,
            "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground, "scrollViewTexturedBackgroundColor": .gray,
        ]
        return older[name] ?? UIColor(_systemName: name.hasSuffix("Color") ? String(name.dropLast(5)) : name)
    }

    @MainActor var font: UIFont? {
        let size = number("pointSize") ?? number("size") ?? 17
        if let style = self["style"] { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
        if let name = self["name"] { return UIFont(name: name, size: size) ?? .systemFont(ofSize: size) }
        let weights: [String: UIFont.Weight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy,
            "black": .black,
        ]
        switch self["type"] {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        default: return .systemFont(ofSize: size, weight: self["weight"].flatMap { weights[$0] } ?? .regular)
        }
    }

    /// A text that the element itself or a `<string>` below it holds.
    func string(_ key: String) -> String? { self[key] ?? children.first { $0.name == "string" && $0["key"] == key }?.text }
}

extension UIView.ContentMode {
    init?(nib name: String) {
        let modes: [String: UIView.ContentMode] = [
            "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw,
            "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
            "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
        ]
        guard let mode = modes[name] else { return nil }
        self = mode
    }
}

extension NSLayoutConstraint.Attribute {
    init?(nib name: String) {
        let names: [String: NSLayoutConstraint.Attribute] = [
            "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "width": .width,
            "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
            "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
            "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
            "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
        ]
        guard let attribute = names[name] else { return nil }
        self = attribute
    }
}

extension NSTextAlignment {
    init?(nib name: String?) {
        let names: [String: NSTextAlignment] = ["left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural]
        guard let alignment = name.flatMap({ names[$0] }) else { return nil }
        self = alignment
    }
}
