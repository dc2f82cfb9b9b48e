import Foundation

@testable import ProjectReader

enum ProjectReading {
    private static let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-fuzz-\(getpid())")

    static func read(_ data: Data, _ target: FuzzTarget) {
        do {
            switch target {
            case .yaml: _ = try YAMLFile.parse(data, file: "a.yml")
            case .manifests: _ = PackageManifest(folder: folder, list: try PropertyListFile.parse(data, file: "a")).targets
            case .projects: try readProject(data)
            case .settings: try readSettings(data)
            default: _ = try PropertyListFile.parse(data, file: "a.plist").xml
            }
        } catch {
            // Refused.
        }
    }

    private static func readProject(_ data: Data) throws {
        let file = folder.appendingPathComponent("A.xcodeproj/project.pbxproj")
        let list = try PropertyListFile.parse(data, file: file.path)
        let project = try XcodeProject(url: file.deletingLastPathComponent(), list: list, file: file)
        for target in project.targets {
            _ = XcodeTargetReader(project: project, object: target, configuration: "Debug").productType
        }
    }

    private static func readSettings(_ data: Data) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("a.xcconfig")
        try data.write(to: file)
        var reader = XcconfigFile()
        _ = reader.read(file)
    }
}
