import Foundation

/// `islet mcp`
enum McpCommand: Command {
    static let specification = CommandSpecification(
        name: "mcp", summary: "Offer the phone to AI agents, as a Model Context Protocol server.",
        discussion: """
            Builds PATH and runs its phone as preview does, without a page: an agent looks at it, touches it, moves its time and reads
            what is wrong, by ten tools at most. Speaks the Model Context Protocol over standard input and output, and ends with the
            input. When a file is saved, the next answer is about the new build.
            """,
        operands: .oneOrMore("PATH"),
        options: PreviewOptions.specification.filter { !["port", "listen", "host", "mount", "no-browser", "record"].contains($0.name) })

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        let options = try PreviewOptions(arguments)
        return try McpRun(options: options, installation: .current, console: console).run()
    }
}
