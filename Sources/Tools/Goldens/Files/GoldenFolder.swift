import Foundation

/// A folder with recorded pictures: `goldens.json`, and for each picture a PNG and the views in it.
public struct GoldenFolder: Sendable {
    public let url: URL

    public init(_ url: URL) { self.url = url }

    /// A picture and the views in it.
    public struct Item: Hashable, Sendable {
        public var png: Data
        public var tree: GoldenTree

        public init(png: Data, tree: GoldenTree) {
            self.png = png
            self.tree = tree
        }
    }

    /// The ending of files with the views of a picture.
    public static let treeEnding = "views"

    public func png(_ path: String, variant: Int = 1) -> URL { file(path, variant, "png") }
    public func tree(_ path: String, variant: Int = 1) -> URL { file(path, variant, Self.treeEnding) }

    private func file(_ path: String, _ variant: Int, _ ending: String) -> URL {
        url.appendingPathComponent(path + (variant == 1 ? "" : "~\(variant)") + "." + ending)
    }

    /// A recorded picture; nil where its files are gone.
    ///
    /// - Throws: ``GoldenFault`` where the views cannot be read.
    public func item(_ path: String, variant: Int = 1) throws(GoldenFault) -> Item? {
        let treeFile = tree(path, variant: variant)
        guard let data = FileManager.default.contents(atPath: png(path, variant: variant).path),
            let text = FileManager.default.contents(atPath: treeFile.path)
        else { return nil }
        do {
            return Item(png: data, tree: try GoldenTree(text: String(decoding: text, as: UTF8.self)))
        } catch {
            throw GoldenFault("\(treeFile.path): \(error). Restore it from version control, or record again")
        }
    }

    /// Whether a recorded picture has these bytes, and so have the views in it.
    public func holds(png: Data, views: Data, _ path: String, variant: Int = 1) -> Bool {
        [(self.png(path, variant: variant), png), (tree(path, variant: variant), views)].allSatisfy { file, data in
            FileManager.default.contents(atPath: file.path) == data
        }
    }

    /// Writes a picture that is not recorded, with the views in it. Unlike ``write(_:to:variant:)`` it may be left half written.
    public func write(png: Data, views: Data, to path: String) throws {
        let file = self.png(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try png.write(to: file)
        try views.write(to: tree(path))
    }

    /// Takes a picture of another folder as it is.
    public func take(_ path: String, from other: GoldenFolder) throws {
        try FileManager.default.createDirectory(at: png(path).deletingLastPathComponent(), withIntermediateDirectories: true)
        for (own, others) in [(png(path), other.png(path)), (tree(path), other.tree(path))] {
            try Data(contentsOf: others).write(to: own, options: .atomic)
        }
    }

    public func write(_ item: Item, to path: String, variant: Int = 1) throws {
        let file = png(path, variant: variant)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try item.png.write(to: file, options: .atomic)
        try Data(try item.tree.text().utf8).write(to: tree(path, variant: variant), options: .atomic)
    }

    /// Removes a picture with its variants, and folders that are empty then.
    public func remove(_ path: String, variants: Int) throws {
        for variant in 1...max(variants, 1) {
            for file in [png(path, variant: variant), tree(path, variant: variant)] where FileManager.default.fileExists(atPath: file.path) {
                try FileManager.default.removeItem(at: file)
            }
        }
        var folder = png(path).deletingLastPathComponent().standardizedFileURL
        while folder.path.hasPrefix(url.standardizedFileURL.path + "/"), rmdir(folder.path) == 0 { folder.deleteLastPathComponent() }
    }

    /// Whether a path of an index leads nowhere but below the folder.
    public static func staysInside(_ path: String) -> Bool { !path.hasPrefix("/") && !path.split(separator: "/").contains("..") }
}
