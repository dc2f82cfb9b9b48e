import Foundation
import Metrics

extension ViewSpacing {
    /// The distance from this view to the next one on `axis`, in points: the largest that any pair of neighbours asks for.
    /// Where text follows text, symbols beside them have no say (pictures of an iOS 18 snapshot test, high confidence).
    public func distance(to next: ViewSpacing, along axis: LayoutAxis) -> CGFloat {
        let (before, after) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
        var largest: CGFloat?
        let textsMeet = axis == .vertical && before.contains(where: \.isText) && after.contains(where: \.isText)
        for above in before.isEmpty ? [.standard] : before where !(textsMeet && above == .symbol) {
            for below in after.isEmpty ? [.standard] : after where !(textsMeet && below == .symbol) {
                let distance = Self.distance(from: above, to: below, isVertical: axis == .vertical)
                largest = max(largest ?? distance, distance)
            }
        }
        return largest ?? Self.standardDistance
    }

    /// Default distance between views without preferences (SYSTEM facts 5.1, high confidence).
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
