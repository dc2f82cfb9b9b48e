import Foundation
import Goldens

/// `islet record`
enum RecordCommand: Command {
    static let specification = CommandSpecification(
        name: "record", summary: "Draw everything and keep it, to compare with later.",
        discussion: """
            Keeps each picture with the views in it, and in goldens.json what was drawn and how. Commit the folder; islet verify compares.
            A matrix is a JSON file of options with several values, of which every combination is drawn:
              { "locale": ["en_US", "ar_SA"], "dynamic-type": ["large", "accessibility3"] }

            Exit codes are those of render. Where something fails or is reported as an error, nothing is recorded.
            """,
        operands: .oneOrMore("PATH"),
        options: [
            GoldenOptions.folder, OptionSpecification("matrix", value: "FILE", help: "Options with several values each, as JSON."),
            GoldenOptions.replay,
        ] + GoldenOptions.recorded + GoldenOptions.reading)

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        try GoldenOptions.checkNetwork(arguments)
        let folder = GoldenFolder(GoldenOptions.folder(arguments))
        var index = GoldenIndex(
            islet: Islet.version, paths: arguments.operands.map { GoldenOptions.path(of: $0, from: folder.url) },
            options: GoldenOptions.given(arguments, from: folder.url))
        let former = try former(folder)
        if let file = arguments.value("matrix") {
            index.matrix = try GoldenMatrix(file: URL(fileURLWithPath: file), options: GoldenOptions.inMatrix)
            if let name = index.matrix.axes.keys.sorted().first(where: { index.options[$0] != nil }) {
                throw UsageError("--\(name) is given and listed in \(file): remove one of them")
            }
        }
        let drawing = try GoldenDrawing(
            index, in: folder.url, paths: arguments.operands, words: GoldenOptions.readingWords(arguments), comparing: false, console: console)
        guard drawing.exitCode == .done, !drawing.pictures.isEmpty else {
            console.note("islet: nothing is recorded: " + (drawing.pictures.isEmpty ? "nothing was drawn" : "mend the errors first"))
            return drawing.exitCode == .done ? .diagnostics : drawing.exitCode
        }
        index.pictures = drawing.pictures.mapValues { _ in 1 }
        for (path, drawn) in drawing.pictures { try folder.take(path, from: drawn) }
        try folder.replaceIndex(former, with: index)
        console.print("\(index.pictures.count) picture\(index.pictures.count == 1 ? "" : "s") recorded: \(folder.url.path)")
        return .done
    }

    /// What was recorded before; nil where the folder is new.
    private static func former(_ folder: GoldenFolder) throws -> GoldenIndex? {
        let file = folder.url.appendingPathComponent(GoldenIndex.fileName)
        return FileManager.default.fileExists(atPath: file.path) ? try GoldenIndex(folder: folder.url) : nil
    }
}

extension GoldenFolder {
    /// Writes the index, then removes the pictures that only the former one lists.
    func replaceIndex(_ former: GoldenIndex?, with index: GoldenIndex) throws {
        try index.json().write(to: url.appendingPathComponent(GoldenIndex.fileName), options: .atomic)
        for (path, variants) in former?.pictures ?? [:] where Self.staysInside(path) {
            let kept = index.pictures[path] ?? 0
            if kept == 0 { try remove(path, variants: variants) }
            for variant in stride(from: max(kept, 1) + 1, through: variants, by: 1) where kept > 0 { try removeVariant(variant, of: path) }
        }
    }

    private func removeVariant(_ variant: Int, of path: String) throws {
        for file in [png(path, variant: variant), tree(path, variant: variant)] where FileManager.default.fileExists(atPath: file.path) {
            try FileManager.default.removeItem(at: file)
        }
    }
}
