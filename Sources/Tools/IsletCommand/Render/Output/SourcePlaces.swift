import Checks
import Foundation
import IsletModel
import ProjectReader
import Synchronization

/// Gives files of a target the same names wherever the project lies: relative to its folder.
struct SourcePlaces: Sendable {
    private let root: String
    private let sources: [String]
    private let index: LazyIndex

    init(_ target: BuildTarget) {
        index = LazyIndex(target)
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

    /// A finding of a run with the line that it is about, where the sources show which one that is.
    func placed(_ finding: Finding) -> Finding { finding.file == nil ? index.places.placed(finding) : finding }

    private func relative(_ path: String) -> String {
        path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }
}

/// What the sources of a target name, read when it is first asked for: most runs find nothing.
private final class LazyIndex: Sendable {
    private let target: BuildTarget
    private let found = Mutex<FindingPlaces?>(nil)

    init(_ target: BuildTarget) { self.target = target }

    var places: FindingPlaces {
        found.withLock { found in
            if let found { return found }
            let made = FindingPlaces(SourceIndex(of: [target]))
            found = made
            return made
        }
    }
}
