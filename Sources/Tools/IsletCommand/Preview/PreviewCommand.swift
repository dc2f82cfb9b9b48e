import Foundation

/// `islet preview`
enum PreviewCommand: Command {
    static let specification = CommandSpecification(
        name: "preview", summary: "Show the phone in a browser, alive with the sources.",
        discussion: """
            Builds the apps and extensions of PATH, installs them on a device, and serves a page on this machine that shows its phone:
            Home Screen, Lock Screen, Dynamic Island, the apps' own screens. Touch it, move its time, see why it shows what it shows.
            When a file is saved, the page shows the new build.

            The address holds a token that nobody can guess, and is printed; a browser is opened where there is one. Ends with Ctrl-C.
            """,
        operands: .oneOrMore("PATH"), options: PreviewOptions.specification)

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        let options = try PreviewOptions(arguments)
        return try PreviewRun(options: options, installation: .current, console: console).run()
    }
}
