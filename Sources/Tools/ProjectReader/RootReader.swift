import Foundation

/// Reads what lies at one path, by its name or by what is in it.
struct RootReader {
    let options: ProjectOptions

    func targets(at url: URL) throws -> [BuildTarget] {
        guard FileTree.exists(url) else {
            throw ProjectProblem(code: .noSuchPath, file: url.path, message: "there is nothing at this path", mend: "Check the path")
        }
        let folder = url.deletingLastPathComponent()
        if ["project.pbxproj", "Package.swift"].contains(url.lastPathComponent) { return try targets(at: folder) }
        switch url.pathExtension {
        case "xcodeproj": return try XcodeReader(options: options, root: folder).targets(ofProject: url)
        case "xcworkspace": return try XcodeReader(options: options, root: folder).targets(ofWorkspace: url)
        default: return try targets(in: url)
        }
    }

    private func targets(in folder: URL) throws -> [BuildTarget] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let reader = XcodeReader(options: options, root: folder)
        let projects = names.map { folder.appendingPathComponent($0) }.filter(Self.isProject)
        if !projects.isEmpty { return try targets(of: projects, in: folder, names, reader) }
        if let file = XcodeGenProject.fileNames.first(where: names.contains) {
            let file = folder.appendingPathComponent(file)
            return try reader.targets(ofProjectFiles: [file], named: file)
        }
        let workspace = names.first { $0.hasSuffix(".xcworkspace") }
        if TuistRoot.isRoot(names, in: folder) {
            do {
                return try reader.targets(ofTuist: folder)
            } catch let problem as ProjectProblem {
                // What Tuist made before is as good where its manifests cannot be read.
                guard problem.code != .noSuchTarget, workspace != nil else { throw problem }
            }
        }
        if names.contains("Package.swift") {
            let apps = try nestedProjects(in: folder)
            if reader.haveWidgets(apps) { return try reader.targets(ofProjects: apps, named: folder) }
            return try packageTargets(in: folder, names)
        }
        if let workspace {
            return try reader.targets(ofWorkspace: folder.appendingPathComponent(workspace))
        }
        let nested = try nestedProjects(in: folder)
        if !nested.isEmpty { return try reader.targets(ofProjects: nested, named: folder) }
        let specifications = try nestedSpecifications(in: folder)
        if !specifications.isEmpty { return try reader.targets(ofProjectFiles: specifications, named: folder) }
        let expo = try ExpoTargets(folder: folder, options: options).targets()
        if !expo.isEmpty { return try select(expo, folder: folder) }
        if let problem = ForeignRoot.problem(in: folder, names: names) { throw problem }
        return try select(FolderReader(folder: folder, options: options).targets(), folder: folder)
    }

    /// Of Xcode projects. One that another tool once made and whose files have moved since is what that tool would make of the folder today.
    private func targets(of projects: [URL], in folder: URL, _ names: [String], _ reader: XcodeReader) throws -> [BuildTarget] {
        let targets = try projects.count == 1 ? reader.targets(ofProject: projects[0]) : reader.targets(ofProjects: projects, named: folder)
        guard targets.contains(where: \.lacksSources) else { return targets }
        if let file = XcodeGenProject.fileNames.first(where: names.contains).map(folder.appendingPathComponent),
            let made = try? reader.targets(ofProjectFiles: [file], named: file), !made.isEmpty
        {
            return made
        }
        guard TuistRoot.isRoot(names, in: folder), let made = try? reader.targets(ofTuist: folder), !made.isEmpty else { return targets }
        return made
    }

    /// Of a package; beside the files of a tool that makes projects it may be a list of what the project needs, with no target of its own.
    private func packageTargets(in folder: URL, _ names: [String]) throws -> [BuildTarget] {
        let packages = PackageLibrary(options.packages, beside: [folder])
        do {
            let platform = try options.platform ?? packages.manifest(of: folder).platform
            return try PackageReader(folder: folder, library: packages, platform: platform).targets(options: options)
        } catch let problem as ProjectProblem {
            throw ForeignRoot.problem(in: folder, names: names) ?? problem
        }
    }

    private static func isProject(_ url: URL) -> Bool {
        url.pathExtension == "xcodeproj" && FileTree.exists(url.appendingPathComponent("project.pbxproj"))
    }

    /// Xcode projects in sub-folders, for a folder that holds several of them or the root of an app made with another tool.
    private func nestedProjects(in folder: URL) throws -> [URL] {
        var found: [URL] = []
        _ = try FileTree.files(in: folder) { url in
            if Self.isProject(url) { found.append(url) }
            return url.pathExtension != "xcodeproj"
        }
        return found
    }

    /// Files of XcodeGen in sub-folders that no other of them includes. Other tools have files of that name too: those name no targets.
    private func nestedSpecifications(in folder: URL) throws -> [URL] {
        let files = try FileTree.files(in: folder) { $0.pathExtension != "xcodeproj" }
        let found = files.filter { XcodeGenProject.fileNames.contains($0.lastPathComponent) }.compactMap { file in
            // A file that is not XcodeGen's may be anything.
            (try? YAMLFile.read(file)).map { (file: file, list: $0) }
        }
        let included = found.flatMap { item in
            let root = XcodeGenPaths.root(of: item.file, item.list)
            return XcodeGenSpec.includes(of: item.list).map { root.appendingPathComponent($0.path).standardizedFileURL.path }
        }
        return found.filter { item in
            let isSpecification = item.list["targets"]?.dictionary != nil || !XcodeGenSpec.includes(of: item.list).isEmpty
            return isSpecification && !included.contains(item.file.standardizedFileURL.path)
        }.map(\.file)
    }

    private func select(_ targets: [BuildTarget], folder: URL) throws -> [BuildTarget] {
        guard let name = options.target else { return targets }
        let chosen = targets.filter { $0.name == name }
        guard chosen.isEmpty else { return chosen }
        throw ProjectProblem.noTarget(name, file: folder.path, names: targets.map(\.name))
    }
}

/// Roots of apps whose Xcode project another tool makes.
enum ForeignRoot {
    /// What to do first, where `folder` is such a root and the project has not been made.
    static func problem(in folder: URL, names: [String]) -> ProjectProblem? {
        let text = { (name: String) in
            String(decoding: FileManager.default.contents(atPath: folder.appendingPathComponent(name).path) ?? Data(), as: UTF8.self)
        }
        let (tool, command): (String, String)
        if names.contains("Tuist") || names.contains("Tuist.swift") || names.contains("Project.swift") || names.contains("Workspace.swift") {
            (tool, command) = ("Tuist", "tuist generate --no-open")
        } else if names.contains("pubspec.yaml") {
            (tool, command) = ("Flutter", "flutter create --platforms=ios .")
        } else if names.contains("package.json"), text("package.json").contains("\"expo\"") {
            (tool, command) = ("Expo", "npx expo prebuild --platform ios")
        } else if names.contains("package.json"), text("package.json").contains("\"react-native\"") {
            (tool, command) = ("React Native", "the project's own set-up, which makes the folder ios")
        } else {
            return nil
        }
        return ProjectProblem(
            code: .noProject, file: folder.path, message: "this is the root of an app made with \(tool), whose Xcode project is not there yet",
            mend: "Run \(command) first, or name the folder of the widget's Swift files")
    }
}
