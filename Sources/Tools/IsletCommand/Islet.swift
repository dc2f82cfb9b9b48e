import Devices
import IsletModel
import ProjectReader

/// The `islet` program.
public enum Islet {
    public static let version = "0.1.0"

    static let commands: [any Command.Type] = [
        PreviewCommand.self, RenderCommand.self, FilmCommand.self, CheckCommand.self, RecordCommand.self, VerifyCommand.self, AcceptCommand.self,
        AccessibilityCommand.self, TestCommand.self, DriftCommand.self, ReviewCommand.self,
        SimulateCommand.self, TraceCommand.self,
        HostCommand.self, PushCommand.self, McpCommand.self, TargetsCommand.self, StubCommand.self, ActivityCommand.self, ConfigureCommand.self,
        DoctorCommand.self, DiagnosticsCommand.self,
        CompletionsCommand.self, VersionCommand.self, HelpCommand.self,
    ]

    /// Runs the command that the words name.
    ///
    /// With `--json` among them there is an answer in JSON whatever comes of it.
    ///
    /// - Parameter words: The command line without the program's name.
    public static func run(_ words: [String], console: Console = .standard) -> ExitCode {
        guard words.prefix(while: { $0 != "--" }).contains("--json") else { return run(words, console, log: nil) }
        let command = words.first { !$0.hasPrefix("-") }.flatMap { name in commands.first { $0.specification.name == name } }
        let isOwn = command?.specification.options.contains { $0.name == "json" } == true
        let log = AnswerLog(keepsOutput: !isOwn)
        let plain = isOwn ? words : words.filter { $0 != "--json" }
        let code = run(plain, console.keeping(log, printsResult: isOwn), log: log)
        guard !isOwn || (code != .done && !log.hasPrinted) else { return code }
        console.print(
            CommandAnswer(
                command: command?.specification.name, exitCode: code.rawValue, diagnostics: log.findings, output: isOwn ? nil : log.output
            ).json)
        return code
    }

    private static func run(_ words: [String], _ console: Console, log: AnswerLog?) -> ExitCode {
        do {
            return try dispatch(words, console)
        } catch let error as UsageError {
            return refuse(error.finding, as: error.description, console, log)
        } catch let problem as ProjectProblem {
            let error = UsageError(problem)
            return refuse(error.finding, as: error.description, console, log)
        } catch {
            let sentence = ErrorSentence.of(error)
            return refuse(Finding(.usage, .error, sentence), as: sentence, console, log)
        }
    }

    private static func refuse(_ finding: Finding, as sentence: String, _ console: Console, _ log: AnswerLog?) -> ExitCode {
        console.note("islet: \(sentence)")
        log?.add(finding)
        return .usage
    }

    private static func dispatch(_ words: [String], _ console: Console) throws -> ExitCode {
        guard let name = words.first, name != "--help", name != "-h" else {
            console.print(HelpText.overview(commands.map { $0.specification }))
            return .done
        }
        if name == "--version" {
            return try VersionCommand.run(ParsedArguments(Array(words.dropFirst()), for: VersionCommand.specification), console)
        }
        let command = try find(name)
        let arguments = try ParsedArguments(Array(words.dropFirst()), for: command.specification)
        if arguments.has("help") {
            console.print(HelpText.text(for: command.specification))
            return .done
        }
        return try RunFiles.$current.withValue(RunFiles()) {
            let result = Result { try command.run(arguments, console) }
            try RunFiles.current.finish(console)
            return try result.get()
        }
    }

    static func find(_ name: String) throws(UsageError) -> any Command.Type {
        if let command = commands.first(where: { $0.specification.name == name }) { return command }
        let near = NearNames.of(name, in: commands.map { $0.specification.name })
        throw UsageError("there is no command “\(name)”: " + (near.isEmpty ? "see islet help" : "did you mean \(near.joined(separator: ", "))?"))
    }
}
