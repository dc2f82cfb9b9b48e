import Foundation

/// `islet render`
enum RenderCommand: Command {
    static let specification = CommandSpecification(
        name: "render", summary: "Draw every widget in every family, phase and appearance.",
        discussion: """
            PATH is a folder of Swift files, Swift files, a Swift package or an .xcodeproj.

            Exit codes: 0 done, 1 done with error diagnostics, 2 wrong usage, 3 the sources do not build,
            4 the extension crashed, hung or was ended by a limit (what could be drawn is still written).
            """,
        operands: .oneOrMore("PATH"), options: RenderOptions.specification)

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        let options = try RenderOptions(arguments)
        var run = try RenderRun(options: options, installation: .current, console: console)
        return try run.run()
    }
}
