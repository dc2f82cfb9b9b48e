import Foundation
import Localization

/// The files that SwiftGen would make before a build, where they are not in the repository.
struct SwiftGenSources {
    private static let names = ["swiftgen.yml", ".swiftgen.yml", "swiftgen.yaml"]
    /// Folders that hold what others wrote or a build made.
    private static let foreign: Set = ["Pods", "Carthage", "node_modules", "build", "DerivedData"]
    /// How many folders deep a configuration is looked for.
    private static let depth = 4

    private var configurations: [URL: [URL]] = [:]

    /// Adds the files to a target and to those it stands on. What cannot be read is a note on the target.
    mutating func complete(_ target: inout BuildTarget) {
        for index in target.dependencies.indices { complete(&target.dependencies[index]) }
        guard target.native == nil, !target.sources.isEmpty else { return }
        do {
            if target.lacksSources { try replaceMissing(of: &target) }
            if target.packageName != nil {
                for output in try packageOutputs(target) { _ = try add(output, to: &target) }
            }
        } catch let problem as ProjectProblem {
            target.notes.append(problem)
        } catch {
            target.notes.append(
                ProjectProblem(
                    code: .localizationUnreadable, file: (error as? LocalizationFailure)?.file ?? target.root.path,
                    line: (error as? LocalizationFailure)?.line, message: (error as? LocalizationFailure)?.reason ?? "\(error)",
                    mend: "SwiftGen's declarations are not made without it"))
        }
    }

    private mutating func replaceMissing(of target: inout BuildTarget) throws {
        for output in try outputs(around: target.root) {
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
        return try files.prefix(1).flatMap(SwiftGenOutput.read).filter { $0.file.map { !FileTree.exists($0) } ?? true }
    }

    private mutating func outputs(around root: URL) throws -> [SwiftGenOutput] {
        let files = configurations[root] ?? Self.configurations(in: root, depth: Self.depth)
        configurations[root] = files
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
            case .xcassets: SwiftGenAssets(output: output, bundle: bundle).lines
            case .fonts: SwiftGenFonts(output: output, bundle: bundle).lines
            }
        return lines.isEmpty ? nil : (["import CoreText", "import SwiftUI", "import UIKit"] + lines).joined(separator: "\n") + "\n"
    }
}
