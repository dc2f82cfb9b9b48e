import EndToEnd
import Foundation
@testable import IsletCommand
import Testing

/// A day of the fixture, from a scenario as text to the lines of the ledger, through the command.
struct RuleDay {
    /// Lines of the ledger without the day's date.
    let lines: [String]
    let errors: String
    let code: ExitCode

    /// - Parameters:
    ///   - events: Events of a scenario file, each as `08:00 lock` or `08:00 low-power "on": true`.
    ///   - words: Further words of the command line.
    ///   - project: Whose app and widgets live through it.
    init(_ events: [String], _ words: [String] = [], in project: Result<URL, any Error> = RuleFixture.project) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write(#"{ "events": [\#(events.map(Self.json).joined(separator: ",\n"))] }"#, to: "day.json")
        let recorder = Recorder()
        let scenario = folder.url.appendingPathComponent("day.json").path
        CommandRuns.note()
        code = Islet.run(["simulate", try project.get().path, "--scenario", scenario] + words, console: recorder.console)
        lines = recorder.output.split(separator: "\n").filter { $0.hasPrefix("2025-06-") }.map { line in
            line.hasPrefix("2025-06-09 ") ? String(line.dropFirst(11)) : String(line)
        }
        errors = recorder.errors
    }

    /// `08:00 lock` as an event of a file.
    private static func json(_ event: String) -> String {
        let words = event.split(separator: " ", maxSplits: 2).map(String.init)
        return #"{ "at": "\#(words[0])", "event": "\#(words[1])"\#(words.count > 2 ? ", \(words[2])" : "") }"#
    }

    /// Whether these lines are there, in this order, other lines between them.
    func has(_ wanted: String...) -> Bool {
        var rest = lines[...]
        for line in wanted {
            guard let place = rest.firstIndex(of: line) else { return false }
            rest = rest[(place + 1)...]
        }
        return true
    }

    /// Lines of one subject, without it.
    func lines(of subject: String) -> [String] {
        lines.compactMap { line in
            let parts = line.split(separator: "  ", maxSplits: 2)
            return parts.count == 3 && parts[1] == subject ? "\(parts[0]) \(parts[2])" : nil
        }
    }

    /// For a test that fails.
    var comment: Comment { Comment(rawValue: "\(lines.joined(separator: "\n"))\n\(errors)") }
}

/// Rules from a scenario file to the ledger. They need the runtime library beside the tests.
@Suite("Rules, end to end", .endToEnd, .serialized, .enabled(if: RuntimeProbe.isBuilt, "libIsletRuntime.so is not built"))
struct EndToEndRules {}
