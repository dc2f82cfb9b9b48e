import Foundation
import IsletModel

/// The files that belong to a target of an Xcode project.
struct TargetFiles {
    private(set) var sources: [URL] = []
    private(set) var resources: [URL] = []
    private(set) var foreignSources: [URL] = []
    /// Files the project lists that are not on disk.
    private(set) var missing: [URL] = []
    private var seen: Set<String> = []

    private static let headers: Set = ["h", "hpp", "pch", "modulemap", "entitlements", "xcconfig", "swiftpm"]
    private static let resourcesAmongSources: Set = [
        "intentdefinition", "xcdatamodeld", "xcdatamodel", "xcstrings", "strings", "xcassets", "mlmodel",
    ]

    init(target: XcodeObject, project: XcodeProject, platform: TargetPlatform) {
        for phase in target.strings("buildPhases").compactMap({ project[$0] })
        where phase.isa == "PBXSourcesBuildPhase" || phase.isa == "PBXResourcesBuildPhase" {
            for file in phase.strings("files").compactMap({ project[$0] }) where Self.isFor(platform, file) {
                add(project[file.string("fileRef")], project: project, depth: 0)
            }
        }
        for file in SynchronizedFolders(target: target, project: project, platform: platform).files { add(file) }
    }

    private mutating func add(_ reference: XcodeObject?, project: XcodeProject, depth: Int) {
        guard let reference, depth < 20 else { return }
        if reference.isa == "PBXVariantGroup" {
            for child in reference.strings("children") { add(project[child], project: project, depth: depth + 1) }
        } else if let location = project.location(of: reference) {
            add(location)
        }
    }

    private mutating func add(_ file: URL) {
        guard seen.insert(file.path).inserted else { return }
        let ending = file.pathExtension.lowercased()
        if !FileTree.exists(file) {
            missing.append(file)
        } else if ending == "swift" {
            sources.append(file)
        } else if Self.resourcesAmongSources.contains(ending) {
            resources.append(file)
        } else if SourceLanguages.foreign.contains(ending) {
            if !Self.headers.contains(ending) { foreignSources.append(file) }
        } else if !Self.headers.contains(ending) {
            resources.append(file)
        }
    }

    /// Files may be limited to some platforms.
    static func isFor(_ platform: TargetPlatform, _ file: XcodeObject) -> Bool {
        let filters = file.strings("platformFilters") + (file.string("platformFilter").map { [$0] } ?? [])
        return filters.isEmpty || filters.contains(platform.filterName)
    }
}

/// The folders of a target whose files belong to it without being listed (Xcode 16).
struct SynchronizedFolders {
    let target: XcodeObject
    let project: XcodeProject
    let platform: TargetPlatform

    /// Every file of the folders, without the exceptions, and the files other folders lend to the target.
    var files: [URL] {
        let own = target.strings("fileSystemSynchronizedGroups")
        let groups = project.objects.values.filter { $0.isa == "PBXFileSystemSynchronizedRootGroup" }.sorted { $0.id < $1.id }
        let owned = own.compactMap { project[$0] }.flatMap(files(inOwn:))
        return owned + groups.filter { !own.contains($0.id) }.flatMap(files(lentBy:))
    }

    private func files(inOwn group: XcodeObject) -> [URL] {
        guard let folder = project.location(of: group), FileTree.isFolder(folder), let all = try? FileTree.files(in: folder) else { return [] }
        let excluded = exceptions(of: group)
        return all.filter { file in
            let path = FileTree.relativePath(of: file, to: folder)
            return !excluded.contains { path == $0 || path.hasPrefix($0 + "/") } && isMember(path, of: group)
        }
    }

    private func files(lentBy group: XcodeObject) -> [URL] {
        guard let folder = project.location(of: group) else { return [] }
        return exceptions(of: group).filter { isMember($0, of: group) }.map { FileSpelling.onDisk(folder.appendingPathComponent($0)) }
    }

    private func exceptionSets(of group: XcodeObject) -> [XcodeObject] {
        group.strings("exceptions").compactMap { project[$0] }
            .filter { $0.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0.string("target") == target.id }
    }

    private func exceptions(of group: XcodeObject) -> [String] {
        exceptionSets(of: group).flatMap { $0.strings("membershipExceptions") }.map { path in
            path.hasPrefix("/Localized: ") ? String(path.dropFirst("/Localized: ".count)) : path
        }
    }

    private func isMember(_ path: String, of group: XcodeObject) -> Bool {
        exceptionSets(of: group).allSatisfy { set in
            guard let filters = set.fields["platformFiltersByRelativePath"]?[path]?.strings else { return true }
            return filters.isEmpty || filters.contains(platform.filterName)
        }
    }
}
