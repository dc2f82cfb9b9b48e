import Foundation
import IsletModel

/// The files that the entries of `sources` in a `project.yml` name.
struct XcodeGenSources {
    let folder: URL
    /// What `destinationFilters` are compared with.
    let platform: String

    func files(_ value: PropertyListValue?) throws -> [URL] {
        let entries = value?.array ?? value.map { [$0] } ?? []
        var result: [URL] = []
        for entry in entries {
            guard let path = entry.string ?? entry["path"]?.string, entry["buildPhase"]?.string != "none" else { continue }
            if let filters = entry["destinationFilters"]?.strings, !filters.contains(platform) { continue }
            let url = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL
            guard FileTree.isFolder(url), !FileTree.bundles.contains(url.pathExtension.lowercased()) else {
                if FileTree.exists(url) || entry["optional"]?.boolean != true { result.append(url) }
                continue
            }
            let excludes = (entry["excludes"]?.strings ?? []).map(GlobPattern.init)
            let includes = (entry["includes"]?.strings ?? []).map(GlobPattern.init)
            result += try FileTree.files(in: url).filter { file in
                let path = FileTree.relativePath(of: file, to: url)
                guard !excludes.contains(where: { $0.matches(path) }) else { return false }
                return includes.isEmpty || includes.contains { $0.matches(path) }
            }
        }
        return result
    }
}

/// A pattern of file names: `*` is anything within a folder, `**` anything at all, `{a,b}` one of several; a folder stands for all in it.
struct GlobPattern {
    private let expression: NSRegularExpression?

    init(_ pattern: String) {
        var result = ""
        var rest = Substring(pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern)
        while let character = rest.first {
            rest.removeFirst()
            switch character {
            case "*":
                guard rest.first == "*" else {
                    result += "[^/]*"
                    continue
                }
                rest.removeFirst()
                if rest.first == "/" { rest.removeFirst() }
                result += "(.*/)?" + (rest.isEmpty ? ".*" : "")
            case "?": result += "[^/]"
            case "{": result += "("
            case "}": result += ")"
            case ",": result += "|"
            default: result += NSRegularExpression.escapedPattern(for: String(character))
            }
        }
        expression = try? NSRegularExpression(pattern: "^" + result + "(/.*)?$")
    }

    func matches(_ path: String) -> Bool {
        expression?.firstMatch(in: path, range: NSRange(path.startIndex..., in: path)) != nil
    }
}
