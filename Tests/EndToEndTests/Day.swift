import EndToEnd
import Testing

/// The ledger of one scenario with the garden's app and widgets, under `islet simulate`.
struct Day: Sendable {
    let exitCode: Int32
    let messages: String
    /// The lines without their date.
    let lines: [String]

    private static let results = ["day", "watering"].reduce(into: [:]) { found, name in
        found[name] = Swift.Result {
            try Program.run(["simulate", Projects.path("Garden/App"), Projects.path("Garden/Widgets"), "--scenario", Projects.scenario(name)])
        }
    }

    /// Every test reads the one run of its scenario.
    init(_ scenario: String) throws {
        let result = try #require(Self.results[scenario]).get()
        CommandRuns.note()
        exitCode = result.exitCode
        messages = result.messages
        lines = result.output.split(separator: "\n").filter { $0.hasPrefix("2025-") }.map { String($0.dropFirst("2025-06-09 ".count)) }
    }

    func has(_ line: String) -> Bool { lines.contains(line) }

    /// The lines at a moment, `08:01:00`, without it, that hold a text.
    func at(_ time: String, _ part: String = "") -> [String] {
        lines.filter { $0.hasPrefix(time) && (part.isEmpty || $0.contains(part)) }.map { String($0.dropFirst(time.count + 2)) }
    }

    /// What happened to a widget, in order, without the moments.
    func widget(_ number: Int) -> [String] {
        lines.compactMap { line in
            line.firstMatch(of: /^\S+  widget (\d+) \S+ \(\w+\)  (.*)$/).flatMap { Int($0.1) == number ? String($0.2) : nil }
        }
    }
}
