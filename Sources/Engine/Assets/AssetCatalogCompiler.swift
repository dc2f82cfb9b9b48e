import Foundation
import Imaging
import IsletModel

/// Turns the catalogs and loose pictures of a target into a folder that ``AssetCatalog`` opens.
public struct AssetCatalogCompiler {
    private let directory: URL
    private var index = AssetIndexWriter()
    private var diagnostics: [Finding] = []

    /// Compiles `catalogs` (`.xcassets` folders; the first one wins where two have the same name) and `looseFiles` (resources that lie
    /// beside them; pictures among them are found by name, with `@2x` and `~ipad` as on iOS) into `directory`, which is made
    /// where it is missing. Throws only where `directory` cannot be written.
    @discardableResult
    public static func compile(catalogs: [URL], looseFiles: [URL] = [], into directory: URL) throws -> [Finding] {
        var compiler = AssetCatalogCompiler(directory: directory)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        for catalog in catalogs { try compiler.add(catalog: catalog) }
        try compiler.add(looseFiles: looseFiles)
        try Data(compiler.index.text.utf8).write(to: directory.appendingPathComponent(AssetIndex.fileName), options: .atomic)
        return compiler.diagnostics
    }

    private init(directory: URL) { self.directory = directory }

    private mutating func add(catalog: URL) throws {
        for set in CatalogFolder.sets(in: catalog, &diagnostics) {
            guard let kind = set.kind, !index.contains(kind, set.name) else { continue }
            guard let contents = CatalogContents.read(set.folder, &diagnostics) else { continue }
            let store = Store(directory: directory, folder: "Assets/\(set.name).\(set.type)")
            switch kind {
            case .image: try index.add(kind, set.name, ImageSetReader.read(set.folder, contents, &diagnostics, store: store.take))
            case .color: try index.add(kind, set.name, ColorSetReader.read(set.folder, contents, &diagnostics))
            case .symbol: try index.add(kind, set.name, files(set, contents.entries("symbols"), store))
            case .data: try index.add(kind, set.name, files(set, contents.entries("data"), store))
            case .appIcon: try index.add(kind, set.name, files(set, contents.entries("images"), store))
            }
        }
    }

    private mutating func files(_ set: CatalogSet, _ entries: [[String: Any]], _ store: Store) throws -> FileRecord {
        var variants: [FileRecord.Variant] = []
        for entry in entries {
            guard let filename = entry["filename"] as? String, let conditions = VariantConditions(entry) else { continue }
            let file = FileSpelling.onDisk(set.folder.appendingPathComponent(filename))
            guard FileManager.default.isReadableFile(atPath: file.path) else {
                diagnostics.append(Finding(code: .assetFile, file: file.path, reason: "the file that Contents.json names is missing"))
                continue
            }
            variants.append(FileRecord.Variant(conditions: conditions, file: try store.take(file)))
        }
        return FileRecord(variants: variants)
    }

    private mutating func add(looseFiles: [URL]) throws {
        for (name, files) in LooseImageName.group(looseFiles) where !index.contains(.image, name) {
            var record = ImageRecord(variants: [])
            for (file, conditions) in files {
                guard let probe = ImageSetReader.probe(file, &diagnostics) else { continue }
                let path = try Store(directory: directory, folder: "Loose").take(file)
                record.variants.append(
                    ImageRecord.Variant(
                        conditions: conditions, file: path, width: Int(probe.displaySize.width), height: Int(probe.displaySize.height),
                        isVector: probe.format.isVector))
            }
            if !record.variants.isEmpty { try index.add(.image, name, record) }
        }
    }
}

/// Copies files into a sub-folder of the compiled assets.
private struct Store {
    var directory: URL
    var folder: String

    /// The path of the copy, relative to the compiled folder.
    func take(_ file: URL) throws -> String {
        let path = folder + "/" + file.lastPathComponent
        let target = directory.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        let bytes = try Data(contentsOf: file)
        if FileManager.default.contents(atPath: target.path) != bytes { try bytes.write(to: target, options: .atomic) }
        return path
    }
}
