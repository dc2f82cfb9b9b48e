import Foundation
import IsletModel

/// Writes the Swift file that Xcode generates for the asset catalogs of a target: `ColorResource` and `ImageResource` constants, and
/// accessors on the colour and image types.
public enum GeneratedAssetSymbols {
    /// The file's text, and diagnostics for names that clash. `importing` are the modules that declare the extended types; `bundle` is the expression
    /// for the target's bundle; `withExtensions` is the build setting `ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS`.
    public static func source(
        catalogs: [URL], importing modules: [String] = ["Foundation", "SwiftUI", "UIKit"], bundle: String = "Bundle.main",
        withExtensions: Bool = true
    ) -> (text: String, diagnostics: [Finding]) {
        var ignored: [Finding] = []
        var diagnostics: [Finding] = []
        let sets = catalogs.flatMap { CatalogFolder.sets(in: $0, &ignored) }
        let colors = SymbolTree(sets.filter { $0.kind == .color }, suffix: "Color", &diagnostics)
        let images = SymbolTree(sets.filter { $0.kind == .image }, suffix: "Image", &diagnostics)
        var lines = modules.map { "import \($0)" }
        lines += ["", "private let resourceBundle = \(bundle)", ""]
        lines += resources("ColorResource", "color", colors) + resources("ImageResource", "image", images)
        if withExtensions {
            let usable = colors.withoutClashes(ReservedNames.colors, "Color", &diagnostics)
            lines += accessors("UIColor", usable, "color") { "UIColor(resource: \($0))" }
            lines += accessors("Color", usable, "color") { "Color(\($0))" }
            var unreported: [Finding] = []
            let styles = usable.withoutClashes(ReservedNames.styles, "ShapeStyle", &unreported)
            lines += accessors("ShapeStyle where Self == Color", styles, "color", type: "Color") { "Color(\($0))" }
            lines += accessors("UIImage", images.withoutClashes(ReservedNames.images, "UIImage", &diagnostics), "image") {
                "UIImage(resource: \($0))"
            }
        }
        return (lines.joined(separator: "\n"), diagnostics)
    }

    private static func resources(_ type: String, _ noun: String, _ tree: SymbolTree) -> [String] {
        guard !tree.isEmpty else { return [] }
        return ["extension \(type) {"]
            + tree.lines(indent: 1) { member, name in
                [
                    "/// The \(quoted(name)) asset catalog \(noun) resource.",
                    "static let \(member) = \(type)(name: \(quoted(name)), bundle: resourceBundle)",
                ]
            } + ["}", ""]
    }

    private static func accessors(
        _ extended: String, _ tree: SymbolTree, _ noun: String, type: String? = nil, value: @escaping (String) -> String
    ) -> [String] {
        guard !tree.isEmpty else { return [] }
        let result = type ?? extended
        let isGeneric = extended.contains(" where ")
        let kept = isGeneric ? tree.withoutGroups : tree
        guard !kept.isEmpty else { return [] }
        return ["extension \(extended) {"]
            + kept.lines(indent: 1, path: "") { member, name, path in
                ["/// The \(quoted(name)) asset catalog \(noun).", "static var \(member): \(result) { \(value(path + "." + member)) }"]
            } + ["}", ""]
    }

    static func quoted(_ name: String) -> String {
        "\"" + name.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }
}
