import Foundation
import IsletModel
import Snapshot

/// Reads a `.colorset`.
enum ColorSetReader {
    static func read(_ folder: URL, _ contents: CatalogContents, _ diagnostics: inout [Finding]) -> ColorRecord {
        var variants: [ColorRecord.Variant] = []
        for entry in contents.entries("colors") {
            guard let conditions = VariantConditions(entry) else { continue }
            guard let value = entry["color"] as? [String: Any] else {
                variants.append(ColorRecord.Variant(conditions: conditions, color: nil))
                continue
            }
            guard let color = color(value) else {
                diagnostics.append(
                    Finding(
                        code: .assetColor, file: folder.appendingPathComponent("Contents.json").path,
                        reason: "the colour \(brief(value)) cannot be read; its components are numbers 0–1, 0–255 or 0x00–0xFF"))
                continue
            }
            variants.append(ColorRecord.Variant(conditions: conditions, color: color))
        }
        return ColorRecord(variants: variants)
    }

    static func color(_ value: [String: Any]) -> AssetColor? {
        if let reference = value["reference"] as? String { return .system(reference) }
        guard let components = value["components"] as? [String: Any] else { return nil }
        let alpha = component(components["alpha"]) ?? 1
        let space = value["color-space"] as? String ?? "srgb"
        if let white = component(components["white"]) {
            return .components(ColorSpaces.gray(white, alpha: alpha, space: space))
        }
        guard let red = component(components["red"]), let green = component(components["green"]), let blue = component(components["blue"]) else {
            return nil
        }
        return .components(ColorSpaces.rgb(red, green, blue, alpha: alpha, space: space))
    }

    /// `0.5`, `128` (of 255) or `0x80`; JSON numbers count as 0…1.
    static func component(_ value: Any?) -> Double? {
        if let number = value as? NSNumber { return number.doubleValue }
        guard let text = (value as? String)?.trimmingCharacters(in: .whitespaces) else { return nil }
        if text.lowercased().hasPrefix("0x") { return UInt64(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        if text.contains(".") || text.contains("e") { return Double(text).flatMap { $0.isFinite ? $0 : nil } }
        return Int(text).map { Double($0) / 255 }
    }

    private static func brief(_ value: [String: Any]) -> String {
        let components = value["components"] as? [String: Any] ?? [:]
        return "(" + components.keys.sorted().map { "\($0): \(components[$0]!)" }.joined(separator: ", ") + ")"
    }
}
