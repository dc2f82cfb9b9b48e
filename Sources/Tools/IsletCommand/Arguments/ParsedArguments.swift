import Devices
import IsletModel
import ProjectReader

/// Wrong usage; ends the program with exit code 2.
public struct UsageError: Error, Equatable, CustomStringConvertible {
    public var description: String
    /// The same, for an answer in JSON.
    let finding: Finding

    public init(_ description: String) {
        self.description = description
        finding = Finding(.usage, .error, description)
    }

    /// A project that cannot be read.
    init(_ problem: ProjectProblem) {
        description = problem.description
        finding = Finding(problem.code, .error, "\(problem.message). \(problem.mend)", file: problem.file, line: problem.line)
    }
}

/// The words of a command line, sorted into operands and options.
public struct ParsedArguments: Sendable, Equatable {
    public private(set) var operands: [String] = []
    private var values: [String: String] = [:]
    private var switches: Set<String> = []

    /// Sorts the words after the command's name.
    public init(_ words: [String], for command: CommandSpecification) throws(UsageError) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            } else if word.hasPrefix("--") {
                try readLong(word.dropFirst(2), &rest, command)
            } else if word.hasPrefix("-"), word.count > 1 {
                try readShort(word.dropFirst(), &rest, command)
            } else {
                operands.append(word)
            }
        }
        if !has("help") { try checkOperands(command) }
    }

    /// The same words without the first operand.
    var droppingFirstOperand: ParsedArguments {
        var copy = self
        copy.operands = Array(operands.dropFirst())
        return copy
    }

    public func has(_ name: String) -> Bool { switches.contains(name) }

    public func value(_ name: String) -> String? { values[name] }

    /// The values of a list option, without empty ones.
    public func list(_ name: String) -> [String]? {
        values[name].map { $0.split(separator: ",").map { $0.trimmed } }
    }

    /// The values of an option that may be given several times.
    public func all(_ name: String) -> [String] { (values[name] ?? "").split(separator: Self.separator).map(String.init) }

    /// Between values of options that may be given several times.
    private static let separator: Character = "\n"

    /// What was given of some options, as words for another command that has them too.
    func words(of options: [OptionSpecification]) -> [String] {
        options.flatMap { option -> [String] in
            if option.value == nil { return has(option.name) ? ["--" + option.name] : [] }
            return value(option.name).map { ["--\(option.name)=\($0)"] } ?? []
        }
    }

    private mutating func readLong(_ text: Substring, _ rest: inout ArraySlice<String>, _ command: CommandSpecification) throws(UsageError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = command.options.first(where: { $0.name == name }) else { throw Self.unknown("--" + name, in: command) }
        try read(option, spelled: "--" + name, attached: parts.count > 1 ? String(parts[1]) : nil, &rest)
    }

    private mutating func readShort(_ text: Substring, _ rest: inout ArraySlice<String>, _ command: CommandSpecification) throws(UsageError) {
        guard let letter = text.first, let option = command.options.first(where: { $0.short == letter }) else {
            throw Self.unknown("-" + text, in: command)
        }
        let attached = String(text.dropFirst())
        try read(option, spelled: "-\(letter)", attached: attached.isEmpty ? nil : attached, &rest)
    }

    private mutating func read(
        _ option: OptionSpecification, spelled: String, attached: String?, _ rest: inout ArraySlice<String>
    ) throws(UsageError) {
        guard let placeholder = option.value else {
            guard attached == nil else { throw UsageError("\(spelled) takes no value") }
            if let form = rest.first, option.forms.contains(form) { return try readForm(of: option, spelled, &rest) }
            switches.insert(option.name)
            return
        }
        guard let value = attached ?? rest.popFirst(), !value.isEmpty, attached != nil || !value.hasPrefix("--") else {
            throw UsageError("\(spelled) needs a value: \(spelled) \(placeholder)")
        }
        try Self.check(value, for: option, spelled)
        let separator = option.isList ? "," : option.isRepeatable ? String(Self.separator) : nil
        if separator == nil, let earlier = values[option.name], earlier != value {
            throw UsageError("\(spelled) was given twice, as “\(earlier)” and as “\(value)”: give it once")
        }
        values[option.name] = separator.map { [values[option.name], value].compactMap { $0 }.joined(separator: $0) } ?? value
    }

    private mutating func readForm(of option: OptionSpecification, _ spelled: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
        let form = rest.removeFirst()
        guard let value = rest.popFirst(), !value.hasPrefix("--") else {
            throw UsageError("\(spelled) \(form) needs a value: \(spelled) \(form) FILE")
        }
        values["\(option.name)-\(form)"] = value
    }

    private static func check(_ value: String, for option: OptionSpecification, _ spelled: String) throws(UsageError) {
        guard !option.choices.isEmpty else { return }
        let words = option.isList ? value.split(separator: ",").map { $0.trimmed } : [value]
        if words.isEmpty { throw UsageError("\(spelled) needs a value: one of \(option.choices.joined(separator: ", "))") }
        for word in words where !option.choices.contains(word) {
            let near = NearNames.of(word, in: option.choices)
            let hint = near.isEmpty ? "use \(option.choices.joined(separator: ", "))" : "did you mean \(near.joined(separator: ", "))?"
            throw UsageError("\(spelled) has no value “\(word)”: \(hint)")
        }
    }

    private static func unknown(_ spelled: String, in command: CommandSpecification) -> UsageError {
        let known = command.options.filter { !$0.isInternal }.map { "--" + $0.name }
        let near = spelled.hasPrefix("--") ? NearNames.of(spelled, in: known) : []
        let hint = near.isEmpty ? "see islet help \(command.name)" : "did you mean \(near.joined(separator: ", "))?"
        return UsageError("\(command.name) has no option \(spelled): \(hint)")
    }

    private func checkOperands(_ command: CommandSpecification) throws(UsageError) {
        switch command.operands {
        case .anyNumber: break
        case .none:
            if let first = operands.first { throw UsageError("\(command.name) takes no argument “\(first)”: see islet help \(command.name)") }
        case .optional:
            if operands.count > 1 { throw UsageError("\(command.name) takes one argument at most, not \(operands.count)") }
        case .oneOrMore(let name):
            if operands.isEmpty { throw UsageError("\(name) is missing: \(command.usage)") }
        case .one(let name, let choices):
            guard operands.count == 1 else { throw UsageError("\(command.name) takes one argument \(name): \(choices.joined(separator: ", "))") }
            guard choices.contains(operands[0]) else {
                throw UsageError("\(command.name) does not know “\(operands[0])”: use \(choices.joined(separator: ", "))")
            }
        }
    }
}

extension Substring {
    /// Without spaces at both ends.
    var trimmed: String {
        var text = self
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
