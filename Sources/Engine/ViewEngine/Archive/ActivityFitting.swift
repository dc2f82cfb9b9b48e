import Foundation
import Snapshot

/// How a Live Activity finds its size: its view is offered the largest size and takes what it needs, down to the smallest.
public struct ActivityFitting {
    /// How high the content is, which decides how high the place is.
    public enum HeightRule: Sendable {
        /// What the content takes of the largest height.
        case offered
        /// What the content takes of the largest height; where it needs more, all it needs, and the rest is cut off.
        case offeredOrNeeded
        /// What the content needs: views that would take more do not stretch the place.
        case ideal
    }

    /// Points.
    public var minimumSize: CGSize
    /// Whether the width is always the largest.
    public var fixesWidth: Bool
    /// Where content goes that is smaller or larger than the place.
    public var alignment: Alignment

    public var heightRule: HeightRule

    public init(minimumSize: CGSize, fixesWidth: Bool, alignment: Alignment, heightRule: HeightRule = .offered) {
        (self.minimumSize, self.fixesWidth) = (minimumSize, fixesWidth)
        (self.alignment, self.heightRule) = (alignment, heightRule)
    }

    /// What content wants where `largest` is offered.
    @MainActor
    func wantedSize(of root: Node, atMost largest: CGSize) -> CGSize {
        let offered = ProposedViewSize(largest)
        guard heightRule != .offered else { return root.size(for: offered) }
        let ideal = root.size(for: ProposedViewSize(width: largest.width, height: nil))
        let fits = ideal.height <= largest.height + Self.tolerance
        return fits == (heightRule == .ideal) ? ideal : root.size(for: offered)
    }

    /// The size content is laid out in where `shown` of it is shown.
    func placedSize(shown: CGSize, wanted: CGSize) -> CGSize {
        heightRule == .offeredOrNeeded ? CGSize(width: shown.width, height: max(shown.height, wanted.height)) : shown
    }

    /// Whether content that wants `wanted` is cut in `shown`.
    public static func clips(_ wanted: CGSize, to shown: CGSize) -> Bool {
        wanted.width > shown.width + tolerance || wanted.height > shown.height + tolerance
    }

    /// Points below which lengths count as equal.
    static let tolerance: CGFloat = 0.01

    /// The size that is shown of content that wants `wanted`, in whole pixels.
    public func size(for wanted: CGSize, atMost largest: CGSize, scale: CGFloat) -> CGSize {
        func shown(_ wanted: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
            wanted.isFinite ? min(most, max(least, (wanted * scale - Self.tolerance).rounded(.up) / scale)) : most
        }
        return CGSize(
            width: fixesWidth ? largest.width : shown(wanted.width, minimumSize.width, largest.width),
            height: shown(wanted.height, minimumSize.height, largest.height))
    }
}
