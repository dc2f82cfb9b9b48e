import FoundationOverlay
import Geometry
import Metrics
import Snapshot
import Symbols
import Typography
import UIKit
import ViewEngine

/// Turns symbols into the content of image nodes.
@MainActor
struct SymbolResolver {
    let images: ImageResolver

    private var environment: EnvironmentValues { images.environment }

    /// How large and bold a symbol is drawn.
    private struct Look {
        var pointSize: Double
        var weight: Double
        var scale: SymbolScale
    }

    private var environmentLook: Look {
        let font = environment.textAttributes.resolvedFont(in: environment.fontSurroundings).specification
        return Look(pointSize: font.size, weight: Self.weight(of: font), scale: environment.imageScale.symbolScale)
    }

    /// A symbol is bold where the face of the custom font around it is its family's bold one (docs/SOURCES.md, symbols).
    private static func weight(of font: FontSpecification) -> Double {
        guard let name = font.name, font.weight == regular else { return font.weight }
        return FontLibrary.shared.isBold(fontNamed: name, asked: font.weight) ? bold : regular
    }

    /// CSS weights.
    private static let (regular, bold) = (400.0, 700.0)

    func content(system name: String, _ image: Image) -> ImageContent { content(placed(name, environmentLook), environmentLook, name, image) }

    func content(_ symbol: UIImage._Symbol, _ picture: UIImage, _ image: Image) -> ImageContent {
        let look = Look(pointSize: symbol.pointSize, weight: symbol.weight.number, scale: symbol.scale.symbolScale)
        var image = image
        image.variableValue = image.variableValue ?? symbol.variableValue
        return content(placed(symbol.name, look), look, symbol.name, image)
    }

    func content(custom name: String, path: String, _ image: Image) -> ImageContent {
        if let outline = CustomSymbols.symbol(name, path: path) {
            var content = content(placed(outline, environmentLook), environmentLook, name, image)
            content.symbolFile = path
            return content
        }
        images.archive.report(
            SnapshotDiagnostic(
                code: .unreadableSymbol, severity: .warning,
                message: "The custom symbol “\(name)” holds no filled shape that can be read; export it again from the symbol template."))
        return content(placed(SymbolLibrary.placeholder, environmentLook), environmentLook, name, image)
    }

    private func placed(_ outline: SymbolOutline, _ look: Look) -> PlacedSymbol {
        outline.scaled(pointSize: look.pointSize, scale: look.scale, weight: look.weight)
    }

    private func placed(_ name: String, _ look: Look) -> PlacedSymbol {
        let library = SymbolLibrary.shared
        let variants = environment.symbolVariants.set
        if let found = library.placedSymbol(named: name, variants: variants, pointSize: look.pointSize, scale: look.scale, weight: look.weight) {
            return found
        }
        if library.isInstalled, library.isKnown(name) {
            images.archive.report(
                SnapshotDiagnostic(
                    code: .symbolNotDrawn, severity: .note, message: "The symbol “\(name)” has no drawing here; a placeholder is drawn."))
            return placed(SymbolLibrary.placeholder, look)
        }
        if library.isInstalled, let other = environment._madeUpTexts.symbol(for: name), other != name { return placed(other, look) }
        let near = library.misspelt(name).map { "; did you mean “\($0)”?" } ?? "."
        let message =
            library.isInstalled
            ? "There is no symbol “\(name)”\(near) A placeholder is drawn, on a device nothing."
            : "No symbols are installed, so “\(name)” is drawn as a placeholder; run Scripts/install-symbols."
        images.archive.report(SnapshotDiagnostic(code: .missingSymbol, severity: .warning, message: message))
        return placed(SymbolLibrary.placeholder, look)
    }

    private func content(_ placed: PlacedSymbol, _ look: Look, _ name: String, _ image: Image) -> ImageContent {
        let placed = image.resizing == nil ? placed : drawingAlone(placed)
        let rendering = rendering(image)
        let layers = rendering == .monochrome ? placed.monochromeLayers : placed.layers
        var content = ImageContent(
            name: name,
            source: .vector(
                layers.map { layer in
                    let opacity = SymbolOutline.opacity(of: layer, variableValue: image.variableValue)
                    return ImageContent.VectorLayer(
                        elements: layer.elements, paint: paint(layer, rendering).opacity(opacity), evenOdd: layer.isEvenOdd)
                }),
            size: placed.size)
        content.baseline = placed.baseline
        let font = SystemFontMetrics.shared
        content.lineCenter = placed.baseline - (font.ascender - font.descender) / 2 * look.pointSize
        return content
    }

    /// A symbol that is stretched fills its box with its drawing alone: the space that layout leaves around a symbol beside text is gone.
    private func drawingAlone(_ placed: PlacedSymbol) -> PlacedSymbol {
        let box = placed.monochromeLayers.reduce(CGRect.null) { $0.union(PathBounds.tightBounds(of: $1.elements)) }
        guard box.width > 0, box.height > 0 else { return placed }
        var tight = placed
        let move = CGAffineTransform(translationX: -box.minX, y: -box.minY)
        for index in tight.layers.indices { tight.layers[index].elements = tight.layers[index].elements.map { $0.applying(move) } }
        (tight.size, tight.baseline) = (box.size, placed.baseline - box.minY)
        return tight
    }

    /// The rendering asked for; several foreground styles make a palette.
    private func rendering(_ image: Image) -> SymbolRendering {
        if let mode = image.symbolRenderingMode ?? environment.symbolRenderingMode { return mode.mode }
        if image.renderingMode == .original { return .multicolor }
        return ForegroundStyles.current(in: environment).levels.count > 1 ? .palette : .monochrome
    }

    /// Hierarchical layers take the levels of the foreground style: those that are given, or shades of the one.
    private func paint(_ layer: SymbolOutline.Layer, _ rendering: SymbolRendering) -> PaintSource {
        switch rendering {
        case .monochrome: images.foreground
        case .hierarchical where ForegroundStyles.current(in: environment).levels.count > 1:
            ForegroundStyles.paint(level: paletteLevel(layer.level), in: environment)
        case .hierarchical: images.foreground.opacity(SymbolMetrics.shared.levelOpacities[min(layer.level, 2)])
        case .palette: ForegroundStyles.paint(level: paletteLevel(layer.level), in: environment)
        case .multicolor: layer.color.map { PaintSource(.color(color($0))) } ?? images.foreground
        }
    }

    /// Two styles serve three levels: the second one is used twice.
    private func paletteLevel(_ level: Int) -> Int {
        let count = ForegroundStyles.current(in: environment).levels.count
        return count > 1 ? min(level, count - 1) : level
    }

    private func color(_ name: String) -> RGBA {
        switch name {
        case "white": .white
        case "black": .black
        case "label", "secondaryLabel": environment.systemColor(name)
        default: environment.systemColor("system" + name.prefix(1).uppercased() + name.dropFirst())
        }
    }
}

extension Image.Scale {
    var symbolScale: SymbolScale {
        switch self {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}

extension UIImage.SymbolScale {
    var symbolScale: SymbolScale {
        switch self {
        case .small: .small
        case .large: .large
        default: .medium
        }
    }
}

/// Custom symbols that were read.
@MainActor
private enum CustomSymbols {
    private static var known: [String: SymbolOutline?] = [:]

    static func symbol(_ name: String, path: String) -> SymbolOutline? {
        if let symbol = known[path] { return symbol }
        let symbol = CustomSymbol.read(path: path, name: name)
        known[path] = .some(symbol)
        return symbol
    }
}
