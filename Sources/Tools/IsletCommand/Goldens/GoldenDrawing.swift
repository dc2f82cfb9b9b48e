import Foundation
import Goldens
import Sandboxing

/// Draws everything that a list of recorded pictures asks for, into a folder that is removed afterwards.
final class GoldenDrawing {
    /// The new pictures by their path without ending.
    private(set) var pictures: [String: GoldenFolder] = [:]
    /// The worst of how the runs ended.
    private(set) var exitCode = ExitCode.done
    private let scratch: URL

    /// Draws at once.
    ///
    /// - Parameters:
    ///   - folder: What the paths in the index are relative to.
    ///   - paths: What is drawn instead of what the index says; empty: that.
    init(_ index: GoldenIndex, in folder: URL, paths: [String], words: [String], console: Console) throws {
        scratch = FileManager.default.temporaryDirectory.appendingPathComponent("islet-goldens-\(UUID().uuidString)")
        Leftovers.note(scratch)
        let sources = paths.isEmpty ? index.paths.map { GoldenOptions.place(of: $0, in: folder) } : paths
        for cell in index.matrix.cells { try draw(cell, sources, index, folder, words, console) }
    }

    deinit { Leftovers.remove(scratch) }

    private func draw(
        _ cell: GoldenMatrix.Cell, _ sources: [String], _ index: GoldenIndex, _ folder: URL, _ words: [String], _ console: Console
    ) throws {
        let output = scratch.appendingPathComponent(cell.folder, isDirectory: true)
        let chosen = GoldenOptions.words(index.options.merging(cell.options) { $1 }, in: folder)
        let all = sources + ["-o", output.path, "--format=png"] + chosen + words
        var options = try RenderOptions(ParsedArguments(all, for: RenderCommand.specification))
        options.writesViews = true
        // What the run says of single pictures is of no interest; what it complains of is.
        var run = try RenderRun(options: options, installation: .current, console: Console { if $1 { console.note(String($0.dropLast())) } })
        let code = try run.run()
        if code.rawValue > exitCode.rawValue { exitCode = code }
        let drawn = run.manifest.targets.filter { $0.isOlder != true }
        for picture in drawn.flatMap({ $0.pictures + $0.widgets.flatMap { $0.strips ?? [] } }) where !picture.image.isEmpty {
            pictures[cell.folder + picture.image.dropLast(".png".count)] = GoldenFolder(scratch)
        }
    }

    /// A drawn picture and its views.
    func item(_ path: String) throws -> GoldenFolder.Item {
        guard let item = try pictures[path]?.item(path) else { throw GoldenFault("the picture \(path) was drawn and is gone") }
        return item
    }
}
