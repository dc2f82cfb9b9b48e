import Foundation
import IsletModel

/// Reads Xcode projects and workspaces.
struct XcodeReader {
    let options: ProjectOptions
    let library: PackageLibrary
    /// The folder that was asked for, in which modules are looked for that no project names.
    let root: URL

    init(options: ProjectOptions, root: URL) {
        self.options = options
        self.root = root
        library = PackageLibrary(options.packages, beside: [root])
    }

    func targets(ofProject url: URL) throws -> [BuildTarget] {
        let project = try XcodeProject(url: url)
        return try choose(from: [project], siblings: try siblings(of: [project]), file: url)
    }

    func targets(ofProjectFiles files: [URL], named place: URL) throws -> [BuildTarget] {
        let projects = try files.map { try XcodeGenProject.project(at: $0, configuration: options.configuration) }
        return try choose(from: projects, siblings: [], file: place)
    }

    /// - Parameter folder: The root of an app that Tuist makes the project of.
    func targets(ofTuist folder: URL) throws -> [BuildTarget] {
        let cache = options.packages.cache?.appendingPathComponent("manifests")
        let made = try TuistProject.project(at: folder, configuration: options.configuration, cache: cache)
        do {
            return try choose(from: [made.project], siblings: [], file: folder).map { target in
                var target = target
                target.notes += made.notes
                return target
            }
        } catch let problem as ProjectProblem {
            // The app may be in a manifest that could not be read.
            throw problem.code == .noWidget ? made.notes.first { $0.code == .brokenPackage } ?? problem : problem
        }
    }

    func targets(ofWorkspace url: URL) throws -> [BuildTarget] {
        let projects = try WorkspaceFile.projects(in: url)
        guard !projects.isEmpty else {
            throw ProjectProblem(
                code: .emptyWorkspace, file: url.path, message: "the workspace names no project that is on disk",
                mend: "Name the project itself")
        }
        let all = try projects.map { try XcodeProject(url: $0) }
        return try choose(from: all, siblings: [], file: url)
    }

    func targets(ofProjects urls: [URL], named folder: URL) throws -> [BuildTarget] {
        let projects = try urls.map { try XcodeProject(url: $0) }
        return try choose(from: projects, siblings: try siblings(of: projects), file: folder)
    }

    /// Whether an app is made of a package: projects further down have its widget extensions, among them the one that is asked for.
    func haveWidgets(_ urls: [URL]) -> Bool {
        // A project that cannot be read has none; where it is needed, reading it again says why.
        let projects = urls.compactMap { try? XcodeProject(url: $0) }
        let items = projects.flatMap { project in project.targets.map { (project: project, object: $0) } }
        let extensions = items.filter { $0.object.string("productType")?.hasSuffix("extension") == true }
        guard extensions.contains(where: { (try? reader($0.object, of: $0.project).target())?.kind == .widgetExtension }) else { return false }
        return options.target.map { name in items.contains { $0.object.name == name } } ?? true
    }

    /// Projects of the workspaces beside `projects`. Those that cannot be read are none.
    private func siblings(of projects: [XcodeProject]) throws -> [XcodeProject] {
        var known = Set(projects.map(\.url.standardizedFileURL.path))
        var result: [XcodeProject] = []
        for folder in Set(projects.map { $0.url.deletingLastPathComponent().standardizedFileURL }).sorted(by: { $0.path < $1.path }) {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter { $0.hasSuffix(".xcworkspace") }
            let urls = names.flatMap { (try? WorkspaceFile.projects(in: folder.appendingPathComponent($0))) ?? [] }
            for url in urls where known.insert(url.standardizedFileURL.path).inserted {
                if let project = try? XcodeProject(url: url) { result.append(project) }
            }
        }
        return result
    }

