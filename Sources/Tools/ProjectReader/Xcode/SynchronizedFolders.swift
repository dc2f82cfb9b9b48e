import Foundation
import IsletModel

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

    /// Files of the target's own folders that carry an attribute.
    func files(marked attribute: String) -> [URL] {
        target.strings("fileSystemSynchronizedGroups").compactMap { project[$0] }.flatMap { group -> [URL] in
            guard let folder = project.location(of: group) else { return [] }
            return exceptionSets(of: group).flatMap { set -> [URL] in
                let marks = set.fields["attributesByRelativePath"]?.dictionary ?? [:]
                return marks.filter { $0.value.strings.contains(attribute) }.map { folder.appendingPathComponent($0.key) }
            }
        }
    }

    private func files(inOwn group: XcodeObject) -> [URL] {
        guard let folder = project.location(of: group), FileTree.isFolder(folder), let all = try? FileTree.files(in: folder) else { return [] }
        let excluded = exceptions(of: group)
        return all.filter { file in
            let path = FileTree.relativePath(of: file, to: folder)
            return !excluded.contains { $0.covers(path) } && isMember(path, of: group)
        }
    }

    private func files(lentBy group: XcodeObject) -> [URL] {
        guard let folder = project.location(of: group) else { return [] }
        return exceptions(of: group).filter { isMember($0.path, of: group) }.flatMap { $0.files(in: folder) }
    }

    private func exceptionSets(of group: XcodeObject) -> [XcodeObject] {
        group.strings("exceptions").compactMap { project[$0] }
            .filter { $0.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0.string("target") == target.id }
    }

    private func exceptions(of group: XcodeObject) -> [MembershipException] {
        exceptionSets(of: group).flatMap { $0.strings("membershipExceptions") }.map(MembershipException.init)
    }

    private func isMember(_ path: String, of group: XcodeObject) -> Bool {
        exceptionSets(of: group).allSatisfy { set in
            guard let filters = set.fields["platformFiltersByRelativePath"]?[path]?.strings else { return true }
            return filters.isEmpty || filters.contains(platform.filterName)
        }
    }
}
