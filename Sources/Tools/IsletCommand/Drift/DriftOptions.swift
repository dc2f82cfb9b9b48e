import Foundation
import Sandboxing

/// What `drift` was asked to compare.
struct DriftOptions {
    /// Paths of the two builds.
    var old: String
    var new: String
    var arguments: ParsedArguments
    var printsJSON: Bool
    /// Where the page with pictures goes.
    var output: URL?
    /// A folder with a former revision, to be removed.
    private var checkout: URL?

    static let shared = ["target", "platform", "packages", "offline", "fetch-again", "stub", "device", "os", "locale", "timezone", "rules"]

    static let specification =
        [
            OptionSpecification("base", value: "REV", help: "Compare PATH with this revision of it in git."),
            OptionSpecification("output", short: "o", value: "DIR", help: "Folder for a page with what a person would see."),
            OptionSpecification("json", help: "Print JSON."),
        ] + RenderOptions.specification.filter { shared.contains($0.name) }

    init(_ arguments: ParsedArguments) throws(UsageError) {
        self.arguments = arguments
        printsJSON = arguments.has("json")
        output = arguments.value("output").map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }
        guard let revision = arguments.value("base") else {
            guard arguments.operands.count == 2 else { throw UsageError("drift takes two paths, OLD and NEW, or one and --base REV") }
            (old, new) = (arguments.operands[0], arguments.operands[1])
            return
        }
        guard arguments.operands.count == 1 else { throw UsageError("with --base drift takes one path") }
        new = arguments.operands[0]
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-drift-\(UUID().uuidString)")
        Leftovers.note(folder)
        checkout = folder
        old = try Revision(revision, of: URL(fileURLWithPath: new).standardizedFileURL).checkOut(into: folder).path
    }

    func removeCheckout() { if let checkout { Leftovers.remove(checkout) } }

    /// The options for `render` at a path.
    func surroundings(at path: String, output: URL? = nil, _ more: [String] = []) throws -> RenderOptions {
        let words = Self.specification.filter { Self.shared.contains($0.name) }.flatMap { option -> [String] in
            if option.value == nil { return arguments.has(option.name) ? ["--" + option.name] : [] }
            return arguments.value(option.name).map { ["--\(option.name)=\($0)"] } ?? []
        }
        let folder = output ?? FileManager.default.temporaryDirectory
        return try RenderOptions(ParsedArguments([path, "-o", folder.path] + words + more, for: RenderCommand.specification))
    }
}

/// A revision of what lies at a path.
struct Revision {
    private let name: String
    private let path: URL

    init(_ name: String, of path: URL) { (self.name, self.path) = (name, path) }

    private func git(_ words: [String]) throws(UsageError) -> String {
        let folder =
            path.hasDirectoryPath || (try? path.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
            ? path : path.deletingLastPathComponent()
        let result: ShortCommand.Result
        do {
            result = try ShortCommand.run(["/usr/bin/env", "git", "-C", folder.path] + words)
        } catch {
            throw UsageError("git cannot be run: \(error)")
        }
        guard result.status == .code(0) else { throw UsageError("--base: git \(words[0]): \(result.errors.split(separator: "\n").first ?? "")") }
        return result.output.split(separator: "\n").first.map(String.init) ?? ""
    }

    /// Writes the repository as it was into a folder. Returns where the path lies in it.
    func checkOut(into folder: URL) throws(UsageError) -> URL {
        let root = URL(fileURLWithPath: try git(["rev-parse", "--show-toplevel"]), isDirectory: true).resolvingSymlinksInPath()
        let commit = try git(["rev-parse", "--verify", "--end-of-options", name + "^{commit}"])
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw UsageError("\(folder.path) cannot be made: \(error)")
        }
        let archive = folder.appendingPathComponent("revision.tar")
        _ = try git(["archive", "--format=tar", "-o", archive.path, commit, "--", root.path])
        do {
            let result = try ShortCommand.run(["/usr/bin/env", "tar", "-xf", archive.path, "-C", folder.path])
            guard result.status == .code(0) else { throw UsageError("--base: tar: \(result.errors)") }
            try FileManager.default.removeItem(at: archive)
        } catch let error as UsageError {
            throw error
        } catch {
            throw UsageError("--base: \(error)")
        }
        let place = path.resolvingSymlinksInPath().path
        guard place.hasPrefix(root.path + "/") else { return folder }
        return folder.appendingPathComponent(String(place.dropFirst(root.path.count + 1)))
    }
}
