import Foundation

/// `islet host`
enum HostCommand: Command {
    static let specification = CommandSpecification(
        name: "host", summary: "Run a device in real time, and keep what happens on it.",
        discussion: """
            Builds the apps and extensions of PATH, installs them on a device, and lets the system's rules decide while real
            processes run: apps ask for reloads and Live Activities, extensions answer, the ledger is printed as it grows. A new
            app's widgets are placed in every family. Everything is kept in the folder of the device, however the command ends; the
            next run goes on there, and apps that are not among its paths stay installed.

            An extension belongs to the app whose bundle identifier its own begins with, or to the only app there is.
            Ends with Ctrl-C, and with --events when standard input ends. Exit code 2 when the device is in use, its storage is damaged or newer, \
            or the disk is full.
            """,
        operands: .oneOrMore("PATH"), options: HostOptions.specification)

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        let options = try HostOptions(arguments)
        var run = HostRun(options: options, installation: .current, console: console)
        return try run.run()
    }
}
