import Foundation
import ProjectReader

/// The colours and images of asset catalogs that sources name by the members Xcode would declare for them.
struct AssetSymbols {
    static let fileName = "_IsletAssets.swift"

    /// Types that get members for assets; a project may have declared one of that name itself.
    static let extendedTypes: Set = ["Color", "UIColor", "ShapeStyle", "UIImage", "Image", "ColorResource", "ImageResource"]

    private let own: Set<String>
    private let hasExtensions: Bool
    private let bundle: String
    private var colors: [String: String] = [:]
    private var images: [String: String] = [:]

    /// Members of the frameworks' own types, which Xcode leaves to them.
    private static let taken: Set = [
        "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "primary", "purple",
        "red", "secondary", "teal", "white", "yellow", "background", "foreground", "tertiary", "quaternary", "tint",
    ]

    /// - Parameter used: the member names in the sources; others need no declaration.
    /// - Parameter own: members of these names that the sources declare themselves, which are left to them.
    /// - Parameter hasExtensions: whether colours and images get members on the types of the frameworks as well.
    init(resources: [ResourceFile], used: Set<String>, own: Set<String>, hasExtensions: Bool, bundle: String) {
        self.own = own
        self.hasExtensions = hasExtensions
        self.bundle = bundle
        for catalog in resources where catalog.kind == .assetCatalog {
            guard let paths = FileManager.default.enumerator(atPath: catalog.url.path) else { continue }
            for case let path as String in paths {
                let url = URL(fileURLWithPath: path)
                let name = url.deletingPathExtension().lastPathComponent
                if url.pathExtension == "colorset" { Self.add(name, suffix: "Color", used: used, to: &colors) }
                if url.pathExtension == "imageset" { Self.add(name, suffix: "Image", used: used, to: &images) }
            }
        }
    }

    private static func add(_ name: String, suffix: String, used: Set<String>, to symbols: inout [String: String]) {
        let symbol = symbol(for: name, suffix: suffix)
        if used.contains(symbol), !taken.contains(symbol) { symbols[symbol] = name }
    }

    /// `brandBlue` for `Brand Blue`, `brand-blue` and `BrandBlueColor`.
    static func symbol(for name: String, suffix: String) -> String {
        var words = name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
        if words.count > 1, words.last?.lowercased() == suffix.lowercased() { words.removeLast() }
        var result = words.enumerated().map { $0.offset == 0 ? lowerFirst($0.element) : $0.element.prefix(1).uppercased() + $0.element.dropFirst() }
            .joined()
        if result.hasSuffix(suffix), result.count > suffix.count { result.removeLast(suffix.count) }
        return result.first?.isNumber == true ? "_" + result : result
    }

    /// Leading capitals are lowered together: `URLIcon` becomes `urlIcon`.
    private static func lowerFirst(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        if capitals.count == word.count { return word.lowercased() }
        let count = max(1, capitals.count - 1)
        return word.prefix(capitals.isEmpty ? 0 : count).lowercased() + word.dropFirst(capitals.isEmpty ? 0 : count)
    }

    /// The declarations; nil where none are needed.
    var text: String? {
        guard !colors.isEmpty || !images.isEmpty else { return nil }
        var lines = ["import SwiftUI", "import UIKit"]
        for (symbol, name) in colors.sorted(by: { $0.key < $1.key }) { lines += declarations(color: symbol, name) }
        for (symbol, name) in images.sorted(by: { $0.key < $1.key }) { lines += declarations(image: symbol, name) }
        return lines.joined(separator: "\n") + "\n"
    }

    private func declarations(color symbol: String, _ name: String) -> [String] {
        let resource =
            "extension ColorResource { nonisolated static var `\(symbol)`: ColorResource { ColorResource(name: \"\(name)\", bundle: \(bundle)) } }"
        guard hasExtensions, !own.contains(symbol) else { return [resource] }
        let value = "nonisolated static var `\(symbol)`: Color { Color(ColorResource.`\(symbol)`) }"
        return [
            resource, "extension Color { \(value) }", "extension ShapeStyle where Self == Color { \(value) }",
            "extension UIColor { nonisolated static var `\(symbol)`: UIColor { UIColor(resource: .`\(symbol)`) } }",
        ]
    }

    private func declarations(image symbol: String, _ name: String) -> [String] {
        let resource =
            "extension ImageResource { nonisolated static var `\(symbol)`: ImageResource { ImageResource(name: \"\(name)\", bundle: \(bundle)) } }"
        guard hasExtensions, !own.contains(symbol) else { return [resource] }
        return [resource, "extension UIImage { nonisolated static var `\(symbol)`: UIImage { UIImage(resource: .`\(symbol)`) } }"]
    }
}
