import Foundation

/// Finds out what there is to build at a path: a folder of Swift files, Swift files, a package, an Xcode project or workspace, or the root of an app
/// made with another tool.
public enum ProjectReader {
    /// The targets at `paths`, in the project's order. Throws a ``ProjectProblem`` that says what to mend.
    public static func read(_ paths: [String], options: ProjectOptions = ProjectOptions()) throws -> [BuildTarget] {
        guard !paths.isEmpty else {
            throw ProjectProblem(code: .noPath, file: ".", message: "no path was given", mend: "Name a folder, a package or an Xcode project")
        }
        let urls = paths.map { URL(fileURLWithPath: $0).standardizedFileURL }
        let files = urls.filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift" && !FileTree.isFolder($0) }
        let resources = urls.filter { FileTree.bundles.contains($0.pathExtension.lowercased()) && FileTree.isFolder($0) }
        let projects = urls.filter { !files.contains($0) && !resources.contains($0) }
        var targets = files.isEmpty ? [] : [try FolderReader.target(files: files)]
        for url in projects {
            let found = try RootReader(options: options).targets(at: url)
            targets += projects.count > 1 ? found.filter { new in !targets.contains { $0.name == new.name && $0.root == new.root } } : found
        }
        guard !targets.isEmpty else {
            throw ProjectProblem(
                code: .noSources, file: paths[0], message: "only resources were given", mend: "Name the sources they belong to as well")
        }
        let beside = projects.map {
            FileTree.isFolder($0) && !["xcodeproj", "xcworkspace"].contains($0.pathExtension) ? $0 : $0.deletingLastPathComponent()
        }
        let stubs = try StubModules(folders: options.stubs + beside.map { $0.appendingPathComponent(StubModules.folderName) })
        var generated = SwiftGenSources()
        for index in targets.indices {
            generated.complete(&targets[index])
            try stubs.complete(&targets[index])
            targets[index].resources += resources.map { ResourceFile(url: $0) }
            if let platform = options.platform { targets[index].platform = platform }
        }
        return targets
    }
}

extension ProjectProblem {
    static func noTests(file: String) -> ProjectProblem {
        ProjectProblem(code: .noSuchTarget, file: file, message: "there is no target of unit tests", mend: "Add one, or name another folder")
    }

    static func noTarget(_ name: String, file: String, names: [String]) -> ProjectProblem {
        ProjectProblem(
            code: .noSuchTarget, file: file, message: "there is no target named “\(name)”",
            mend: names.isEmpty ? "The project has no targets" : "Choose one of: \(names.joined(separator: ", "))")
    }
}
