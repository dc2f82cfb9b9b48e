import Foundation
import Snapshot

/// A text as its environment made it: styled runs, and the paints and pictures they refer to.
public struct TextContent {
    public var text: StyledText
    public var paints: [PaintSource]
    /// Inline pictures by the id of their attachment run.
    public var attachments: [Int: ImageContent]
    /// What a program attached to runs for its own renderer, by their index.
    public var attributes: [Int: [AnyObject]] = [:]
    /// Drawn as bars instead of glyphs.
    public var isRedacted: Bool
    /// The size in points that spacing to neighbours follows.
    public var fontSize: CGFloat
    /// Takes all the width it is offered, as timers do.
    public var isGreedy: Bool
    /// What is read aloud and dumped.
    public var plainText: String

    public init(
        text: StyledText, paints: [PaintSource], attachments: [Int: ImageContent] = [:], isRedacted: Bool = false, isGreedy: Bool = false,
        fontSize: CGFloat, plainText: String
    ) {
        self.text = text
        self.paints = paints
        self.attachments = attachments
        self.isRedacted = isRedacted
        self.isGreedy = isGreedy
        self.fontSize = fontSize
        self.plainText = plainText
    }
}
