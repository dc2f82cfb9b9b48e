import Foundation
import ProjectReader

/// Gives files of a target the same names wherever the project lies: relative to its folder.
struct SourcePlaces: Sendable {
    private let root: String
    private let sources: [String]

    init(_ target: BuildTarget) {
        root = target.root.standardizedFileURL.path
        sources = ([target] + target.dependencies).flatMap(\.sources).map(\.standardizedFileURL.path)
    }

    /// - Parameter file: A whole path, or what `#fileID` says: `Module/File.swift`.
    func path(_ file: String) -> String {
        if file.hasPrefix("/") { return relative(file) }
        let name = "/" + (file.split(separator: "/").last.map(String.init) ?? file)
        let found = sources.filter { $0.hasSuffix("/" + file) }
        let candidates = found.isEmpty ? sources.filter { $0.hasSuffix(name) } : found
        return candidates.count == 1 ? relative(candidates[0]) : file
    }

    private func relative(_ path: String) -> String {
        path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }
}
