import Foundation
import Synchronization

extension AssetCatalog {
    private static let opened = Mutex<[String: AssetCatalog?]>([:])

    /// The compiled assets in a bundle's resource folder; nil where it has none. Opened once.
    public static func inside(_ bundle: Bundle) -> AssetCatalog? {
        guard let folder = bundle.resourceURL else { return nil }
        return opened.withLock { opened in
            if let known = opened[folder.path] { return known }
            let catalog = open(folder)
            opened[folder.path] = .some(catalog)
            return catalog
        }
    }

    private static func open(_ folder: URL) -> AssetCatalog? {
        guard FileManager.default.fileExists(atPath: folder.appendingPathComponent(AssetIndex.fileName).path) else { return nil }
        do {
            return try AssetCatalog(contentsOf: folder)
        } catch {
            FileHandle.standardError.write(Data("asset-index: \(error)\n".utf8))
            return nil
        }
    }
}
