import Foundation
import IsletModel

/// A `Contents.json`, read without failing on parts that have an unexpected form.
struct CatalogContents {
    let values: [String: Any]

    static var none: CatalogContents { CatalogContents(values: [:]) }

    /// The contents file of `folder`; nil with a diagnostic where it is missing or broken.
    static func read(_ folder: URL, _ diagnostics: inout [Finding]) -> CatalogContents? {
        let url = folder.appendingPathComponent("Contents.json")
        guard let data = FileManager.default.contents(atPath: url.path) else {
            diagnostics.append(Finding(code: .assetCatalogContents, file: url.path, reason: "the file is missing, so the set is left out"))
            return nil
        }
        do {
            guard let values = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
                throw CocoaError(.propertyListReadCorrupt)
            }
            return CatalogContents(values: values)
        } catch {
            let detail = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "the outermost value is not an object"
            let line = detail.split(separator: "\n").first.map(String.init) ?? detail
            diagnostics.append(Finding(code: .assetCatalogJSON, file: url.path, reason: "not valid JSON, so the set is left out: \(line)"))
            return nil
        }
    }

    /// Contents of a plain folder, where the file may be missing.
    static func optional(_ folder: URL, _ diagnostics: inout [Finding]) -> CatalogContents {
        guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Contents.json").path) else { return none }
        return read(folder, &diagnostics) ?? none
    }

    var properties: [String: Any] { values["properties"] as? [String: Any] ?? [:] }

    func entries(_ key: String) -> [[String: Any]] { (values[key] as? [Any] ?? []).compactMap { $0 as? [String: Any] } }
}

extension VariantConditions {
    /// The conditions of one entry of a contents file; nil for variants that are made for size classes or for screens of one
    /// size, which are not told apart.
    init?(_ entry: [String: Any]) {
        guard entry["width-class"] == nil, entry["height-class"] == nil, entry["screen-width"] == nil, entry["subtype"] == nil else { return nil }
        if let idiom = entry["idiom"] as? String, idiom != "universal" { self.idiom = idiom }
        if let scale = entry["scale"] as? String, scale.hasSuffix("x") { self.scale = Double(scale.dropLast()) }
        locale = entry["locale"] as? String
        direction = entry["language-direction"] as? String
        for case let appearance as [String: Any] in entry["appearances"] as? [Any] ?? [] {
            switch (appearance["appearance"] as? String, appearance["value"] as? String) {
            case ("luminosity", "dark"): isDark = true
            case ("luminosity", "light"): isDark = false
            case ("contrast", "high"): isHighContrast = true
            default: break
            }
        }
    }
}
