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
    static let specification = CommandSpecification(name: "version", summary: "Print the version.")

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
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
