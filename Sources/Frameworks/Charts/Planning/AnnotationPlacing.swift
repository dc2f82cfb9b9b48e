import FoundationOverlay
import SwiftUI

/// Where annotations lie.
enum AnnotationPlacing {
    /// The corner of a view beside a rectangle.
    static func origin(
        of size: CGSize, beside target: CGRect, _ position: AnnotationPosition, _ alignment: Alignment, spacing: CGFloat
    ) -> CGPoint {
        let left = target.minX - size.width - spacing
        let right = target.maxX + spacing
        let above = target.minY - size.height - spacing
        let below = target.maxY + spacing
        let x = aligned(alignment.horizontal, target.minX, target.maxX, size.width)
        let y = aligned(alignment.vertical, target.minY, target.maxY, size.height)
        return switch position.storage {
        case .automatic, .top: CGPoint(x: x, y: above)
        case .overlay: CGPoint(x: x, y: y)
        case .bottom: CGPoint(x: x, y: below)
        case .leading: CGPoint(x: left, y: y)
        case .trailing: CGPoint(x: right, y: y)
        case .topLeading: CGPoint(x: left, y: above)
        case .topTrailing: CGPoint(x: right, y: above)
        case .bottomLeading: CGPoint(x: left, y: below)
        case .bottomTrailing: CGPoint(x: right, y: below)
        }
    }

    /// The nearest corner at which a view lies inside a rectangle.
    static func origin(_ origin: CGPoint, of size: CGSize, inside limit: CGRect) -> CGPoint {
        CGPoint(
            x: max(limit.minX, min(origin.x, limit.maxX - size.width)), y: max(limit.minY, min(origin.y, limit.maxY - size.height)))
    }

    static func aligned(_ alignment: HorizontalAlignment, _ low: CGFloat, _ high: CGFloat, _ width: CGFloat) -> CGFloat {
        if alignment == .leading { return low }
        return alignment == .trailing ? high - width : (low + high - width) / 2
    }

    static func aligned(_ alignment: VerticalAlignment, _ low: CGFloat, _ high: CGFloat, _ height: CGFloat) -> CGFloat {
        if alignment == .top { return low }
        return alignment == .bottom ? high - height : (low + high - height) / 2
    }
}
