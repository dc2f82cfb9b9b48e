/// One thing that is different between a recorded picture and a new one.
public struct GoldenChange: Hashable, Codable, Sendable {
    public enum Kind: String, Hashable, Codable, Sendable {
        /// The view is there now, and was not.
        case added
        /// The view was there, and is not now.
        case removed
        /// The view stands elsewhere or has another size.
        case frame
        /// Something else about the view.
        case property
        /// The views say the same and the pixels do not: another picture behind the same name.
        case pixels
    }

    public var kind: Kind
    /// The view it concerns.
    public var identity: String
    /// What a person would call the view.
    public var name: String
    /// `frame`, `text`, `color`, …
    public var property: String
    /// As recorded; nil where there was nothing.
    public var old: String?
    /// As it is now; nil where there is nothing.
    public var new: String?
    /// The change in words: `moved 2 pt right`, `“12:30” is “12:45” now`.
    public var sentence: String
    /// How many views changed their places with this one because they lie in it.
    public var inside = 0
    /// Whether it is a modifier or parameter that decides where views stand.
    public var isLayout = false

    /// `Text “12:30”: moved 2 pt right (with 3 views in it)`
    public var line: String {
        let company = inside == 0 ? "" : " (with \(inside) view\(inside == 1 ? "" : "s") in it)"
        return brief + company
    }

    /// `Text “12:30”: moved 2 pt right`
    public var brief: String { "\(name): \(sentence)" }
}
