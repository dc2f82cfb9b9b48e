import Foundation
import Metrics

extension ViewSpacing {
    /// The distance from this view to the next one on `axis`, in points: the largest that any pair of neighbours asks for.
    /// One above the other, views that are no text have a say only with a text, where there is one; and where text follows
    /// text, symbols have none (pictures of an iOS 18 snapshot test, high confidence).
    public func distance(to next: ViewSpacing, along axis: LayoutAxis) -> CGFloat {
        let isVertical = axis == .vertical
        let (before, after) = isVertical ? (bottom, next.top) : (trailing, next.leading)
        var pairs = (before.isEmpty ? [.standard] : before).flatMap { above in
            (after.isEmpty ? [.standard] : after).map { (above: above, below: $0) }
        }
        if isVertical {
            if pairs.contains(where: { $0.above.isText && $0.below.isText }) {
                pairs.removeAll { $0.above == .symbol || $0.below == .symbol }
            }
            if pairs.contains(where: { $0.above.isText || $0.below.isText }) {
                pairs.removeAll { $0.above.plain == .standard && $0.below.plain == .standard }
            }
        }
        return pairs.map { Self.distance(from: $0.above, to: $0.below, isVertical: isVertical) }.max() ?? Self.standardDistance
    }

    /// Default distance between views without preferences (docs/SOURCES.md, spacing; high confidence).
    static let standardDistance: CGFloat = 8

    private static func distance(from above: EdgePreference, to below: EdgePreference, isVertical: Bool) -> CGFloat {
        switch (above.plain, below.plain) {
        case (.fixed(let a), .fixed(let b)): max(a, b)
        case (.fixed(let a), .standard), (.standard, .fixed(let a)): a
        case (.fixed(let a), .text), (.text, .fixed(let a)): a
        case (.standard, .standard): standardDistance
        case (.text, .text(_, let gap)) where isVertical: TextSpacing.textToText(lowerLeading: gap, scale: 3)
        case (.text(let size, _), .standard) where isVertical: TextSpacing.textToView(fontSize: size, scale: 3)
        case (.standard, .text(let size, _)) where isVertical: TextSpacing.viewToText(fontSize: size, scale: 3)
        default: standardDistance
        }
    }
}

extension ViewSpacing.EdgePreference {
    /// The preference of a symbol without texts beside it.
    fileprivate var plain: Self { self == .symbol ? .standard : self }

    fileprivate var isText: Bool {
        if case .text = self { return true }
        return false
    }
}
