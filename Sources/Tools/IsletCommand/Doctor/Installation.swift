import Foundation

/// Where the parts of Islet lie.
struct Installation: Sendable {
    /// The folder with Package.swift.
    var root: URL?
    /// The folder with the program and its libraries.
    var products: URL

    static let current: Installation = {
        let products = Bundle.module.bundleURL.resolvingSymlinksInPath().deletingLastPathComponent()
        return Installation(root: root(above: products), products: products)
    }()

    private static func root(above products: URL) -> URL? {
        var folder = products
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Scripts/packages.txt").path) { return folder }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// Names of the Debian packages in `Scripts/packages.txt`, one a line, with remarks after `#`.
    static func packages(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            let name = line.prefix { $0 != "#" }.trimmed
            return name.isEmpty ? nil : name
        }
    }
}
