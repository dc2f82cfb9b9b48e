import Devices
import IsletModel

/// `islet help`
enum HelpCommand: Command {
    static let specification = CommandSpecification(name: "help", summary: "Explain islet or one of its commands.", operands: .optional("COMMAND"))

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        guard let name = arguments.operands.first else {
            console.print(HelpText.overview(Islet.commands.map { $0.specification }))
            return .done
        }
        console.print(HelpText.text(for: try Islet.find(name).specification))
        return .done
    }
}

/// `islet version`
enum VersionCommand: Command {
    static let specification = CommandSpecification(
        name: "version", summary: "Print the version.", options: [OptionSpecification("json", help: "Print JSON.")])

    private struct Answer: Encodable {
        var schema = CommandAnswer.schema
        var command = "version"
        var exitCode: Int32 = 0
        var version = Islet.version
    }

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        if arguments.has("json") {
            console.print(AnswerEncoding.json(Answer()))
            return .done
        }
        console.print("islet \(Islet.version)")
        return .done
    }
}

/// `islet completions`
enum CompletionsCommand: Command {
    static let specification = CommandSpecification(
        name: "completions", summary: "Print a script that completes islet's commands in your shell.",
        discussion: """
            For bash:  eval "$(islet completions bash)"
            For zsh:   islet completions zsh > ~/.zfunc/_islet
            For fish:  islet completions fish > ~/.config/fish/completions/islet.fish
            """,
        operands: .one("SHELL", choices: Completions.shells))

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        console.print(Completions.script(for: arguments.operands[0], commands: Islet.commands.map { $0.specification }))
        return .done
    }
}

/// `islet diagnostics`
enum DiagnosticsCommand: Command {
    static let specification = CommandSpecification(
        name: "diagnostics", summary: "Explain a diagnostic: what it means, what a device would do, how to mend it.",
        discussion: "Without a CODE all of them are listed.", operands: .optional("CODE"),
        options: [
            OptionSpecification("markdown", help: "Print the page of all diagnostics."), OptionSpecification("json", help: "Print JSON."),
            OptionSpecification("schema", help: "Print the schema of what commands answer with --json."),
        ])

    private struct Answer: Encodable {
        struct Code: Encodable {
            var code: String
            var severities: [String]
            var noticed: String
            var device: String
            var mend: String
            var explanation: String
        }

        var schema = CommandAnswer.schema
        var command = "diagnostics"
        var exitCode: Int32 = 0
        var codes: [Code]

        init(_ codes: [FindingCode]) {
            self.codes = codes.map { code in
                let about = code.about
                return Code(
                    code: code.rawValue, severities: about.severities.map(\.rawValue), noticed: about.noticed, device: about.device,
                    mend: about.mend, explanation: code.explanation)
            }
        }
    }

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        if arguments.has("markdown") {
            console.print(String(FindingPage.text.dropLast()))
        } else if arguments.has("schema") {
            console.print(String(AnswerSchema.text.dropLast()))
        } else if let name = arguments.operands.first {
            guard let code = FindingCode(rawValue: name) else {
                let near = NearNames.of(name, in: FindingCode.allCases.map(\.rawValue))
                throw UsageError("there is no diagnostic “\(name)”" + (near.isEmpty ? "" : ": did you mean \(near.joined(separator: ", "))?"))
            }
            console.print(arguments.has("json") ? AnswerEncoding.json(Answer([code])) : text(of: code))
        } else if arguments.has("json") {
            console.print(AnswerEncoding.json(Answer(FindingCode.allCases)))
        } else {
            for code in FindingCode.allCases { console.print("\(code.rawValue)  \(code.about.noticed)") }
        }
        return .done
    }

    private static func text(of code: FindingCode) -> String {
        let about = code.about
        let severities = about.severities.map(\.rawValue).joined(separator: ", ")
        return "\(code.rawValue) (\(severities))\n  noticed      \(about.noticed)\n  on a device  \(about.device)\n  mend         \(about.mend)"
    }
}
