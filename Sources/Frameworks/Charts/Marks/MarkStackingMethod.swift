/// How marks at the same place are put on each other.
public struct MarkStackingMethod: Equatable, CustomStringConvertible, Sendable {
    enum Storage { case standard, normalized, center, unstacked }

    let storage: Storage

    /// One after the other, from zero.
    public static var standard: MarkStackingMethod { MarkStackingMethod(storage: .standard) }
    /// As parts of a whole.
    public static var normalized: MarkStackingMethod { MarkStackingMethod(storage: .normalized) }
    /// Around zero.
    public static var center: MarkStackingMethod { MarkStackingMethod(storage: .center) }
    public static var unstacked: MarkStackingMethod { MarkStackingMethod(storage: .unstacked) }

    public var description: String { "\(storage)" }
}
