import Foundation
import Geometry
import Snapshot

/// A view as the system shows it: on its background, in its shape.
public struct PresentedView: Sendable, Equatable {
    public var snapshot: Snapshot
    /// What the picture is clipped to, in points of the snapshot.
    public var shape: Outline

    public init(snapshot: Snapshot, shape: Outline) {
        self.snapshot = snapshot
        self.shape = shape
    }

    /// A view on a platter, which replaces the background that the view may have for widgets.
    init(_ snapshot: Snapshot, on drawing: [Drawing], shape: Outline) {
        var result = snapshot
        var platter = SnapshotNode(identity: "platter", role: "Platter", frame: CGRect(origin: .zero, size: snapshot.size))
        platter.drawing = drawing
        result.containerBackground = platter
        self.init(snapshot: result, shape: shape)
    }
}

extension PresentedView {
    /// The banner on the Lock Screen: on the colour the activity asks for, else on the system's material. A capture of iOS 16
    /// lets so much of the wallpaper through as only the thinnest does.
    ///
    /// - Parameter cornerRadius: Of the continuous corners, in points.
    public static func lockScreen(_ snapshot: Snapshot, cornerRadius: Double) -> PresentedView {
        let thickness: MaterialPaint.Thickness = snapshot.context.hasGlass ? .regular : .ultraThin
        return platter(snapshot, cornerRadius: cornerRadius, isDark: snapshot.context.isDark, thickness: thickness)
    }

    /// The small family on a watch or in CarPlay, which are dark.
    public static func small(_ snapshot: Snapshot, cornerRadius: Double) -> PresentedView {
        platter(snapshot, cornerRadius: cornerRadius, isDark: true)
    }

    private static func platter(
        _ snapshot: Snapshot, cornerRadius: Double, isDark: Bool, thickness: MaterialPaint.Thickness = .regular
    ) -> PresentedView {
        let frame = CGRect(origin: .zero, size: snapshot.size)
        let shape = Outline.roundedRect(frame, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), curve: .continuous)
        let paint = snapshot.activity?.backgroundTint.map(Paint.color) ?? .material(MaterialPaint(thickness: thickness, isDark: isDark))
        return PresentedView(snapshot, on: [.fill(.rect(frame), paint, evenOdd: false)], shape: shape)
    }

    /// The expanded island, whose corners are arcs: captures of iOS 16 and 18 fit arcs better than continuous corners.
    public static func expanded(_ snapshot: Snapshot, cornerRadius: Double, keyline: Keyline) -> PresentedView {
        let frame = CGRect(origin: .zero, size: snapshot.size)
        let radius = min(cornerRadius, snapshot.size.height / 2)
        return island(snapshot, shape: .roundedRect(frame, cornerSize: CGSize(width: radius, height: radius), curve: .circular), keyline)
    }

    /// A compact or minimal presentation.
    public static func capsule(_ snapshot: Snapshot, keyline: Keyline) -> PresentedView {
        island(snapshot, shape: .capsule(CGRect(origin: .zero, size: snapshot.size)), keyline)
    }

    /// One side of the compact island: round at its outer end, cut off at the camera.
    public static func compactSide(_ snapshot: Snapshot, isLeading: Bool) -> PresentedView {
        let radius = snapshot.size.height / 2
        let isLeft = isLeading != snapshot.context.isRightToLeft
        let radii = isLeft ? [radius, 0, 0, radius] : [0, radius, radius, 0]
        let frame = CGRect(origin: .zero, size: snapshot.size)
        return island(snapshot, shape: .unevenRoundedRect(frame, radii: radii.map { CGFloat($0) }, curve: .circular), .none)
    }

    private static func island(_ snapshot: Snapshot, shape: Outline, _ keyline: Keyline) -> PresentedView {
        var drawing: [Drawing] = [.fill(shape, .color(.black), evenOdd: false)]
        if let tint = snapshot.activity?.keylineTint, let line = keyline.drawing(in: shape, tint: tint) { drawing.append(line) }
        return PresentedView(snapshot, on: drawing, shape: shape)
    }
}

/// The line around the island.
public struct Keyline: Sendable, Equatable {
    /// Points; 0: no line.
    public var width: Double
    /// How opaque the tint is.
    public var opacity: Double

    public init(width: Double, opacity: Double) {
        self.width = width
        self.opacity = opacity
    }

    public static let none = Keyline(width: 0, opacity: 0)

    func drawing(in shape: Outline, tint: RGBA) -> Drawing? {
        guard width > 0 else { return nil }
        let paint = Paint.color(tint.multiplyingAlpha(by: opacity))
        return .stroke(shape.insetBy(width / 2), paint, StrokeLine(width: width))
    }
}

extension Outline {
    /// The same shape, smaller by a distance on every side.
    fileprivate func insetBy(_ distance: Double) -> Outline {
        switch self {
        case .capsule(let frame): return .capsule(frame.insetBy(dx: distance, dy: distance))
        case .roundedRect(let frame, let size, let curve):
            let radius = CGSize(width: max(size.width - distance, 0), height: max(size.height - distance, 0))
            return .roundedRect(frame.insetBy(dx: distance, dy: distance), cornerSize: radius, curve: curve)
        default: return self
        }
    }
}
