/// The text of `islet help` and `islet help COMMAND`.
enum HelpText {
    static func overview(_ commands: [CommandSpecification]) -> String {
        let width = commands.map(\.name.count).max() ?? 0
        let lines = commands.map { "  \($0.name.padded(to: width))  \($0.summary)" }
        return """
            islet builds and draws iOS widgets from unmodified source.

            Usage: islet COMMAND …

            \(lines.joined(separator: "\n"))

            islet help COMMAND tells more about one of them.
            """
    }

    static func text(for command: CommandSpecification) -> String {
        let visible = command.options.filter { !$0.isInternal }
        let heads = visible.map(head)
        let width = heads.map(\.count).max() ?? 0
        var text = "\(command.summary)\n\nUsage: \(command.usage)\n\nOptions:\n"
        for (option, head) in zip(visible, heads) {
            let choices = option.choices.isEmpty || option.choices.count > 9 ? "" : " (\(option.choices.joined(separator: ", ")))"
            text += wrapped(option.help + choices, head: "  \(head.padded(to: width))  ", indent: width + 4)
        }
        return command.discussion.isEmpty ? String(text.dropLast()) : text + "\n" + command.discussion
    }

    private static func head(_ option: OptionSpecification) -> String {
        let short = option.short.map { "-\($0), " } ?? "    "
        let forms = option.forms.isEmpty ? "" : " [\(option.forms.joined(separator: "|")) FILE]"
        let value = option.value.map { " \($0)" } ?? forms
        return "\(short)--\(option.name)\(value)"
    }

    /// Breaks text at spaces so that lines stay within 100 columns.
    private static func wrapped(_ text: String, head: String, indent: Int) -> String {
        var lines: [String] = []
        var line = head
        for word in text.split(separator: " ") {
            if line.count + word.count > 100, line.count > indent {
                lines.append(line)
                line = String(repeating: " ", count: indent)
            }
            line += (line.count > indent ? " " : "") + word
        }
        return (lines + [line]).joined(separator: "\n") + "\n"
    }
}

extension String {
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
