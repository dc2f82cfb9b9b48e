import Foundation
import IsletModel

/// The colours and images of asset catalogs as members.
struct SwiftGenAssets {
    let output: SwiftGenOutput
    let bundle: String

    private struct Asset {
        /// The folders whose types it lies in.
        var path: [String]
        /// With the folders that the system has in its name.
        var name: String
        var isColor: Bool
    }

    private func catalogs() throws -> [(name: String, assets: [Asset])] {
        try output.presentInputs.map { catalog in
            (SwiftGenNames.type(catalog.deletingPathExtension().lastPathComponent), assets(in: catalog))
        }
    }

    private func assets(in catalog: URL) -> [Asset] {
        guard let paths = FileManager.default.enumerator(atPath: catalog.path) else { return [] }
        return paths.compactMap { path -> Asset? in
            guard let path = path as? String else { return nil }
            let parts = path.split(separator: "/").map(String.init)
            let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
            switch URL(fileURLWithPath: path).pathExtension {
            case "colorset": return asset(name, parts.dropLast(), in: catalog, isColor: true)
            case "imageset", "symbolset": return asset(name, parts.dropLast(), in: catalog, isColor: false)
            default: return nil
            }
        }
    }

    private func asset(_ name: String, _ parts: ArraySlice<String>, in catalog: URL, isColor: Bool) -> Asset {
        let namespaces = parts.indices.filter { index in
            let file = catalog.appendingPathComponent(parts[...index].joined(separator: "/") + "/Contents.json")
            let contents = FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
            return contents.contains(/"provides-namespace"\s*:\s*true/)
        }.map { parts[$0] }
        let path = output.isOn("forceProvidesNamespaces") ? Array(parts) : namespaces
        return Asset(path: path, name: (namespaces + [name]).joined(separator: "/"), isColor: isColor)
    }

    func lines() throws -> [String] {
        guard output.style == "" else { return [] }
        let catalogs = try catalogs()
        let all = catalogs.flatMap(\.assets)
        let nests = catalogs.count > 1 || output.isOn("forceFileNameEnum")
        let colors = output.text("colorTypeName") ?? "ColorAsset"
        let images = output.text("imageTypeName") ?? "ImageAsset"
        var tree = SwiftGenTree()
        for catalog in catalogs {
            for asset in catalog.assets {
                let name = SwiftGenNames.member(asset.name.split(separator: "/").last.map(String.init) ?? asset.name)
                let place = asset.name.debugDescription
                tree.add(
                    ["\(output.access)static let `\(name)` = \(asset.isColor ? colors : images)(name: \(place))"], named: name,
                    in: (nests ? [catalog.name] : []) + asset.path.map(SwiftGenNames.type))
            }
        }
        return tree.lines(of: output.typeName, access: output.access)
            + (all.contains(where: \.isColor) ? colorType(colors) : []) + (all.contains { !$0.isColor } ? imageType(images) : [])
    }

    private func colorType(_ name: String) -> [String] {
        let access = output.access
        return [
            "\(access)final class \(name): Sendable {", "    \(access)typealias Color = UIColor", "    \(access)let name: String",
            "    \(access)var color: UIColor { UIColor(named: name, in: \(bundle), compatibleWith: nil) ?? .clear }",
            "    \(access)var swiftUIColor: SwiftUI.Color { SwiftUI.Color(name, bundle: \(bundle)) }",
            "    init(name: String) { self.name = name }", "}",
            "extension UIColor { \(access)convenience init?(asset: \(name)) { self.init(named: asset.name, in: \(bundle), compatibleWith: nil) } }",
            "extension SwiftUI.Color { \(access)init(asset: \(name)) { self.init(asset.name, bundle: \(bundle)) } }",
        ]
    }

    private func imageType(_ name: String) -> [String] {
        let access = output.access
        return [
            "\(access)struct \(name): Sendable {", "    \(access)typealias Image = UIImage", "    \(access)let name: String",
            "    \(access)var image: UIImage { UIImage(named: name, in: \(bundle), compatibleWith: nil) ?? UIImage() }",
            "    \(access)var swiftUIImage: SwiftUI.Image { SwiftUI.Image(name, bundle: \(bundle)) }",
            "    init(name: String) { self.name = name }", "}",
            "extension UIImage { \(access)convenience init?(asset: \(name)) { self.init(named: asset.name, in: \(bundle), compatibleWith: nil) } }",
            "extension SwiftUI.Image {",
            "    \(access)init(asset: \(name)) { self.init(asset.name, bundle: \(bundle)) }",
            "    \(access)init(asset: \(name), label: Text) { self.init(asset.name, bundle: \(bundle), label: label) }",
            "    \(access)init(decorative asset: \(name)) { self.init(decorative: asset.name, bundle: \(bundle)) }", "}",
        ]
    }
}
