import Foundation

/// How a process was ended by a signal, and what its last lines say about it.
public struct CrashReport: Sendable, Equatable {
    public struct Place: Sendable, Equatable {
        public var file: String
        public var line: Int

        public init(file: String, line: Int) {
            self.file = file
            self.line = line
        }
    }

    public var signal: Int32
    /// Where Swift says the program stopped, if that is in the user's code.
    public var place: Place?
    /// Swift's message: `Fatal error: Index out of range`.
    public var message: String?
    /// What the process wrote last to standard error.
    public var lastLines: [String]

    /// Reads Swift's message from the last lines of standard error.
    public init(signal: Int32, standardError lines: [String]) {
        self.signal = signal
        lastLines = Array(lines.suffix(Self.keptLines))
        for line in lines.reversed() {
            guard let found = Self.fatalError(in: line) else { continue }
            message = found.message
            place = found.place.flatMap { $0.file.hasPrefix("Swift/") ? nil : $0 }
            break
        }
    }

    static let keptLines = 12

    /// `Module/File.swift:12: Fatal error: text`, as the Swift runtime writes it.
    static func fatalError(in line: String) -> (place: Place?, message: String)? {
        guard let marker = ["Fatal error", "Precondition failed", "Assertion failed"].first(where: { line.contains($0) }),
            let range = line.range(of: marker)
        else { return nil }
        let message = String(line[range.lowerBound...])
        let head = line[..<range.lowerBound].trimmingCharacters(in: CharacterSet(charactersIn: ": "))
        let parts = head.split(separator: ":")
        guard parts.count >= 2, let number = Int(parts[parts.count - 1]) else { return (nil, message) }
        return (Place(file: parts.dropLast().joined(separator: ":"), line: number), message)
    }

    var sentence: String {
        let end = "the extension crashed (\(SignalName.of(signal)))"
        if let message { return "\(end): \(message)" }
        if let last = lastLines.last { return "\(end); its last line was: \(last)" }
        return end
    }
}

/// Names of signals.
public enum SignalName {
    public static func of(_ signal: Int32) -> String {
        switch signal {
        case SIGABRT: "SIGABRT"
        case SIGBUS: "SIGBUS"
        case SIGFPE: "SIGFPE"
        case SIGILL: "SIGILL"
        case SIGKILL: "SIGKILL"
        case SIGPIPE: "SIGPIPE"
        case SIGSEGV: "SIGSEGV"
        case SIGSYS: "SIGSYS"
        case SIGTERM: "SIGTERM"
        case SIGTRAP: "SIGTRAP"
        case SIGXCPU: "SIGXCPU"
        default: "signal \(signal)"
        }
    }
}
