import Foundation
import Goldens
import Sandboxing
import Synchronization

/// Draws everything that a list of recorded pictures asks for, into a folder that is removed afterwards.
final class GoldenDrawing {
    /// The drawn pictures by their path without ending, but those in ``unchanged``.
    private(set) var pictures: [String: GoldenFolder] = [:]
    /// The pictures that were drawn as they were recorded.
    private(set) var unchanged: Set<String> = []
    /// The worst of how the runs ended.
    private(set) var exitCode = ExitCode.done
    private let leftOut: Set<String>
    private let scratch: URL

    /// Draws at once.
    ///
    /// - Parameters:
    ///   - folder: What the paths in the index are relative to.
    ///   - paths: What is drawn instead of what the index says; empty: that.
    ///   - leftOut: Targets that are not drawn.
    ///   - comparing: Whether pictures are passed over that are as they were recorded.
    init(
        _ index: GoldenIndex, in folder: URL, paths: [String], words: [String], leftOut: Set<String> = [], comparing: Bool, console: Console
    ) throws {
        self.leftOut = leftOut
        scratch = FileManager.default.temporaryDirectory.appendingPathComponent("islet-goldens-\(UUID().uuidString)")
        Leftovers.note(scratch)
        let sources = paths.isEmpty ? index.paths.map { GoldenOptions.place(of: $0, in: folder) } : paths
        let cells = index.matrix.cells
        let recorded = comparing ? GoldenSink.Recorded(folder: GoldenFolder(folder), variants: index.pictures) : nil
        let work = Work(
            sources: sources, index: index, folder: folder, words: words, leftOut: leftOut, recorded: recorded, console: console, scratch: scratch)
        guard let first = cells.first else { return }
        // A value that cannot be is told before anything is drawn.
        for cell in cells { _ = try work.options(for: cell) }
        // The first cell builds; the others find what it built, and are drawn side by side: while one extension works, another picture is painted.
        add(try work.draw(first))
        for drawn in try SideBySide.map(cells.dropFirst(), work.draw) { add(drawn) }
    }

    deinit { Leftovers.remove(scratch) }

    private func add(_ drawn: Drawn) {
        if drawn.exitCode.rawValue > exitCode.rawValue { exitCode = drawn.exitCode }
        for path in drawn.paths where !drawn.unchanged.contains(path) { pictures[path] = GoldenFolder(scratch) }
        unchanged.formUnion(drawn.unchanged)
    }

    /// What came of one cell of the matrix.
    private struct Drawn: Sendable {
        var exitCode: ExitCode
        var paths: [String]
        var unchanged: Set<String>
    }

    private struct Work: Sendable {
        var sources: [String]
        var index: GoldenIndex
        var folder: URL
        var words: [String]
        var leftOut: Set<String>
        var recorded: GoldenSink.Recorded?
        var console: Console
        var scratch: URL
        let builds = SharedBuilds()
        let said = Said()

        func options(for cell: GoldenMatrix.Cell) throws -> RenderOptions {
            let output = scratch.appendingPathComponent(cell.folder, isDirectory: true)
            let chosen = GoldenOptions.words(index.options.merging(cell.options) { $1 }, in: folder)
            let all = sources + ["-o", output.path, "--format=png"] + chosen + words
            var options = try RenderOptions(ParsedArguments(all, for: RenderCommand.specification))
            options.leftOut = leftOut
            return options
        }

        @Sendable func draw(_ cell: GoldenMatrix.Cell) throws -> Drawn {
            var options = try options(for: cell)
            let sink = GoldenSink(drawn: GoldenFolder(scratch), recorded: recorded, prefix: cell.folder)
            options.goldens = sink
            // What the run says of single pictures is of no interest; what it complains of is.
            let console = Console { [console, said] in if $1, said.isNew($0) { console.note(String($0.dropLast())) } }
            var run = try RenderRun(options: options, installation: .current, console: console, builds: builds)
            let code = try run.run()
            let drawn = run.manifest.targets.filter { $0.isOlder != true }
            let pictures = drawn.flatMap { $0.pictures + $0.widgets.flatMap { $0.strips ?? [] } }
            let paths = pictures.filter { !$0.image.isEmpty }.map { cell.folder + $0.image.dropLast(".png".count) }
            return Drawn(exitCode: code, paths: paths, unchanged: sink.unchanged)
        }
    }

    /// What was complained of: the cells of a matrix say the same, and once is enough.
    private final class Said: Sendable {
        private let lines = Mutex<Set<String>>([])

        func isNew(_ line: String) -> Bool { lines.withLock { $0.insert(line).inserted } }
    }

    /// Whether a recorded picture is of a target that is not drawn.
    func leavesOut(_ path: String, matrix: GoldenMatrix) -> Bool {
        let names = leftOut.map { OutputNames.sanitized($0) + "/" }
        return !names.isEmpty && matrix.cells.contains { cell in names.contains { path.hasPrefix(cell.folder + $0) } }
    }

    /// A drawn picture and its views.
    func item(_ path: String) throws -> GoldenFolder.Item {
        guard let item = try pictures[path]?.item(path) else { throw GoldenFault("the picture \(path) was drawn and is gone") }
        return item
    }
}
