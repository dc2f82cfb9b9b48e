import Foundation
import Geometry
import Snapshot

/// How a snapshot is presented: by which scale, in which shape, on what.
public struct PaintOptions: Hashable, Sendable {
    /// What the widget is clipped to. Everything outside stays transparent, or shows the wallpaper.
    public enum Shape: Hashable, Sendable {
        case rect
        /// Corner radius in points.
        case rounded(cornerRadius: Double, curve: CornerCurve)
        /// The largest circle in the middle.
        case circle
        case capsule

        /// The rounded rectangle of a widget on the Home Screen.
        public static func widget(cornerRadius: Double) -> Shape { .rounded(cornerRadius: cornerRadius, curve: .continuous) }
    }

    /// What lies behind the widget.
    public enum Wallpaper: Hashable, Sendable {
        case transparent
        case color(RGBA)
        /// From top to bottom.
        case gradient([RGBA])
    }

    /// What lies below the widget's own background, inside the shape.
    public enum Base: Hashable, Sendable {
        /// The system's: white or dark grey in full colour, a platter in the accented and vibrant modes.
        case automatic
        case none
        case color(RGBA)
    }

    /// Pixels per point; nil: the snapshot's.
    public var scale: Double?
    public var shape: Shape
    public var wallpaper: Wallpaper
    public var base: Base
    /// Whether the widget's own background is drawn; nil: in full colour only, as the system does.
    public var showsContainerBackground: Bool?
    /// The part that is painted, in whole pixels from the top left; nil: everything. Its pixels are those of the whole picture.
    public var region: CGRect?
    /// How much glass covers what lies behind it, as people set it from iOS 27 on: 0 is the clearest, 1 the most tinted.
    public var glass: Double

    public init(
        scale: Double? = nil, shape: Shape = .rect, wallpaper: Wallpaper = .transparent, base: Base = .automatic,
        showsContainerBackground: Bool? = nil, glass: Double = Self.usualGlass
    ) {
        self.glass = glass
        self.scale = scale
        self.shape = shape
        self.wallpaper = wallpaper
        self.base = base
        self.showsContainerBackground = showsContainerBackground
    }
}

extension PaintOptions {
    /// The middle of the slider, where the system's own look lies.
    public static let usualGlass = 0.5
}

extension PaintOptions.Shape {
    /// The shape inside a widget of this size, in points.
    func outline(in size: CGSize) -> Outline {
        let frame = CGRect(origin: .zero, size: size)
        switch self {
        case .rect: return .rect(frame)
        case .rounded(let radius, let curve): return .roundedRect(frame, cornerSize: CGSize(width: radius, height: radius), curve: curve)
        case .circle:
            let side = min(size.width, size.height)
            return .ellipse(CGRect(x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side))
        case .capsule: return .capsule(frame)
        }
    }
}
