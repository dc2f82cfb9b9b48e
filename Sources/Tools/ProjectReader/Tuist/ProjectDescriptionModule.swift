import Foundation

/// The module that manifests of Tuist import, compiled once for each toolchain and each Islet.
enum ProjectDescriptionModule {
    static let name = "ProjectDescription"

    private static let sources: [(name: String, text: [UInt8])] = [
        ("Platforms.swift", PackageResources.Platforms_swift_txt), ("Project.swift", PackageResources.Project_swift_txt),
        ("Scheme.swift", PackageResources.Scheme_swift_txt), ("Settings.swift", PackageResources.Settings_swift_txt),
        ("Target.swift", PackageResources.Target_swift_txt), ("Values.swift", PackageResources.Values_swift_txt),
    ]

    /// Changes with what it declares.
    static let key = ContentKey.of(sources.map { String(decoding: $0.text, as: UTF8.self) })

    /// A folder behind the walls that holds the module and its library.
    static func folder(cache: URL?, walls: ManifestWalls) throws -> URL {
        let kept = cache?.appendingPathComponent("project-description-\(key)-\(toolchain)")
        let made = walls.temporary.appendingPathComponent("project-description")
        if let kept, FileTree.exists(kept) {
            try FileManager.default.copyItem(at: kept, to: made)
            return made
        }
        let sourceFolder = walls.scratch.appendingPathComponent("ProjectDescription")
        for folder in [sourceFolder, made] { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
        let files = try sources.map { source in
            let file = sourceFolder.appendingPathComponent(source.name)
            try Data(source.text).write(to: file)
            return file
        }
        try walls.compile(ManifestModule.arguments(name: name, in: made, searching: [], sources: files))
        guard let kept else { return made }
        let part = kept.appendingPathExtension("part-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: made, to: part)
        // Another process may have been faster; its copy is as good.
        do { try FileManager.default.moveItem(at: part, to: kept) } catch { try? FileManager.default.removeItem(at: part) }
        return made
    }

    /// Of the compiler's own file, whose modules no other compiler reads.
    private static let toolchain: String = {
        for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
            let file = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path) else { continue }
            return ContentKey.of([file.path, "\(attributes[.size] ?? 0) \(attributes[.modificationDate] ?? 0)"])
        }
        return "none"
    }()
}

/// A module of helpers.
struct ManifestModule {
    let name: String
    let sources: [URL]

    /// The files of the folder that holds helpers; nil where there are none.
    init?(name: String, folder: URL) {
        guard FileTree.isFolder(folder), let files = try? FileTree.files(in: folder).filter({ $0.pathExtension == "swift" }), !files.isEmpty else {
            return nil
        }
        self.name = name
        sources = files
    }

    static func arguments(name: String, in folder: URL, searching folders: [URL], sources: [URL]) -> [String] {
        [
            "-emit-module", "-emit-library", "-static", "-parse-as-library", "-suppress-warnings", "-swift-version", "5", "-module-name", name,
            "-emit-module-path", folder.appendingPathComponent(name + ".swiftmodule").path, "-o", library(name, in: folder).path,
        ] + folders.flatMap { ["-I", $0.path] } + sources.map(\.path)
    }

    static func library(_ name: String, in folder: URL) -> URL { folder.appendingPathComponent("lib\(name).a") }
}
