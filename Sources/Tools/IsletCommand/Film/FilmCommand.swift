import Foundation

/// `islet film`
enum FilmCommand: Command {
    static let specification = CommandSpecification(
        name: "film", summary: "Show what moves: entries, content updates and the island, as a film.",
        discussion: """
            The ending of FILE says what is written: .apng or .png, .mp4 or .webm (through ffmpeg), or a folder of pictures (a slash).
            A widget's film shows the entries of its timeline one after the other; with --state A --state B a Live Activity's content updates; with
            --scene island, lock or home the whole place. Times are those of the motion: --speed 0.25 shows it four times slower.

            Exit codes: 0 done, 1 done with error diagnostics, 2 wrong usage, 3 the sources do not build,
            4 the extension crashed, hung or was ended by a limit.
            """,
        operands: .oneOrMore("PATH"), options: FilmOptions.specification)

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        var run = try FilmRun(options: FilmOptions(arguments), installation: .current, console: console)
        return try run.run()
    }
}
