import Foundation
import IsletModel

/// A manifest that describes a project.
struct TuistProjectManifest {
    let file: URL
    let value: PropertyListValue

    var folder: URL { file.deletingLastPathComponent() }
    var name: String { value["name"]?.string ?? folder.lastPathComponent }
}

/// The manifests below the root of an app that Tuist makes the project of.
struct TuistRoot {
    let folder: URL
    let cache: URL?

    static let projectFile = "Project.swift"
    private static let mostRounds = 20

    /// Whether a folder with these files is such a root: it has Tuist's own folder or file, or a manifest of a workspace.
    static func isRoot(_ names: [String], in folder: URL) -> Bool {
        let small = Set(names.map { $0.lowercased() })
        if small.contains("tuist") || small.contains("tuist.swift") { return !small.isDisjoint(with: ["project.swift", "workspace.swift"]) }
        guard names.contains("Workspace.swift") else { return false }
        let text = FileManager.default.contents(atPath: folder.appendingPathComponent("Workspace.swift").path) ?? Data()
        return String(decoding: text, as: UTF8.self).contains("import ProjectDescription")
    }

    struct Contents {
        var projects: [TuistProjectManifest] = []
        /// What `Tuist/Dependencies.swift` names.
        var packages: [PropertyListValue] = []
        var notes: [ProjectProblem] = []
    }

    /// Every project that the workspace names, or that one of them depends on.
    func contents() throws -> Contents {
        var contents = Contents()
        let helpers = try helpers(&contents)
        if let file = existing(["Tuist/Dependencies.swift"]) {
            contents.packages = try values(of: [file], helpers, kind: "dependencies", &contents).first?["packages"]?.array ?? []
        }
        var open = try firstProjects(helpers, &contents)
        var known = Set(open.map(\.path))
        for _ in 0..<Self.mostRounds where !open.isEmpty {
            let files = open
            let found = try described(files, helpers, kind: "project", &contents)
            contents.projects += found.map { TuistProjectManifest(file: $0.file, value: $0.value) }
            open = found.flatMap { needed(by: $0.value, in: $0.file.deletingLastPathComponent()) }
                .filter { FileTree.exists($0) && known.insert($0.path).inserted }
        }
        return contents
    }

    /// Manifests of projects that targets of this one depend on.
    private func needed(by project: PropertyListValue, in folder: URL) -> [URL] {
        let paths = TuistPaths(root: self.folder, folder: folder)
        let dependencies = (project["targets"]?.array ?? []).flatMap { $0["dependencies"]?.array ?? [] }
        return dependencies.compactMap { paths.url($0["path"])?.appendingPathComponent(Self.projectFile).standardizedFileURL }
    }

    private func firstProjects(_ helpers: [ManifestModule], _ contents: inout Contents) throws -> [URL] {
        let all = try FileTree.files(in: folder) { !["Tuist", "Plugins", "TuistPlugins", "Derived"].contains($0.lastPathComponent) }
            .filter { $0.lastPathComponent == Self.projectFile }.map(\.standardizedFileURL)
        if let file = existing(["Workspace.swift"]), let workspace = try values(of: [file], helpers, kind: "workspace", &contents).first {
            let paths = TuistPaths(root: folder, folder: folder)
            let globs = (workspace["projects"]?.strings ?? []).map { TuistGlob(paths.url($0)) }
            let named = all.filter { file in globs.contains { $0.matches(file.deletingLastPathComponent()) || $0.matches(file) } }
            if !named.isEmpty { return named }
        }
        let own = folder.appendingPathComponent(Self.projectFile).standardizedFileURL
        return all.contains(own) ? [own] : all
    }

    /// The modules of helpers: of local plug-ins by the plug-ins' names, then the root's own.
    private func helpers(_ contents: inout Contents) throws -> [ManifestModule] {
        var result: [ManifestModule] = []
        if let file = existing(["Tuist.swift", "Tuist/Config.swift", "Tuist/Tuist.swift"]),
            let config = try values(of: [file], [], kind: "config", &contents).first
        {
            for plugin in config["plugins"]?.array ?? [] {
                guard let place = place(plugin["path"], namedIn: file) else {
                    let url = plugin["url"]?.string ?? ""
                    contents.notes.append(
                        ProjectProblem(
                            code: .noPackage, file: file.path, message: "the plug-in \(url) of Tuist is not fetched",
                            mend: "Keep a copy in the project and name it with .local(path:)"))
                    continue
                }
                let manifest = place.appendingPathComponent("Plugin.swift")
                let described = FileTree.exists(manifest) ? try values(of: [manifest], [], kind: "plugin", &contents).first : nil
                let name = described?["name"]?.string ?? place.lastPathComponent
                let module = ManifestModule(name: name, folder: place.appendingPathComponent("ProjectDescriptionHelpers"))
                if let module { result.append(module) }
            }
        }
        let own = ManifestModule(name: "ProjectDescriptionHelpers", folder: folder.appendingPathComponent("Tuist/ProjectDescriptionHelpers"))
        return result + (own.map { [$0] } ?? [])
    }

    /// Paths in the configuration begin at its folder, at its file in older versions of Tuist, or at the root.
    private func place(_ path: PropertyListValue?, namedIn file: URL) -> URL? {
        let folders = [file.deletingLastPathComponent(), file, folder]
        let places = folders.compactMap { TuistPaths(root: folder, folder: URL(fileURLWithPath: $0.path, isDirectory: true)).url(path) }
        return places.first(where: FileTree.exists) ?? places.first
    }

    /// The first of several files that is there, by names in which small and capital letters are the same.
    private func existing(_ paths: [String]) -> URL? {
        paths.lazy.map { FileSpelling.onDisk(folder.appendingPathComponent($0)) }.first(where: FileTree.exists)
    }

    private func values(
        of files: [URL], _ helpers: [ManifestModule], kind: String, _ contents: inout Contents
    ) throws -> [PropertyListValue] {
        try described(files, helpers, kind: kind, &contents).map(\.value)
    }

    private func described(
        _ files: [URL], _ helpers: [ManifestModule], kind: String, _ contents: inout Contents
    ) throws -> [(file: URL, value: PropertyListValue)] {
        let evaluated = try TuistManifests(root: folder, cache: cache).evaluate(files, helpers: helpers)
        for request in evaluated.requests {
            let problem = ProjectProblem(
                code: .manifestConfined, file: folder.path, message: "a manifest of Tuist \(request), and was refused",
                mend: "Let it do without: \(PackageManifest.walls)")
            if !contents.notes.contains(problem) { contents.notes.append(problem) }
        }
        return zip(files, evaluated.answers).compactMap { file, answer in
            switch answer {
            case .described(let found, let value):
                guard found == kind, let list = try? PropertyListFile.parse(value, file: file.path) else { return nil }
                return (file, list)
            case .refused(let reason):
                contents.notes.append(
                    ProjectProblem(
                        code: .brokenPackage, file: file.path, message: "the manifest cannot be read: \(reason)",
                        mend: "Run tuist generate --no-open and name the project it makes"))
                return nil
            }
        }
    }
}