    /// The named target; else every widget extension; else every app.
    private func choose(from projects: [XcodeProject], siblings: [XcodeProject], file: URL) throws -> [BuildTarget] {
        prepare(projects + siblings)
        let search = ModuleSearch(projects: projects + siblings, root: root, library: library, configuration: options.configuration)
        let all = projects.flatMap { project in project.targets.map { (project: project, object: $0) } }
        if let name = options.target {
            let named = all.filter { $0.object.name == name }
            guard !named.isEmpty else { throw ProjectProblem.noTarget(name, file: file.path, names: all.map(\.object.name)) }
            return try named.map { try withDependencies(reader($0.object, of: $0.project).target(), $0.object, $0.project, search) }
        }
        if options.wantsTests {
            let tests = all.filter { $0.object.string("productType") == "com.apple.product-type.bundle.unit-test" }
            guard !tests.isEmpty else { throw ProjectProblem.noTests(file: file.path) }
            return try tests.map { try withDependencies(reader($0.object, of: $0.project).target(), $0.object, $0.project, search) }
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
        return try chosen.map { try withDependencies($0.target, $0.item.object, $0.item.project, search) }
    }

    /// Says what the projects need to have fetched, should anything be missing.
    private func prepare(_ projects: [XcodeProject]) {
        for project in projects {
            let references = project.objects.values.filter { $0.isa == "XCRemoteSwiftPackageReference" }.sorted { $0.id < $1.id }
            for remote in references.compactMap(RemotePackage.init) { library.request.add(remote) }
            let products = project.objects.values.filter { $0.isa == "XCSwiftPackageProductDependency" }.sorted { $0.id < $1.id }
            for product in products {
                guard let url = project[product.string("package")]?.string("repositoryURL"), let name = product.string("productName") else {
                    continue
                }
                library.request.add(ResolutionRequest.Product(name: name, identity: RemotePackage.identity(of: url)))
            }
            for folder in LocalPackages.folders(in: project, named: nil) { library.request(remotesOf: folder) }
            if library.request.pins == nil { library.request.pins = ResolvedFile.find(for: project) }
        }
        for workspace in WorkspaceFile.workspaces(in: [root] + projects.map { $0.url.deletingLastPathComponent() }) {
            for folder in WorkspaceFile.packages(in: workspace) { library.request(remotesOf: folder) }
            if library.request.pins == nil { library.request.pins = ResolvedFile.find(in: workspace) }
        }
    }

    private func reader(_ object: XcodeObject, of project: XcodeProject) -> XcodeTargetReader {
        XcodeTargetReader(project: project, object: object, configuration: options.configuration, platform: options.platform)
    }

    private func withDependencies(
        _ target: BuildTarget, _ object: XcodeObject, _ project: XcodeProject, _ search: ModuleSearch
    ) throws -> BuildTarget {
        var target = target
        var dependencies = XcodeDependencies(configuration: options.configuration, platform: target.platform, library: library)
        dependencies.includesPrograms = target.kind == .test
        try dependencies.add(of: object, in: project)
        target.dependencies = dependencies.modules.filter { $0.moduleName != target.moduleName }
        target.missingDependencies = dependencies.missing
        try search.complete(&target)
        target.notes += library.substitutions
        return try target.keepingImportedModules()
    }
}

/// Where Xcode keeps which versions of packages a project uses.
enum ResolvedFile {
    private static let name = "xcshareddata/swiftpm/Package.resolved"

    static func find(in workspace: URL) -> URL? {
        let file = workspace.appendingPathComponent(name)
        return FileTree.exists(file) ? file : nil
    }

    static func find(for project: XcodeProject) -> URL? {
        let folder = project.url.deletingLastPathComponent()
        let workspaces = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".xcworkspace") }.sorted()
        let places = workspaces.map { folder.appendingPathComponent($0) } + [project.url.appendingPathComponent("project.xcworkspace")]
        let beside = project.specification.map { [folder, $0.deletingLastPathComponent()] } ?? []
        let files = places.map { $0.appendingPathComponent(name) } + beside.map { $0.appendingPathComponent("Package.resolved") }
        return files.first(where: FileTree.exists)
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
        let projects = places(in: String(decoding: data, as: UTF8.self), of: folder).filter { $0.pathExtension == "xcodeproj" }
        if !projects.isEmpty { return projects.filter(FileTree.exists) }
        return try FileTree.files(in: folder) { $0.pathExtension != "xcodeproj" }.filter { $0.pathExtension == "xcodeproj" }
    }

    /// Packages a workspace names, which its projects use without referring to them. A workspace that cannot be read names none.
    static func packages(in url: URL) -> [URL] {
        let data = FileManager.default.contents(atPath: url.appendingPathComponent("contents.xcworkspacedata").path) ?? Data()
        return places(in: String(decoding: data, as: UTF8.self), of: url.deletingLastPathComponent()).filter {
            FileTree.exists($0.appendingPathComponent("Package.swift"))
        }
    }

    /// Workspaces in folders. A folder that cannot be listed has none.
    static func workspaces(in folders: [URL]) -> [URL] {
        var seen: Set<String> = []
        return folders.map(\.standardizedFileURL).filter { seen.insert($0.path).inserted }.flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().filter { $0.hasSuffix(".xcworkspace") }
                .map { folder.appendingPathComponent($0) }
        }
    }

    private static func places(in text: String, of folder: URL) -> [URL] {
        text.components(separatedBy: "location").dropFirst().compactMap { part -> URL? in
            guard let first = part.firstIndex(of: "\"") else { return nil }
            let rest = part[part.index(after: first)...]
            guard let path = rest.firstIndex(of: "\"").map({ String(rest[..<$0]) }) else { return nil }
            let relative = path.split(separator: ":", maxSplits: 1).last.map(String.init) ?? path
            return FileSpelling.onDisk(folder.appendingPathComponent(relative).standardizedFileURL)
        }
    }
}
