import Symbols
import ViewEngine

/// How the layers of symbols are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    let mode: SymbolRendering

    /// Every layer in the foreground style.
    public static let monochrome = SymbolRenderingMode(mode: .monochrome)
    /// The foreground style in several strengths.
    public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
    /// The styles of `foregroundStyle(_:_:_:)`.
    public static let palette = SymbolRenderingMode(mode: .palette)
    /// The symbol's own colours.
    public static let multicolor = SymbolRenderingMode(mode: .multicolor)
}

/// Forms of symbols, such as filled or in a circle.
public struct SymbolVariants: Hashable, Sendable {
    var set: Symbols.SymbolVariants

    public static let none = SymbolVariants(set: [])
    public static let circle = SymbolVariants(set: .circle)
    public static let square = SymbolVariants(set: .square)
    public static let rectangle = SymbolVariants(set: .rectangle)
    public static let fill = SymbolVariants(set: .fill)
    public static let slash = SymbolVariants(set: .slash)

    public var circle: SymbolVariants { adding(.circle) }
    public var square: SymbolVariants { adding(.square) }
    public var rectangle: SymbolVariants { adding(.rectangle) }
    public var fill: SymbolVariants { adding(.fill) }
    public var slash: SymbolVariants { adding(.slash) }

    private func adding(_ variant: Symbols.SymbolVariants) -> SymbolVariants { SymbolVariants(set: set.union(variant)) }

    public func contains(_ other: SymbolVariants) -> Bool { set.isSuperset(of: other.set) }
}

private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Draws symbols in a variant where they have it.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        changingEnvironment { $0.symbolVariants.set.formUnion(variant.set) }
    }

    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        changingEnvironment { $0.symbolRenderingMode = mode }
    }

    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { changingEnvironment { $0.imageScale = scale } }
}
