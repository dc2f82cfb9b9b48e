import FoundationOverlay
import Geometry
import ViewEngine

extension Path {
    public func union(_ other: Path, eoFill: Bool = false) -> Path { Path(cgPath.union(other.cgPath, using: .rule(eoFill))) }
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { Path(cgPath.intersection(other.cgPath, using: .rule(eoFill))) }
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { Path(cgPath.subtracting(other.cgPath, using: .rule(eoFill))) }
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.symmetricDifference(other.cgPath, using: .rule(eoFill)))
    }
    /// The parts of the line that lie in an area.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { Path(cgPath.lineIntersection(other.cgPath, using: .rule(eoFill))) }
    /// The parts of the line that lie outside of an area.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { Path(cgPath.lineSubtracting(other.cgPath, using: .rule(eoFill))) }
    /// The outline of the area, of subpaths that do not cross.
    public func normalized(eoFill: Bool = true) -> Path { Path(cgPath.normalized(using: .rule(eoFill))) }
}

extension CGPathFillRule {
    fileprivate static func rule(_ eoFill: Bool) -> CGPathFillRule { eoFill ? .evenOdd : .winding }
}

/// A shape made of two others.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
    var first: First
    var second: Second
    let combine: @Sendable (Path, Path) -> Path

    nonisolated func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    @MainActor func _connected(in evaluation: Evaluation) -> Self {
        var copy = self
        copy.first = first._connected(in: evaluation)
        copy.second = second._connected(in: evaluation)
        return copy
    }
}

extension Shape {
    public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
    }
    public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
    }
    public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
    }
    public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
    }
    public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
    }
    public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
    }
}
