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
    private var colors: [Symbol: String] = [:]
    private var images: [Symbol: String] = [:]

    /// A member, and the folders with names of their own it lies in.
    private struct Symbol: Hashable, Comparable {
        var namespace: [String]
        var name: String

        var path: String { (namespace + ["`\(name)`"]).joined(separator: ".") }

        static func < (first: Symbol, second: Symbol) -> Bool { first.path < second.path }
    }

    /// Members of the frameworks' own types, which Xcode leaves to them.
    private static let taken: Set = [
        "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "primary", "purple",
        "red", "secondary", "teal", "white", "yellow",
    ]

    /// Members that all styles have by the frameworks: colours have them by the name of an asset, other styles do not.
    private static let takenStyles: Set = [
        "background", "foreground", "fill", "link", "placeholder", "quaternary", "quinary", "selection", "separator", "tertiary", "tint",
        "windowBackground",
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
                if path.hasSuffix(".colorset") {
                    Self.add(path, in: catalog.url, suffix: "Color", used: used, to: &colors)
                } else if path.hasSuffix(".imageset") || path.hasSuffix(".symbolset") {
                    Self.add(path, in: catalog.url, suffix: "Image", used: used, to: &images)
                }
            }
        }
    }

    /// The folders above an asset that give its name a prefix.
    private static func namespace(of path: String, in catalog: URL) -> [String] {
        let folders = path.split(separator: "/").dropLast().map(String.init)
        return folders.indices.filter { index in
            let file = catalog.appendingPathComponent(folders[...index].joined(separator: "/") + "/Contents.json")
            guard let contents = FileManager.default.contents(atPath: file.path) else { return false }
            return (try? JSONDecoder().decode(FolderContents.self, from: contents))?.properties?.providesNamespace == true
        }.map { folders[$0] }
    }

    private struct FolderContents: Decodable {
        struct Properties: Decodable {
            var providesNamespace: Bool?
            enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
        }

        var properties: Properties?
    }

    private static func add(_ path: String, in catalog: URL, suffix: String, used: Set<String>, to symbols: inout [Symbol: String]) {
        let file = path.split(separator: "/").last ?? ""
        let name = String(file.prefix(upTo: file.lastIndex(of: ".") ?? file.endIndex))
        let member = symbol(for: name, suffix: suffix)
        guard used.contains(member) else { return }
        let folders = namespace(of: path, in: catalog)
        guard !folders.isEmpty || !taken.contains(member) else { return }
        symbols[Symbol(namespace: folders.map(typeName), name: member)] = (folders + [name]).joined(separator: "/")
    }

    /// `DarkSky` for a folder `dark sky`.
    private static func typeName(_ folder: String) -> String {
        let words = folder.split { !($0.isLetter || $0.isNumber) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let name = words.joined()
        return name.first?.isNumber == true ? "_" + name : name
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
        lines += namespaces
        for (symbol, name) in colors.sorted(by: { $0.key < $1.key }) { lines += declarations(color: symbol, name) }
        for (symbol, name) in images.sorted(by: { $0.key < $1.key }) { lines += declarations(image: symbol, name) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Types for the folders, on each type that has members in them.
    private var namespaces: [String] {
        let color = ["ColorResource"] + (hasExtensions ? ["Color", "UIColor"] : [])
        let image = ["ImageResource"] + (hasExtensions ? ["UIImage"] : [])
        let all =
            color.flatMap { type in colors.keys.map { [type] + $0.namespace } } + image.flatMap { type in images.keys.map { [type] + $0.namespace } }
        let paths = Set(all.flatMap { path in path.indices.dropFirst().map { Array(path[...$0]) } })
        return paths.sorted { $0.joined(separator: ".") < $1.joined(separator: ".") }.map { path in
            "extension \(path.dropLast().joined(separator: ".")) { enum \(path.last ?? "") {} }"
        }
    }

    /// `extension Type.Folder { … }`.
    private func member(of type: String, _ symbol: Symbol, _ declaration: String) -> String {
        "extension \(([type] + symbol.namespace).joined(separator: ".")) { \(declaration) }"
    }

    private func declarations(color symbol: Symbol, _ name: String) -> [String] {
        let resource = member(
            of: "ColorResource", symbol,
            "nonisolated static var `\(symbol.name)`: ColorResource { ColorResource(name: \"\(name)\", bundle: \(bundle)) }")
        guard hasExtensions, !own.contains(symbol.name) else { return [resource] }
        let value = "nonisolated static var `\(symbol.name)`: Color { Color(ColorResource.\(symbol.path)) }"
        let style =
            symbol.namespace.isEmpty && !Self.takenStyles.contains(symbol.name) ? ["extension ShapeStyle where Self == Color { \(value) }"] : []
        let color = "nonisolated static var `\(symbol.name)`: UIColor { UIColor(resource: ColorResource.\(symbol.path)) }"
        return [resource, member(of: "Color", symbol, value)] + style + [member(of: "UIColor", symbol, color)]
    }

    private func declarations(image symbol: Symbol, _ name: String) -> [String] {
        let resource = member(
            of: "ImageResource", symbol,
            "nonisolated static var `\(symbol.name)`: ImageResource { ImageResource(name: \"\(name)\", bundle: \(bundle)) }")
        guard hasExtensions, !own.contains(symbol.name) else { return [resource] }
        let image = "nonisolated static var `\(symbol.name)`: UIImage { UIImage(resource: ImageResource.\(symbol.path)) }"
        return [resource, member(of: "UIImage", symbol, image)]
    }
}
