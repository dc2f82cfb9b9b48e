import Foundation
import IsletModel

/// The files that belong to a target of an Xcode project.
struct TargetFiles {
    private(set) var sources: [URL] = []
    private(set) var resources: [URL] = []
    private(set) var foreignSources: [URL] = []
    /// Files the project lists that are not on disk.
    private(set) var missing: [URL] = []
    /// Files that the project lists by the place they have on another machine, and that it holds itself.
    private(set) var displaced: [DisplacedFile] = []
    /// Files of which the project says that no classes are made in this target.
    private(set) var withoutCode: Set<URL> = []
    private var seen: Set<String> = []

    private static let headers: Set = ["h", "hpp", "pch", "modulemap", "entitlements", "xcconfig", "swiftpm"]
    private static let resourcesAmongSources: Set = [
        "intentdefinition", "xcdatamodeld", "xcdatamodel", "xcstrings", "strings", "xcassets", "mlmodel",
    ]

    init(target: XcodeObject, project: XcodeProject, platform: TargetPlatform) {
        for phase in target.strings("buildPhases").compactMap({ project[$0] })
        where phase.isa == "PBXSourcesBuildPhase" || phase.isa == "PBXResourcesBuildPhase" {
            for file in phase.strings("files").compactMap({ project[$0] }) where Self.isFor(platform, file) {
                let known = resources.count
                add(project[file.string("fileRef")], project: project, depth: 0)
                let attributes = file.fields["settings"]?["ATTRIBUTES"]?.strings ?? []
                if attributes.contains(Self.withoutCodeAttribute) { withoutCode.formUnion(resources[known...]) }
            }
        }
        let folders = SynchronizedFolders(target: target, project: project, platform: platform)
        for file in folders.files { add(file) }
        withoutCode.formUnion(folders.files(marked: Self.withoutCodeAttribute))
    }

    /// “No Generated Classes”, as Xcode writes it.
    private static let withoutCodeAttribute = "no_codegen"

    private mutating func add(_ reference: XcodeObject?, project: XcodeProject, depth: Int) {
        guard let reference, depth < 20 else { return }
        if reference.isa == "PBXVariantGroup" {
            for child in reference.strings("children") { add(project[child], project: project, depth: depth + 1) }
        } else if let file = DisplacedFile(reference, project: project) {
            displaced.append(file)
            add(file.found)
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
