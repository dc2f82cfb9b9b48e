import Foundation
import Metrics

extension ViewSpacing {
    /// The distance from this view to the next one on `axis`, in points: the largest that both have a preference about; else the larger of what
    /// either wants of whatever follows; else the default.
    public func distance(to next: ViewSpacing, along axis: LayoutAxis) -> CGFloat {
        let (before, after) = axis == .vertical ? (bottom, next.top) : (trailing, next.leading)
        let shared = before.compactMap { category, preference in
            category == .any ? nil : after[category].map { preference.distance(to: $0) }
        }
        if let largest = shared.max() { return largest }
        let wishes = [before[.any], after[.any]].compactMap { preference -> CGFloat? in
            if case .distance(let points) = preference { return points }
            return nil
        }
        return wishes.max() ?? Self.standardDistance
    }

    /// Default distance between views without preferences (docs/SOURCES.md, spacing; high confidence).
    static let standardDistance: CGFloat = TextSpacing.defaultSpacing
}
