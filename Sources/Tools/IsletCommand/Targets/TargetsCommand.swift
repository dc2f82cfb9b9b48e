import Builder
import Foundation
import ProjectReader

/// `islet targets`
enum TargetsCommand: Command {
    static let specification = CommandSpecification(
        name: "targets", summary: "List what there is to build, where it comes from and what is missing.",
        discussion: """
            PATH is what `islet render` takes: an app as it was cloned, an Xcode project or workspace, a package, a folder of Swift files.
            Nothing is compiled.
            """,
        operands: .oneOrMore("PATH"),
        options: RenderOptions.specification.filter { $0.name == "target" } + RenderOptions.project + [
            OptionSpecification("json", help: "Print JSON.")
        ])

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        let options = try RenderOptions(arguments, output: FileManager.default.temporaryDirectory)
        let workshop = Workshop(installation: .current)
        let targets = try ProjectReader.read(options.paths, options: options.project(includesApps: true, workshop: workshop))
        let known = try Toolchain.find().modules.union(AppleFrameworks.names)
        let summaries = try targets.map { try TargetSummary($0, known: known) }
        if options.printsManifest {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
            console.print(String(decoding: try encoder.encode(["targets": summaries]), as: UTF8.self))
        } else {
            for summary in summaries { console.print(summary.text) }
        }
        return .done
    }
}
