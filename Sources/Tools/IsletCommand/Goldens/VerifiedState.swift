import Foundation
import Goldens
import ProjectReader

/// What a run of `verify` depends on, as sizes and times of files: sources, resources, recorded pictures, options and Islet itself. Where
/// none of it changed since a run that found nothing, the answer is the same.
struct VerifiedState {
    private let file: URL
    private let text: String

    init(_ index: GoldenIndex, folder: GoldenFolder, targets: [BuildTarget], words: [String], workshop: Workshop) throws {
        var lines = [Islet.version] + words
        let installation = workshop.installation.products
        lines += ["islet", "libIsletRuntime.so"].map { Self.stamp(installation.appendingPathComponent($0)) }
        let modules = targets.flatMap { [$0] + $0.dependencies }
        var files = modules.flatMap { $0.sources + $0.resources.map(\.url) + $0.foreignSources }
        files += modules.flatMap(Self.descriptions)
        files.append(folder.url.appendingPathComponent(GoldenIndex.fileName))
        for option in GoldenOptions.recorded where GoldenOptions.isPath(option) {
            guard let value = index.options[option.name] else { continue }
            files += value.split(separator: ",").map { URL(fileURLWithPath: GoldenOptions.place(of: String($0), in: folder.url)) }
        }
        for (path, variants) in index.pictures {
            for variant in 1...max(variants, 1) { files += [folder.png(path, variant: variant), folder.tree(path, variant: variant)] }
        }
        lines += Set(files.map(\.standardizedFileURL)).sorted { $0.path < $1.path }.flatMap(Self.stamps)
        lines += targets.map { "\($0.name) \($0.kind.rawValue) \($0.infoPlist.count) \($0.bundleIdentifier)" }
        text = lines.joined(separator: "\n")
        file = workshop.verified.appendingPathComponent(Self.hash(folder.url.path) + ".txt")
    }

    /// Whether the last run that found nothing was of the same.
    var isKnown: Bool { FileManager.default.contents(atPath: file.path) == Data(text.utf8) }

    func keep() throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .atomic)
    }

    /// Files that say what belongs to a target.
    private static func descriptions(of target: BuildTarget) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: target.root.path)) ?? []  // A folder that is gone has no files.
        return names.flatMap { name -> [URL] in
            let url = target.root.appendingPathComponent(name)
            if name.hasSuffix(".xcodeproj") { return [url.appendingPathComponent("project.pbxproj")] }
            return ["Package.swift", "Package.resolved", "project.yml"].contains(name) ? [url] : []
        }
    }

    /// Of a file, or of all files in a folder.
    private static func stamps(_ url: URL) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else { return [stamp(url)] }
        guard let names = FileManager.default.enumerator(atPath: url.path) else { return [] }
        return names.compactMap { $0 as? String }.sorted().map { stamp(url.appendingPathComponent($0)) }
    }

    private static func stamp(_ url: URL) -> String {
        var information = stat()
        guard stat(url.path, &information) == 0 else { return url.path + " none" }
        return "\(url.path) \(information.st_size) \(information.st_mtim.tv_sec) \(information.st_mtim.tv_nsec)"
    }

    private static func hash(_ text: String) -> String {
        String(text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
    }
}
