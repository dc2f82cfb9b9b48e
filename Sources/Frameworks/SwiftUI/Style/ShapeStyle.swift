import FoundationOverlay
import Snapshot
import ViewEngine

/// A colour, gradient, material or anything else a shape or text can be filled with.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    func resolve(in environment: EnvironmentValues) -> Resolved
    /// The paint in an environment. `level` is 0 for the style itself, 1 for its secondary form, and so on.
    func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource
}

extension ShapeStyle {
    public func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        resolve(in: environment)._paint(in: environment, level: level)
    }
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is resolved by the engine")
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
    private let paint: @Sendable (EnvironmentValues, Int) -> PaintSource

    public init<S: ShapeStyle>(_ style: S) {
        paint = { style._paint(in: $0, level: $1) }
    }

    public func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource { paint(environment, level) }
}

/// Opacity of the hierarchical levels of a style (docs/SOURCES.md, levels of a style).
enum HierarchyLevels {
    static let opacities: [Double] = [1, 0.5, 0.25, 0.18]

    static func opacity(at level: Int) -> Double { opacities[min(max(level, 0), opacities.count - 1)] }
}
