import Foundation

/// Reads the data files that ship with Islet's modules.
public enum BundledData {
    /// Where the bundles of Islet's modules lie, beside its libraries.
    public static var folder: URL { Bundle.module.bundleURL.deletingLastPathComponent() }

    /// Decodes `Data/<name>.json` of a module's bundle. A missing or broken file means a broken installation and ends the process.
    ///
    /// - Parameters:
    ///   - name: Path below `Data`, without ending: `rules/catalogue`.
    ///   - bundle: `.module` of the module whose file it is.
    public static func read<Content: Decodable>(_ name: String, as type: Content.Type = Content.self, in bundle: Bundle) -> Content {
        let url = bundle.bundleURL.appendingPathComponent("Data/\(name).json")
        do {
            return try JSONDecoder().decode(type, from: Data(contentsOf: url))
        } catch {
            fatalError("\(url.path) cannot be read (\(error)): build Islet again")
        }
    }
}
