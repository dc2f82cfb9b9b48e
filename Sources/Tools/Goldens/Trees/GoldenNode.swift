import Foundation
import Snapshot

/// A view of a recorded picture: where it stands, and everything about it that can be seen, touched or heard, by name.
///
/// It holds nothing that depends on the machine: no paths, no order of dictionaries.
public struct GoldenNode: Hashable, Codable, Sendable {
    /// Structural path, unique within the picture.
    public var identity: String
    /// How many views it lies in.
    public var depth: Int
    /// What the view is: `VStack`, `Text`, …
    public var role: String
    /// What a person would call it by: the string of a text, the name of a picture.
    public var label: String?
    /// Left, top, width and height in points, rounded to 1/1000.
    public var frame: [Double]
    /// `text`, `font`, `color`, `link`, …, each as a short text. Lengths and places count from the view's own top left.
    public var properties: [String: String]

    /// `Text “Hello”`, `VStack`.
    public var name: String { label.map { "\(role) “\($0.count > 40 ? $0.prefix(39) + "…" : $0[...])”" } ?? role }
}

extension GoldenNode {
    /// Modifiers and parameters that decide where views stand.
    static let layoutNames: Set<String> = ["padding", "frame", "offset", "position", "aspect ratio", "spacing"]
    private static let between = " of "

    /// Under which name a node keeps a hint.
    static func key(of hint: LayoutHint) -> String { hint.view.map { hint.name + between + $0 } ?? hint.name }

    /// The name of a layout property and the view it belongs to, where that is another than the node; nil for other properties.
    static func layout(_ key: String) -> (name: String, view: String?)? {
        if layoutNames.contains(key) { return (key, nil) }
        guard let place = key.range(of: between), layoutNames.contains(String(key[..<place.lowerBound])) else { return nil }
        let view = String(key[place.upperBound...])
        return view == "PlacedWidget" ? ("content margins", "Widget") : (String(key[..<place.lowerBound]), view)
    }
}
