import FoundationOverlay

/// What happens to labels that would lie on each other.
public struct AxisValueLabelCollisionResolution: CustomStringConvertible, Sendable {
    enum Storage {
        case automatic
        case greedy(priority: Double, minimumSpacing: CGFloat?)
        case truncate
        case disabled
    }

    let storage: Storage

    public static var automatic: AxisValueLabelCollisionResolution { .init(storage: .automatic) }
    public static var greedy: AxisValueLabelCollisionResolution { greedy() }

    /// `minimumSpacing` in points.
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
        .init(storage: .greedy(priority: priority, minimumSpacing: minimumSpacing))
    }

    public static var truncate: AxisValueLabelCollisionResolution { .init(storage: .truncate) }
    public static var disabled: AxisValueLabelCollisionResolution { .init(storage: .disabled) }

    public var description: String { "\(storage)" }

    /// The least distance between two labels in points; nil: labels may lie on each other.
    func spacing(otherwise gap: CGFloat) -> CGFloat? {
        switch storage {
        case .automatic: gap
        case .greedy(_, let spacing): spacing ?? gap
        case .truncate, .disabled: nil
        }
    }
}
