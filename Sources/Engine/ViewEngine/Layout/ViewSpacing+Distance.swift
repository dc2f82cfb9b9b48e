import Foundation
import Metrics

extension ViewSpacing {
    /// The distance from this view to the next one on `axis`, in points: the largest that any pair of neighbours asks for.
    public func distance(to next: ViewSpacing, along axis: LayoutAxis) -> CGFloat {
        let (before, after) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
        var largest: CGFloat?
        for above in before.isEmpty ? [.standard] : before {
            for below in after.isEmpty ? [.standard] : after {
                let distance = Self.distance(from: above, to: below, isVertical: axis == .vertical)
                largest = max(largest ?? distance, distance)
            }
        }
        return largest ?? Self.standardDistance
    }

    /// Default distance between views without preferences (SYSTEM facts 5.1, high confidence).
    static let standardDistance: CGFloat = 8

    private static func distance(from above: EdgePreference, to below: EdgePreference, isVertical: Bool) -> CGFloat {
        switch (above, below) {
        case (.fixed(let a), .fixed(let b)): max(a, b)
        case (.fixed(let a), .standard), (.standard, .fixed(let a)): a
        case (.fixed(let a), .text), (.text, .fixed(let a)): a
        case (.standard, .standard): standardDistance
        case (.text, .text) where isVertical: 0
        case (.text(let size), .standard) where isVertical: TextEdgeSpacing.below(fontSize: size)
        case (.standard, .text(let size)) where isVertical: TextEdgeSpacing.above(fontSize: size)
        default: standardDistance
        }
    }
}
