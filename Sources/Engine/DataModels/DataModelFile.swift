import Foundation

/// Where a data model lies on disk.
public enum DataModelFile {
    private static let endings: Set<String> = ["momd", "mom", "xcdatamodeld", "xcdatamodel"]

    /// The models directly in a folder, by name.
    public static func models(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map(folder.appendingPathComponent).filter { endings.contains($0.pathExtension) }
    }

    /// The file with the XML of a model: of the current version, or of the last by name.
    public static func contents(of url: URL) -> URL {
        let contents = url.appendingPathComponent("contents")
        if FileManager.default.fileExists(atPath: contents.path) { return contents }
        let versions = models(in: url)
        let current = currentVersion(in: url).flatMap { name in versions.first { $0.lastPathComponent == name } }
        return (current ?? versions.last).map { self.contents(of: $0) } ?? url
    }

    private static func currentVersion(in url: URL) -> String? {
        guard let data = FileManager.default.contents(atPath: url.appendingPathComponent(".xccurrentversion").path),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        return list["_XCCurrentVersionName"] as? String
    }
}
