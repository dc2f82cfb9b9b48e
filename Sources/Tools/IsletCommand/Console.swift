import Foundation
import IsletModel

/// Where a command writes: results to standard output, progress and complaints to standard error.
public struct Console: Sendable {
    private let write: @Sendable (String, Bool) -> Void
    private var log: AnswerLog?

    /// - Parameter write: Takes the text and whether it goes to standard error.
    public init(write: @escaping @Sendable (String, Bool) -> Void) { self.write = write }

    public static let standard = Console { text, isError in
        let handle = isError ? FileHandle.standardError : FileHandle.standardOutput
        try? handle.write(contentsOf: Data(text.utf8))
    }

    /// Writes a line of the result.
    public func print(_ line: String) { write(line + "\n", false) }

    /// Writes a line of progress or a complaint.
    public func note(_ line: String) { write(line + "\n", true) }

    /// Writes a piece of what a program wrote.
    func printText(_ text: String) { write(text, false) }
    func noteText(_ text: String) { write(text, true) }

    /// Writes a finding with its notes as a complaint.
    func report(_ finding: Finding) {
        note(finding.text)
        log?.add(finding)
    }

    /// For a command that another one runs: progress and complaints of the machine are told, results and single findings are not.
    var forInnerRun: Console {
        Console { [write] text, isError in
            if isError, text.hasPrefix("note: ") || text.hasPrefix("Building ") { write(text, isError) }
        }
    }

    /// The same console, which keeps what is written to it for an answer in JSON.
    func keeping(_ log: AnswerLog, printsResult: Bool) -> Console {
        var copy = Console { [write] text, isError in
            if !isError { log.add(text) }
            if isError || printsResult { write(text, isError) }
        }
        copy.log = log
        return copy
    }
}

/// How the program ends.
public enum ExitCode: Int32, Sendable {
    case done = 0
    /// Done, with diagnostics that are errors.
    case diagnostics = 1
    case usage = 2
    /// The sources do not build.
    case build = 3
    /// The extension crashed, hung or was ended by a limit.
    case extensionFailure = 4
}
