import Foundation

/// A view's size and alignment guides, in its own coordinate space.
public struct ViewDimensions: Equatable, Sendable {
    public let width: CGFloat
    public let height: CGFloat
    let guides: GuideSource?

    /// A box of this size with the guides that follow from it.
    public init(size: CGSize) { self.init(size: size, guides: nil) }

    init(size: CGSize, guides: GuideSource?) {
        width = size.width
        height = size.height
        self.guides = guides
    }

    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.width == b.width && a.height == b.height }

    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    /// The position of a guide only where the view or something in it sets one.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

    subscript(key: AlignmentKey) -> CGFloat { self[explicit: key] ?? key.id.defaultValue(in: self) }
    subscript(explicit key: AlignmentKey) -> CGFloat? { guides?.explicitGuide(key) }
}

/// Where explicit alignment guides come from: a node laid out for a proposal.
struct GuideSource: Sendable {
    let node: Node
    let proposal: ProposedViewSize

    func explicitGuide(_ key: AlignmentKey) -> CGFloat? {
        MainActor.assumeIsolated { node.explicitGuide(key, for: proposal) }
    }
}
