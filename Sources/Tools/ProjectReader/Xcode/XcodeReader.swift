import Foundation

/// Reads Xcode projects and workspaces.
struct XcodeReader {
    let options: ProjectOptions

    func targets(ofProject url: URL) throws -> [BuildTarget] {
        try choose(from: [try XcodeProject(url: url)], file: url)
    }

    func targets(ofWorkspace url: URL) throws -> [BuildTarget] {
        let projects = try WorkspaceFile.projects(in: url)
        guard !projects.isEmpty else {
            throw ProjectProblem(
                code: .emptyWorkspace, file: url.path, message: "the workspace names no project that is on disk",
                mend: "Name the project itself")
        }
        return try choose(from: projects.map { try XcodeProject(url: $0) }, file: url)
    }

    func targets(ofProjects urls: [URL], named folder: URL) throws -> [BuildTarget] {
        try choose(from: urls.map { try XcodeProject(url: $0) }, file: folder)
    }

    /// The named target; else every widget extension; else every app.
    private func choose(from projects: [XcodeProject], file: URL) throws -> [BuildTarget] {
        let all = projects.flatMap { project in project.targets.map { (project: project, object: $0) } }
        if let name = options.target {
            let named = all.filter { $0.object.name == name }
            guard !named.isEmpty else { throw ProjectProblem.noTarget(name, file: file.path, names: all.map(\.object.name)) }
            return try named.map { try read($0.object, of: $0.project) }
        }
        let candidates = all.filter { item in
            let type = item.object.string("productType") ?? ""
            return type.hasSuffix("extension") || type.hasPrefix("com.apple.product-type.application")
        }
        let targets = try candidates.map { (item: $0, target: try reader($0.object, of: $0.project).target()) }
        let widgets = targets.filter { $0.target.kind == .widgetExtension }
        let apps = targets.filter { $0.target.kind == .app }
        let chosen = widgets.isEmpty ? apps : options.includesApps ? widgets + apps : widgets
        guard !chosen.isEmpty else {
            throw ProjectProblem(
                code: .noWidget, file: file.path, message: "there is no widget extension and no app among the targets",
                mend: all.isEmpty ? "Add a target" : "Choose one of: \(all.map(\.object.name).joined(separator: ", "))")
        }
        return try chosen.map { try withDependencies($0.target, $0.item.object, $0.item.project) }
    }

    private func reader(_ object: XcodeObject, of project: XcodeProject) -> XcodeTargetReader {
        XcodeTargetReader(project: project, object: object, configuration: options.configuration)
    }

    private func read(_ object: XcodeObject, of project: XcodeProject) throws -> BuildTarget {
        try withDependencies(reader(object, of: project).target(), object, project)
    }

    private func withDependencies(_ target: BuildTarget, _ object: XcodeObject, _ project: XcodeProject) throws -> BuildTarget {
        var target = target
        var dependencies = XcodeDependencies(configuration: options.configuration)
        try dependencies.add(of: object, in: project)
        target.dependencies = dependencies.modules.filter { $0.moduleName != target.moduleName }
        target.missingDependencies = dependencies.missing
        return try target.keepingImportedModules()
    }
}

/// The projects a workspace names.
enum WorkspaceFile {
    static func projects(in url: URL) throws -> [URL] {
        let file = url.appendingPathComponent("contents.xcworkspacedata")
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ProjectProblem(
                code: .brokenWorkspace, file: file.path, message: "the file cannot be read", mend: "Restore it from version control")
        }
        let folder = url.deletingLastPathComponent()
        let parts = String(decoding: data, as: UTF8.self).components(separatedBy: "location")
        let paths = parts.dropFirst().compactMap { part -> String? in
            guard let first = part.firstIndex(of: "\"") else { return nil }
            let rest = part[part.index(after: first)...]
            return rest.firstIndex(of: "\"").map { String(rest[..<$0]) }
        }
        let projects = paths.filter { $0.hasSuffix(".xcodeproj") }.map { path in
            folder.appendingPathComponent(path.split(separator: ":", maxSplits: 1).last.map(String.init) ?? path).standardizedFileURL
        }
        if !projects.isEmpty { return projects.filter(FileTree.exists) }
        return try FileTree.files(in: folder) { $0.pathExtension != "xcodeproj" }.filter { $0.pathExtension == "xcodeproj" }
    }
}
