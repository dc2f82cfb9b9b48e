import Foundation

/// Finds out what there is to build at a path: a folder of Swift files, Swift files, a package, or an Xcode project.
public enum ProjectReader {
    /// The targets at `paths`, in the project's order. Throws a ``ProjectProblem`` that says what to mend.
    public static func read(_ paths: [String], options: ProjectOptions = ProjectOptions()) throws -> [BuildTarget] {
        guard let first = paths.first else {
            throw ProjectProblem(code: .noPath, file: ".", message: "no path was given", mend: "Name a folder, a package or an Xcode project")
        }
        let urls = paths.map { URL(fileURLWithPath: $0).standardizedFileURL }
        if urls.allSatisfy({ $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift" && !FileTree.isFolder($0) }) {
            return [try FolderReader.target(files: urls)]
        }
        guard paths.count == 1 else {
            throw ProjectProblem(
                code: .severalPaths, file: first, message: "several paths were given that are not all Swift files",
                mend: "Give one folder, package or project at a time")
        }
        return try read(urls[0], options: options)
    }

    private static func read(_ url: URL, options: ProjectOptions) throws -> [BuildTarget] {
        guard FileTree.exists(url) else {
            throw ProjectProblem(code: .noSuchPath, file: url.path, message: "there is nothing at this path", mend: "Check the path")
        }
        if url.lastPathComponent == "project.pbxproj" { return try read(url.deletingLastPathComponent(), options: options) }
        if url.lastPathComponent == "Package.swift" { return try read(url.deletingLastPathComponent(), options: options) }
        switch url.pathExtension {
        case "xcodeproj": return try XcodeReader(options: options).targets(ofProject: url)
        case "xcworkspace": return try XcodeReader(options: options).targets(ofWorkspace: url)
        default: return try readFolder(url, options: options)
        }
    }

    private static func readFolder(_ folder: URL, options: ProjectOptions) throws -> [BuildTarget] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }.map { folder.appendingPathComponent($0) }
        if projects.count == 1 { return try XcodeReader(options: options).targets(ofProject: projects[0]) }
        if projects.count > 1 { return try XcodeReader(options: options).targets(ofProjects: projects, named: folder) }
        if names.contains("Package.swift") { return try PackageReader(folder: folder).targets(options: options) }
        if let workspace = names.first(where: { $0.hasSuffix(".xcworkspace") }) {
            return try XcodeReader(options: options).targets(ofWorkspace: folder.appendingPathComponent(workspace))
        }
        let nested = try nestedProjects(in: folder)
        if !nested.isEmpty { return try XcodeReader(options: options).targets(ofProjects: nested, named: folder) }
        return try select(FolderReader(folder: folder).targets(), folder: folder, options: options)
    }

    /// Xcode projects in sub-folders, for a folder that holds several of them.
    private static func nestedProjects(in folder: URL) throws -> [URL] {
        let isProject = { (url: URL) in url.pathExtension == "xcodeproj" && FileTree.exists(url.appendingPathComponent("project.pbxproj")) }
        var found: [URL] = []
        _ = try FileTree.files(in: folder) { url in
            if isProject(url) { found.append(url) }
            return url.pathExtension != "xcodeproj"
        }
        return found
    }

    private static func select(_ targets: [BuildTarget], folder: URL, options: ProjectOptions) throws -> [BuildTarget] {
        guard let name = options.target else { return targets }
        let chosen = targets.filter { $0.name == name }
        guard chosen.isEmpty else { return chosen }
        throw ProjectProblem.noTarget(name, file: folder.path, names: targets.map(\.name))
    }
}

extension ProjectProblem {
    static func noTarget(_ name: String, file: String, names: [String]) -> ProjectProblem {
        ProjectProblem(
            code: .noSuchTarget, file: file, message: "there is no target named “\(name)”",
            mend: names.isEmpty ? "The project has no targets" : "Choose one of: \(names.joined(separator: ", "))")
    }
}
