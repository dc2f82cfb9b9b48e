import Foundation

/// Names of pictures that lie beside a target's sources instead of in a catalog: `logo@2x~ipad.png`.
enum LooseImageName {
    static let types: Set<String> = ["png", "jpg", "jpeg", "heic", "gif", "webp", "tif", "tiff", "pdf", "svg"]

    /// Files by the name code uses: without scale and device, with and without the type. Sorted by name.
    static func group(_ files: [URL]) -> [(String, [(URL, VariantConditions)])] {
        var groups: [String: [(URL, VariantConditions)]] = [:]
        for file in files.sorted(by: { $0.path < $1.path }) where types.contains(file.pathExtension.lowercased()) {
            let (name, conditions) = read(file.deletingPathExtension().lastPathComponent)
            groups[name, default: []].append((file, conditions))
            groups[name + "." + file.pathExtension, default: []].append((file, conditions))
        }
        return groups.keys.sorted().map { ($0, groups[$0]!) }
    }

    private static func read(_ stem: String) -> (String, VariantConditions) {
        var name = Substring(stem)
        var conditions = VariantConditions()
        for idiom in ["iphone", "ipad"] where name.hasSuffix("~" + idiom) {
            conditions.idiom = idiom
            name = name.dropLast(idiom.count + 1)
        }
        conditions.scale = 1
        for scale in [2, 3] where name.hasSuffix("@\(scale)x") {
            conditions.scale = Double(scale)
            name = name.dropLast(3)
        }
        return (String(name), conditions)
    }
}
