import Checks
import Foundation
import IsletModel

/// `islet check`
enum CheckCommand: Command {
    static let specification = CommandSpecification(
        name: "check", summary: "Find what is wrong or risky, by building, drawing and living a day with it.",
        discussion: """
            Builds each target, draws everything it has, and lets a day pass on a virtual clock; then says what a device would complain of or
            quietly drop, at the lines of your sources. islet diagnostics CODE explains one.

            Comments switch findings off: // islet:disable CODE, islet:disable:next CODE, islet:enable CODE.
            \(CheckConfiguration.fileName) in the folder of PATH holds settings:
              { "disable": [CODE…], "severity": { CODE: "error" }, "exclude": ["Generated/"], "accessibility": true }

            Exit codes: 0 no errors, 1 errors were found, 2 wrong usage, 3 the sources do not build, 4 an extension crashed.
            """,
        operands: .oneOrMore("PATH"), options: CheckOptions.specification)

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        let options = try CheckOptions(arguments)
        var run = CheckRun(options: options, console: console)
        let code = try run.run()
        let (found, mistakes) = options.chosen(run)
        for mistake in mistakes { console.note("note: \(mistake.file):\(mistake.line): islet:disable names no diagnostic “\(mistake.name)”") }
        if let file = options.newBaseline { try Self.write(try CheckBaseline(found).json(), to: file) }
        let shown = options.newBaseline == nil ? options.baseline?.new(among: found) ?? found : []
        if arguments.has("fix") {
            let mending = try CheckMending(shown, in: run.targets)
            console.note("note: \(mending.count) mended" + (mending.files.isEmpty ? "" : " in \(mending.files.joined(separator: ", ")): check again"))
        }
        let end = Self.exitCode(of: code, run, shown, options)
        let text =
            options.printsJSON
            ? CommandAnswer(command: specification.name, exitCode: end.rawValue, diagnostics: shown).json
            : try options.format.text(of: shown, version: Islet.version)
        if let file = options.output { try Self.write(Data((text + "\n").utf8), to: file) } else { console.print(text) }
        return end
    }

    private static func exitCode(of code: ExitCode, _ run: CheckRun, _ shown: [Finding], _ options: CheckOptions) -> ExitCode {
        if code == .build || code == .extensionFailure && run.hasCrashed { return code }
        return shown.contains { $0.severity == .error || options.isStrict && $0.severity == .warning } ? .diagnostics : .done
    }

    private static func write(_ data: Data, to file: URL) throws {
        do {
            try data.write(to: file, options: .atomic)
        } catch {
            throw UsageError("\(file.path) cannot be written to. Choose another file")
        }
    }
}
