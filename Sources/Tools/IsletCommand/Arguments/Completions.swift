/// Scripts that let a shell complete islet's commands, options and values.
enum Completions {
    static let shells = ["bash", "zsh", "fish"]

    static func script(for shell: String, commands: [CommandSpecification]) -> String {
        switch shell {
        case "zsh": zsh(commands)
        case "fish": fish(commands)
        default: bash(commands)
        }
    }

    private static func visible(_ command: CommandSpecification) -> [OptionSpecification] { command.options.filter { !$0.isInternal } }

    private static func bash(_ commands: [CommandSpecification]) -> String {
        var text = """
            _islet() {
                local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}
                if [ "$COMP_CWORD" -eq 1 ]; then
                    COMPREPLY=($(compgen -W "\(commands.map(\.name).joined(separator: " "))" -- "$current"))
                    return
                fi
                case "$command $previous" in

            """
        for command in commands {
            for option in visible(command) where !option.choices.isEmpty {
                text +=
                    "        \"\(command.name) --\(option.name)\") "
                    + "COMPREPLY=($(compgen -W \"\(option.choices.joined(separator: " "))\" -- \"$current\")); return ;;\n"
            }
        }
        text += "    esac\n    case \"$command\" in\n"
        for command in commands {
            let words = visible(command).map { "--" + $0.name } + choices(command)
            text +=
                "        \(command.name)) "
                + "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\") $(compgen -f -- \"$current\")) ;;\n"
        }
        return text + "    esac\n}\ncomplete -o filenames -F _islet islet ./islet"
    }

    private static func choices(_ command: CommandSpecification) -> [String] {
        if case .one(_, let choices) = command.operands { choices } else { [] }
    }

    private static func zsh(_ commands: [CommandSpecification]) -> String {
        var text = "#compdef islet\n_islet() {\n    local -a commands\n    commands=(\n"
        for command in commands { text += "        '\(command.name):\(quoted(command.summary))'\n" }
        text += "    )\n    if (( CURRENT == 2 )); then\n        _describe 'command' commands\n        return\n    fi\n    case $words[2] in\n"
        for command in commands {
            text += "        \(command.name)) _arguments"
            for option in visible(command) {
                let value = option.value.map { ":\($0):" + (option.choices.isEmpty ? "_files" : "(\(option.choices.joined(separator: " ")))") } ?? ""
                text += " \\\n            '--\(option.name)[\(quoted(option.help))]\(value)'"
            }
            text += " \\\n            '*:path:_files' ;;\n"
        }
        return text + "    esac\n}\n_islet \"$@\""
    }

    private static func fish(_ commands: [CommandSpecification]) -> String {
        var lines: [String] = []
        for command in commands {
            lines.append("complete -c islet -n __fish_use_subcommand -a \(command.name) -d '\(quoted(command.summary))'")
            for option in visible(command) {
                var line = "complete -c islet -n '__fish_seen_subcommand_from \(command.name)' -l \(option.name)"
                if let short = option.short { line += " -s \(short)" }
                if option.value != nil { line += " -r" }
                if !option.choices.isEmpty { line += " -a '\(option.choices.joined(separator: " "))'" }
                lines.append(line + " -d '\(quoted(option.help))'")
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func quoted(_ text: String) -> String {
        String(text.compactMap { $0 == "'" ? nil : $0 == "[" ? "(" : $0 == "]" ? ")" : $0 == ":" ? "," : $0 })
    }
}
