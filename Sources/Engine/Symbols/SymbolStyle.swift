/// Relative size of a symbol, under SwiftUI's names.
public enum SymbolScale: String, Hashable, Codable, Sendable {
    case small, medium, large
}

/// How the layers of a symbol are coloured, under SwiftUI's names.
public enum SymbolRendering: String, Hashable, Codable, Sendable {
    case monochrome, hierarchical, palette, multicolor
}
