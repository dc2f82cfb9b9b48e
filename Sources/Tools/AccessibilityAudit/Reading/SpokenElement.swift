import Foundation
import Geometry

/// What a screen reader stops at, and what it says there.
public struct SpokenElement: Hashable, Codable, Sendable {
    /// Of the view in the snapshot.
    public var identity: String
    /// `text`, `image`, `button`, `toggle`, `link`, `progress`, `gauge` or `element`.
    public var kind: String
    /// Empty where there is nothing to say.
    public var label: String
    public var value: String?
    public var hint: String?
    /// Apple's names of traits that the kind does not say already.
    public var traits: [String]
    /// Points from the top left: x, y, width, height.
    public var frame: [Double]

    /// Whether it does something when it is activated.
    public var isInteractive: Bool { ["button", "toggle", "link"].contains(kind) }

    /// `“Goal”, 40 % — progress, header`
    public var description: String {
        let said = [label.isEmpty ? "(nothing)" : "“\(label)”", value].compactMap { $0 }.joined(separator: ", ")
        let what = ([kind] + traits).joined(separator: ", ")
        return "\(said) — \(what)" + (hint.map { ". \($0)" } ?? "")
    }
}
