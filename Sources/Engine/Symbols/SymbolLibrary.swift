import Foundation
import Synchronization

/// The symbols that stand in for SF Symbols, found by Apple's names.
public final class SymbolLibrary: Sendable {
    /// The library of the installed symbol pack.
    public static let shared = SymbolLibrary(pack: SymbolPackLocation.installed)

    private let pack: SymbolPack?
    private let cache = Mutex<[String: SymbolOutline]>([:])
    /// Names found for names with variants, and symbols as they were drawn lately.
    private let found = Mutex<[VariantKey: String]>([:])
    private let placed = Mutex<[PlacedKey: PlacedSymbol]>([:])

    private struct VariantKey: Hashable {
        var name: String
        var variants: SymbolVariants
    }

    private struct PlacedKey: Hashable {
        var name: String
        var pointSize: Double
        var scale: SymbolScale
        var weight: Double
    }

    /// Symbols that are kept as they were drawn.
    private static let mostPlaced = 64

    /// A library that reads the pack file at `pack`; without one it holds no symbol.
    public init(pack: URL?) {
        self.pack = pack.flatMap { SymbolPack(contentsOf: $0) }
    }

    /// Whether a symbol pack was found. The set-up installs it with `Scripts/install-symbols`.
    public var isInstalled: Bool { pack != nil }

    /// Names of all symbols, sorted.
    public var names: [String] { pack?.names ?? [] }

    public func contains(_ name: String) -> Bool { pack?.contains(name) ?? false }

    /// The symbol called `name`, e.g. `star.fill`; nil where there is none.
    public func symbol(named name: String) -> SymbolOutline? {
        if let known = cache.withLock({ $0[name] }) { return known }
        guard let outline = pack?.outline(named: name) else { return nil }
        cache.withLock { $0[name] = outline }
        return outline
    }

    /// The symbol called `name` in the variants asked for, as far as there are such symbols.
    public func symbol(named name: String, variants: SymbolVariants) -> SymbolOutline? {
        self.name(name, applying: variants).flatMap { symbol(named: $0) }
    }

    /// The name of the symbol that `symbolVariant` leads to from `name`; nil where not even `name` exists.
    public func name(_ name: String, applying variants: SymbolVariants) -> String? {
        let key = VariantKey(name: name, variants: variants)
        if let known = found.withLock({ $0[key] }) { return known }
        guard let first = first(name, variants) ?? SymbolNames.withoutScript(name).flatMap({ first($0, variants) }) else { return nil }
        found.withLock { $0[key] = first }
        return first
    }

    private func first(_ name: String, _ variants: SymbolVariants) -> String? {
        variants.names(for: name).first { contains($0) }
    }

    /// The symbol called `name` in the variants asked for, in points; see ``SymbolOutline/scaled(pointSize:scale:weight:)``.
    public func placedSymbol(
        named name: String, variants: SymbolVariants, pointSize: Double, scale: SymbolScale, weight: Double
    ) -> PlacedSymbol? {
        guard let name = self.name(name, applying: variants) else { return nil }
        let key = PlacedKey(name: name, pointSize: pointSize, scale: scale, weight: weight)
        if let known = placed.withLock({ $0[key] }) { return known }
        guard let symbol = symbol(named: name)?.scaled(pointSize: pointSize, scale: scale, weight: weight) else { return nil }
        placed.withLock { placed in
            if placed.count >= Self.mostPlaced { placed.removeAll(keepingCapacity: true) }
            placed[key] = symbol
        }
        return symbol
    }
}
