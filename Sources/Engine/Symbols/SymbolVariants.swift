/// Variants that a view asks for with `symbolVariant`, under SwiftUI's names.
public struct SymbolVariants: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let fill = SymbolVariants(rawValue: 1)
    public static let circle = SymbolVariants(rawValue: 2)
    public static let square = SymbolVariants(rawValue: 4)
    public static let rectangle = SymbolVariants(rawValue: 8)
    public static let slash = SymbolVariants(rawValue: 16)

    /// Names to try for `base`, the one with most of the variants first, `base` itself last.
    func names(for base: String) -> [String] {
        let enclosures = [(Self.circle, "circle"), (.square, "square"), (.rectangle, "rectangle")].filter { contains($0.0) }.map(\.1)
        let enclosure = enclosures.first.flatMap { base.hasSuffix("." + $0) ? nil : "." + $0 } ?? ""
        let slash = contains(.slash) && !base.hasSuffix(".slash") ? ".slash" : ""
        let fill = contains(.fill) && !base.hasSuffix(".fill") ? ".fill" : ""
        let suffixes = [slash + enclosure + fill, slash + enclosure, enclosure + fill, slash + fill, fill, enclosure, slash, ""]
        return suffixes.reduce(into: []) { names, suffix in
            if !names.contains(base + suffix) { names.append(base + suffix) }
        }
    }
}
