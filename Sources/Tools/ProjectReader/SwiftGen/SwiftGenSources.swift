import Foundation
import Localization

/// The files that SwiftGen would make before a build, where they are not in the repository.
struct SwiftGenSources {
    private static let names = ["swiftgen.yml", ".swiftgen.yml", "swiftgen.yaml"]
    /// Folders that hold what others wrote or a build made.
    private static let foreign: Set = ["Pods", "Carthage", "node_modules", "build", "DerivedData"]
    /// How many folders deep a configuration is looked for where a file is missing, and where none is known to be.
    private static let (depth, shallowDepth) = (4, 1)

    private struct Search: Hashable {
        var root: URL
        var depth: Int
    }

    private var configurations: [Search: [URL]] = [:]

    /// Adds the files to a target and to those it stands on. What cannot be read is a note on the target, harmless where it lacks no file.
    mutating func complete(_ target: inout BuildTarget) {
        for index in target.dependencies.indices { complete(&target.dependencies[index]) }
        guard target.native == nil, !target.sources.isEmpty else { return }
        do {
            if target.lacksSources { try replaceMissing(of: &target) }
            let others = try target.packageName == nil ? unlisted(of: target) : packageOutputs(target)
            for output in others { _ = try add(output, to: &target) }
        } catch {
            var problem = Self.problem(error, root: target.root)
            problem.isHarmless = !target.lacksSources
            target.notes.append(problem)
        }
    }

    private static func problem(_ error: any Error, root: URL) -> ProjectProblem {
        if let problem = error as? ProjectProblem { return problem }
        let failure = error as? LocalizationFailure
        return ProjectProblem(
            code: .localizationUnreadable, file: failure?.file ?? root.path, line: failure?.line, message: failure?.reason ?? "\(error)",
            mend: "SwiftGen's declarations are not made without it")
    }

    private mutating func replaceMissing(of target: inout BuildTarget) throws {
        for output in try outputs(around: target.root, depth: Self.depth) {
            let note = target.notes.firstIndex { $0.isMissingSource && Self.path($0.file) == output.file?.path }
            guard let note, try add(output, to: &target) else { continue }
            target.notes[note].isHarmless = true
            target.notes[note].message += "; it is made as SwiftGen makes it by \(output.configuration.path)"
        }
    }

    private func add(_ output: SwiftGenOutput, to target: inout BuildTarget) throws -> Bool {
        guard let text = try Self.text(output, bundle: target.resourceBundleName == nil ? "Bundle.main" : "Bundle.module") else { return false }
        target.generatedSources.append(GeneratedSource(name: output.name, text: text))
        return true
    }

    private static func path(_ file: String) -> String { URL(fileURLWithPath: file).standardizedFileURL.path }

    /// What the plug-in makes of a configuration in the folder of a package's target.
    private func packageOutputs(_ target: BuildTarget) throws -> [SwiftGenOutput] {
        guard let first = target.sources.first else { return [] }
        let folders = sequence(first: first.deletingLastPathComponent()) { $0.path.count > 1 ? $0.deletingLastPathComponent() : nil }
        let own = folders.prefix { folder in target.sources.contains { $0.path.hasPrefix(folder.path + "/") } && folder.lastPathComponent != "Sources"
        }
        let files = own.flatMap { folder in Self.names.map { folder.appendingPathComponent($0) } }.filter(FileTree.exists)
        let outputs = try files.prefix(1).flatMap(SwiftGenOutput.read).filter { $0.file.map { !FileTree.exists($0) } ?? true }
        guard !outputs.isEmpty else { return [] }
        let texts = Self.texts(of: target)
        return outputs.filter { !Self.declares($0, in: texts) }
    }

    /// What a project does not list because it takes all files of a folder: those that would lie beside the target's sources, and that declare
    /// what these name and do not declare.
    private mutating func unlisted(of target: BuildTarget) throws -> [SwiftGenOutput] {
        let outputs = try outputs(around: target.root, depth: Self.shallowDepth).filter { output in
            guard let file = output.file, !FileTree.exists(file), !target.notes.contains(where: { Self.path($0.file) == file.path }) else {
                return false
            }
            let root = target.root.standardizedFileURL.path + "/"
            let folders = sequence(first: file.deletingLastPathComponent()) { $0.deletingLastPathComponent() }.prefix { $0.path.hasPrefix(root) }
            return folders.contains { folder in target.sources.contains { $0.path.hasPrefix(folder.path + "/") } }
        }
        guard !outputs.isEmpty else { return [] }
        let texts = Self.texts(of: target)
        return outputs.filter { output in !Self.declares(output, in: texts) && texts.contains { $0.contains(output.typeName + ".") } }
    }

    private static func texts(of target: BuildTarget) -> [String] {
        target.sources.compactMap { FileManager.default.contents(atPath: $0.path).map { String(decoding: $0, as: UTF8.self) } }
    }

    /// Whether sources declare the type already, in a file that was kept under another name.
    private static func declares(_ output: SwiftGenOutput, in texts: [String]) -> Bool {
        texts.contains { text in ["enum", "struct", "class", "typealias"].contains { text.contains("\($0) \(output.typeName)") } }
    }

    private mutating func outputs(around root: URL, depth: Int) throws -> [SwiftGenOutput] {
        let search = Search(root: root, depth: depth)
        let above = [root.deletingLastPathComponent(), root.deletingLastPathComponent().deletingLastPathComponent()]
        let files =
            configurations[search] ?? Self.configurations(in: root, depth: depth)
            + above.flatMap { Self.configurations(in: $0, depth: 0) }
        configurations[search] = files
        return try files.flatMap(SwiftGenOutput.read)
    }

    private static func configurations(in folder: URL, depth: Int) -> [URL] {
        let contents = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])) ?? []
        let own = contents.filter { names.contains($0.lastPathComponent) }
        guard depth > 0 else { return own }
        let folders = contents.filter { url in
            !url.lastPathComponent.hasPrefix(".") && !foreign.contains(url.lastPathComponent) && url.pathExtension.isEmpty && FileTree.isFolder(url)
        }
        return own + folders.sorted { $0.path < $1.path }.flatMap { configurations(in: $0, depth: depth - 1) }
    }

    /// Nil where the template is not one of SwiftGen's own.
    private static func text(_ output: SwiftGenOutput, bundle: String) throws -> String? {
        let lines =
            switch output.section {
            case .strings: try SwiftGenStrings(output, bundle: bundle).lines
            case .xcassets: try SwiftGenAssets(output: output, bundle: bundle).lines()
            case .fonts: try SwiftGenFonts(output: output, bundle: bundle).lines()
            }
        return lines.isEmpty ? nil : (["import CoreText", "import SwiftUI", "import UIKit"] + lines).joined(separator: "\n") + "\n"
    }
}
