import ExtensionProtocol
import Foundation
import Geometry
import IsletModel
import Snapshot

/// What a Live Activity's picture in one place gives cause to say. Pure: a snapshot in, findings out.
struct ActivityChecks {
    let place: ActivityPlace
    /// The largest size of the place, in points.
    let largest: CGSize
    /// Radius of the place's corners, in points.
    let cornerRadius: Double

    func findings(in snapshot: Snapshot) -> [SnapshotDiagnostic] {
        clipped(snapshot) + largeImages(snapshot) + squares(snapshot)
    }

    // MARK: Size

    private func clipped(_ snapshot: Snapshot) -> [SnapshotDiagnostic] {
        guard let wanted = snapshot.activity?.idealSize else { return [] }
        var findings: [SnapshotDiagnostic] = []
        if wanted.height > largest.height + Self.tolerance {
            findings.append(
                warning(
                    .activityClipped,
                    "\(name) wants \(points(wanted.height)) of height; the system shows at most \(points(largest.height)) and cuts the rest"))
        }
        if wanted.width > largest.width + Self.tolerance {
            findings.append(
                warning(
                    .activityClipped,
                    "\(name) wants \(points(wanted.width)) of width; the system shows at most \(points(largest.width)) and cuts the rest"))
        }
        return findings
    }

    /// Pictures must not have more pixels than the presentation (docs/SOURCES.md, pictures; medium confidence).
    private func largeImages(_ snapshot: Snapshot) -> [SnapshotDiagnostic] {
        let most = CGSize(width: (largest.width * snapshot.scale).rounded(), height: (largest.height * snapshot.scale).rounded())
        return snapshot.images.sorted { $0.key < $1.key }.compactMap { _, image in
            let size = image.pixelSize
            guard !image.isVector, size.width > most.width || size.height > most.height else { return nil }
            return warning(
                .activityImageTooLarge,
                "\(image.name) has \(pixels(size)) pixels, more than \(name) with \(pixels(most)); the system may not show it. Make it smaller")
        }
    }

    // MARK: Shapes

    /// Filled rectangles whose sharp corners come too near to the round outline of the island.
    private func squares(_ snapshot: Snapshot) -> [SnapshotDiagnostic] {
        guard place.presentation.isInIsland, cornerRadius > 0 else { return [] }
        var findings: [SnapshotDiagnostic] = []
        squares(in: snapshot.root, IslandOutline(snapshot, place.presentation, cornerRadius), &findings)
        return findings
    }

    private func squares(in node: SnapshotNode, _ outline: IslandOutline, _ findings: inout [SnapshotDiagnostic]) {
        for case .fill(.rect(let rect), let paint, _) in node.drawing where paint != .clear && node.role != "Divider" {
            guard let gap = outline.crampedCorner(of: rect) else { continue }
            let place = gap < 0 ? "reaches \(points(-gap)) out of" : "comes as near as \(points(gap)) to"
            findings.append(
                warning(
                    .squareInIsland,
                    "a corner of a rectangle of \(points(rect.width)) by \(points(rect.height)) \(place) the round outline of \(name); use a "
                        + "circle, a rounded rectangle, or larger margins",
                    node))
        }
        // The expanded presentation itself is shaped by the system.
        for child in node.children where (!child.isShaped || child.role == "DynamicIsland") && !child.isHidden {
            squares(in: child, outline, &findings)
        }
    }

    // MARK: Words

    private var name: String {
        switch place.presentation {
        case .lockScreen: "the Lock Screen presentation"
        case .compactLeading: "the compact leading presentation"
        case .compactTrailing: "the compact trailing presentation"
        case .minimal: "the minimal presentation"
        case .expanded: "the expanded presentation"
        case .small: "the small presentation"
        }
    }

    private func points(_ length: CGFloat) -> String { "\(number(length)) points" }
    private func pixels(_ size: CGSize) -> String { "\(number(size.width)) × \(number(size.height))" }
    private func number(_ value: CGFloat) -> String { value == value.rounded() ? "\(Int(value))" : String(format: "%.2f", Double(value)) }

    private func warning(_ code: FindingCode, _ message: String, _ node: SnapshotNode? = nil) -> SnapshotDiagnostic {
        SnapshotDiagnostic(code: code, severity: .warning, message: message, identity: node?.identity)
    }

    private static let tolerance = 0.01
}

/// The outline of a presentation of the island, with the corners that belong to it.
private struct IslandOutline {
    let bounds: CGRect
    let radius: Double
    /// Which ends of the bounds are round.
    let isRoundAtLeft: Bool
    let isRoundAtRight: Bool

    init(_ snapshot: Snapshot, _ presentation: ActivityPresentation, _ cornerRadius: Double) {
        bounds = CGRect(origin: .zero, size: snapshot.size)
        radius = min(cornerRadius, snapshot.size.height / 2)
        let isLeftSide = (presentation == .compactLeading) != snapshot.context.isRightToLeft
        let isCompact = presentation == .compactLeading || presentation == .compactTrailing
        isRoundAtLeft = !isCompact || isLeftSide
        isRoundAtRight = !isCompact || !isLeftSide
    }

    /// The distance of a corner to the outline, where it is less than half of what the rectangle's sides keep; negative outside.
    func crampedCorner(of rect: CGRect) -> Double? {
        let sides = [rect.minX - bounds.minX, bounds.maxX - rect.maxX]
        let ends = [rect.minY - bounds.minY, bounds.maxY - rect.maxY]
        return zip(sides, [isRoundAtLeft, isRoundAtRight]).flatMap { side, isRound in
            ends.compactMap { end in isRound ? cramped(side, end) : nil }
        }.min()
    }

    /// The gap at a corner that keeps these distances from the sides beside it. A rectangle that reaches the border is meant to
    /// be cut.
    private func cramped(_ side: Double, _ end: Double) -> Double? {
        guard side < radius, end < radius, side > 0.5, end > 0.5 else { return nil }
        let gap = radius - hypot(radius - side, radius - end)
        return gap < min(side, end) / 2 ? gap : nil
    }
}

extension SnapshotNode {
    /// Whether nothing of the node can be seen.
    fileprivate var isHidden: Bool { effects.contains(.opacity(0)) }

    /// Whether something else than its own rectangle decides the outline of the node.
    fileprivate var isShaped: Bool {
        effects.contains { effect in
            switch effect {
            case .clip, .mask, .transform, .rotation, .projection: true
            default: false
            }
        }
    }
}

extension ImageResource {
    fileprivate var isVector: Bool {
        if case .file(let path, _) = self { return ["svg", "pdf"].contains((path as NSString).pathExtension.lowercased()) }
        return false
    }

    fileprivate var name: String {
        switch self {
        case .file(let path, _): "the picture “\((path as NSString).lastPathComponent)”"
        case .data: "a picture"
        }
    }
}
