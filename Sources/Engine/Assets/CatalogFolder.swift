import Foundation
import IsletModel

/// One set of a catalog, found by walking its folders.
struct CatalogSet {
    /// The set's folder, e.g. `…/Logo.imageset`.
    var folder: URL
    /// Folder type without the dot: `imageset`, `colorset`, …
    var type: String
    /// Names of the enclosing folders that provide a namespace.
    var namespace: [String]
    /// Name without the type.
    var baseName: String

    /// What the set holds; nil for folder types that a widget cannot use.
    var kind: AssetKind? {
        switch type {
        case "imageset": .image
        case "colorset": .color
        case "symbolset": .symbol
        case "dataset": .data
        case "appiconset": .appIcon
        default: nil
        }
    }

    /// The name that code uses, e.g. `Icons/Logo`.
    var name: String { (namespace + [baseName]).joined(separator: "/") }
}

/// Walks a catalog in the order of names.
enum CatalogFolder {
    /// All sets in `catalog`, nested groups included.
    static func sets(in catalog: URL, _ diagnostics: inout [Finding]) -> [CatalogSet] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: catalog.path, isDirectory: &isFolder), isFolder.boolValue else {
            diagnostics.append(
                Finding(code: .assetCatalogMissing, severity: .error, file: catalog.path, reason: "there is no such asset catalog"))
            return []
        }
        var sets: [CatalogSet] = []
        walk(catalog, [], &sets, &diagnostics)
        return sets
    }

    private static func walk(_ folder: URL, _ namespace: [String], _ sets: inout [CatalogSet], _ diagnostics: inout [Finding]) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
            let child = folder.appendingPathComponent(name, isDirectory: true)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: child.path, isDirectory: &isFolder), isFolder.boolValue else { continue }
            if child.pathExtension.isEmpty || !knownTypes.contains(child.pathExtension) {
                let contents = CatalogContents.optional(child, &diagnostics)
                let isNamespace = contents.properties["provides-namespace"] as? Bool ?? false
                walk(child, isNamespace ? namespace + [name] : namespace, &sets, &diagnostics)
            } else {
                let base = child.deletingPathExtension().lastPathComponent
                sets.append(CatalogSet(folder: child, type: child.pathExtension, namespace: namespace, baseName: base))
            }
        }
    }

    /// Every folder type Xcode writes. Those that hold nothing a widget can use are passed over.
    static let knownTypes: Set<String> = [
        "imageset", "colorset", "symbolset", "dataset", "appiconset", "imagestack", "imagestacklayer", "launchimage", "brandassets",
        "complicationset", "watchface", "stickerpack", "sticker", "stickersequence", "iconset", "gcdashboardimage", "gcleaderboard",
        "gcleaderboardset", "cubetextureset", "textureset", "mipmapset", "arresourcegroup", "arreferenceimage", "arobject", "spriteatlas",
        "solidimagestack", "solidimagestacklayer", "appicon",
    ]
}
