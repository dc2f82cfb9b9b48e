import Foundation
import ProjectReader
import Sandboxing

/// What changed in git since a revision, and whether it reaches targets.
struct ChangedFiles {
    /// Whole paths of files that differ from the revision, and of those that git does not know.
    private let paths: Set<String>

    static let option = OptionSpecification(
        "changed", value: "REV", help: "Leave out targets of which no file that they are built from changed since this revision of git.")

    init(since revision: String, at place: URL) throws(UsageError) {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
        guard isThere else { throw UsageError("there is nothing at \(place.path)") }
        let folder = isFolder.boolValue ? place : place.deletingLastPathComponent()
        let root = try Self.git(["rev-parse", "--show-toplevel"], in: folder).first ?? folder.path
        let changed = try Self.git(["diff", "--name-only", "-z", "--end-of-options", revision], in: URL(fileURLWithPath: root))
        let unknown = try Self.git(["ls-files", "--others", "--exclude-standard", "-z"], in: URL(fileURLWithPath: root))
        paths = Set((changed + unknown).map { URL(fileURLWithPath: root).appendingPathComponent($0).resolvingSymlinksInPath().path })
    }

    /// The names of targets that nothing that changed reaches.
    func unreached(of targets: [BuildTarget]) -> Set<String> {
        let reached = Set(targets.filter { reaches([$0]) }.map(\.name))
        return Set(targets.map(\.name)).subtracting(reached)
    }

    /// Whether a target is built from something that changed, or a file beside its sources did: settings, packages, projects.
    func reaches(_ targets: [BuildTarget]) -> Bool {
        let modules = targets.flatMap { [$0] + $0.dependencies }
        let files = modules.flatMap { $0.sources + $0.foreignSources }.map { $0.resolvingSymlinksInPath().path }
        if !paths.isDisjoint(with: files) { return true }
        let resources = modules.flatMap(\.resources).map { $0.url.resolvingSymlinksInPath().path }
        let roots = Set(modules.map { $0.root.resolvingSymlinksInPath().path })
        return paths.contains { path in
            resources.contains { path == $0 || path.hasPrefix($0 + "/") }
                || Self.describes(path) && roots.contains { path.hasPrefix($0 + "/") }
        }
    }

    /// Whether a file says what a target is built from, or how; a source that is gone may have been any target's.
    private static func describes(_ path: String) -> Bool {
        if path.hasSuffix(".swift") { return path.hasSuffix("/Package.swift") || !FileManager.default.fileExists(atPath: path) }
        let endings = [".pbxproj", ".plist", ".entitlements", ".xcconfig", ".yml", ".resolved", ".strings", ".xcstrings", ".json"]
        return endings.contains { path.hasSuffix($0) }
    }

    private static func git(_ words: [String], in folder: URL) throws(UsageError) -> [String] {
        let result: ShortCommand.Result
        do {
            result = try ShortCommand.run(["/usr/bin/env", "git", "-C", folder.path] + words)
        } catch {
            throw UsageError("git cannot be run: \(error)")
        }
        guard result.status == .code(0) else { throw UsageError("--changed: git: \(result.errors.split(separator: "\n").first ?? "")") }
        return result.output.split { $0 == "\n" || $0 == "\0" }.map(String.init)
    }
}
