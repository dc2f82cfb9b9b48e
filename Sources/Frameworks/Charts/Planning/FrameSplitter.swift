import FoundationOverlay
import SwiftUI

/// Cuts views off the edges of a rectangle.
struct FrameSplitter {
    private(set) var rest: CGRect

    init(rest: CGRect) { self.rest = rest }

    /// The frame of a view at an edge; nil: it lies in the middle, and nothing is cut off.
    mutating func take(_ asked: CGSize, at edge: Edge?, _ alignment: Alignment, spacing: CGFloat) -> CGRect {
        let size = CGSize(width: asked.width, height: edge == nil ? asked.height : asked.height.rounded(.up))
        let x = AnnotationPlacing.aligned(alignment.horizontal, rest.minX, rest.maxX, size.width)
        let y = AnnotationPlacing.aligned(alignment.vertical, rest.minY, rest.maxY, size.height)
        let frame: CGRect
        switch edge {
        case nil: return CGRect(origin: CGPoint(x: x, y: y), size: size)
        case .top?:
            frame = CGRect(x: x, y: rest.minY, width: size.width, height: size.height)
            rest.origin.y += size.height + spacing
        case .bottom?: frame = CGRect(x: x, y: rest.maxY - size.height, width: size.width, height: size.height)
        case .leading?:
            frame = CGRect(x: rest.minX, y: y, width: size.width, height: size.height)
            rest.origin.x += size.width + spacing
        case .trailing?: frame = CGRect(x: rest.maxX - size.width, y: y, width: size.width, height: size.height)
        }
        let isRow = edge == .top || edge == .bottom
        if isRow {
            rest.size.height = max(0, rest.height - size.height - spacing)
        } else {
            rest.size.width = max(0, rest.width - size.width - spacing)
        }
        return frame
    }

    /// The edge that a position means, and the alignment along it where the position says one.
    static func side(_ position: AnnotationPosition, otherwise usual: Edge) -> (Edge?, Alignment?) {
        switch position.storage {
        case .automatic: (usual, nil)
        case .overlay: (nil, .center)
        case .top: (.top, nil)
        case .bottom: (.bottom, nil)
        case .leading: (.leading, .center)
        case .trailing: (.trailing, .center)
        case .topLeading: (.top, .leading)
        case .topTrailing: (.top, .trailing)
        case .bottomLeading: (.bottom, .leading)
        case .bottomTrailing: (.bottom, .trailing)
        }
    }
}
