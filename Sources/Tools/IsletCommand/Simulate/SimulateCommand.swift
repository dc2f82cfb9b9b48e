import Foundation

/// `islet simulate`
enum SimulateCommand: Command {
    static let specification = CommandSpecification(
        name: "simulate", summary: "Run the system on a virtual clock and tell what happened and why.",
        discussion: """
            Installs the app of PATH on a device, opens it once, and places each widget in each family. Then a day passes on a
            virtual clock: real code answers the system's requests, the system's rules decide. A scenario file scripts the day:
            { "events": [ { "at": "08:00", "event": "open-app" }, { "at": "+90m", "event": "lock" } ] }

            Without a scenario the person looks at the widgets every quarter of an hour from 7:00 to 23:00.
            The same scenario and seed give the same ledger. Exit codes as for render.
            """,
        operands: .oneOrMore("PATH"), options: SimulateOptions.specification)

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        let options = try SimulateOptions(arguments)
        var run = try SimulationRun(options: options, installation: .current, console: console)
        return try run.run()
    }
}
