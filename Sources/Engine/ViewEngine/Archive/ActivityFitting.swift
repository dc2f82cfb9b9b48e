import Foundation
import Snapshot

/// How a Live Activity finds its size: its view is offered the largest size and takes what it needs, down to the smallest.
public struct ActivityFitting {
    /// Points.
    public var minimumSize: CGSize
    /// Whether the width is always the largest.
    public var fixesWidth: Bool
    /// Where content goes that is smaller or larger than the place.
    public var alignment: Alignment

    public init(minimumSize: CGSize, fixesWidth: Bool, alignment: Alignment) {
        (self.minimumSize, self.fixesWidth, self.alignment) = (minimumSize, fixesWidth, alignment)
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
