import Foundation

/// Distances between a text and a neighbour that is no text, from the metrics of the system font (SYSTEM facts 5.1).
enum TextEdgeSpacing {
    private static let ascent: CGFloat = 0.952148
    private static let descent: CGFloat = 0.241211
    private static let capHeight: CGFloat = 0.704590
    private static let lineHeight: CGFloat = 1.193359

    private static func step(_ size: CGFloat) -> CGFloat { (lineHeight * size / 10 * 3).rounded(.up) / 3 }

    /// From a text down to another view.
    static func below(fontSize: CGFloat) -> CGFloat {
        max((lineHeight - capHeight) * fontSize + step(fontSize), step(fontSize) + descent * fontSize)
    }

    /// From another view down to a text.
    static func above(fontSize: CGFloat) -> CGFloat {
        (lineHeight - ascent) * fontSize + step(fontSize)
    }
}
