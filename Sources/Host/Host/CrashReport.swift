import Foundation

/// How a process was ended by a signal, and what its last lines say about it.
public struct CrashReport: Sendable, Equatable {
    public struct Place: Sendable, Hashable {
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
    /// The value of an app group that the program looked up last, where there was none.
    public var missedValue: MissedValue?
    /// The app group whose container the program asked for last and does not have.
    public var missedContainer: String?
    /// What the process wrote last to standard error.
    public var lastLines: [String]
    /// The views whose bodies were being read, the outermost first.
    public var viewPath: [String] = []

    /// Whether its calls went on without an end.
    public var usesUpStack = false

    /// A key of an app group without a value.
    public struct MissedValue: Sendable, Equatable {
        public var group: String
        public var key: String
    }

    /// Reads Swift's message from the last lines of standard error.
    ///
    /// - Parameter trace: The calls of the program's own code it stood in, the innermost first.
    public init(signal: Int32, standardError lines: [String], trace: [SourceFrame] = []) {
        self.signal = signal
        missedValue = lines.last.flatMap(MissedValue.init)
        missedContainer = lines.last.flatMap(Self.missedContainer)
        let lines = missedValue == nil && missedContainer == nil ? lines : lines.dropLast()
        lastLines = Array(lines.suffix(Self.keptLines))
        for line in lines.reversed() {
            guard let found = Self.fatalError(in: line) else { continue }
            message = found.message
            place = found.place.flatMap { $0.file.hasPrefix("Swift/") ? nil : $0 }
            break
        }
        place = place ?? trace.lazy.compactMap(\.place).first
        viewPath = SourceFrame.viewPath(trace)
        usesUpStack = SourceFrame.isEndless(trace)
    }

    /// Reads the line that the Foundation overlay writes.
    private static func missedContainer(_ line: String) -> String? {
        line.range(of: "islet-missed-container: ").map { String(line[$0.upperBound...]) }
    }

    private static func sentence(onContainerOf group: String) -> String {
        "; just before, it got no container of \(group), which its entitlements do not name. Add the group to the target's entitlements"
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

    func sentence(_ program: String) -> String {
        let cause = usesUpStack ? ", its stack used up by calls without an end" : ""
        let views = viewPath.isEmpty ? "" : " in the body of \(viewPath.joined(separator: " › "))"
        let end = "\(program) crashed (\(SignalName.of(signal))\(cause))\(views)"
        if let message { return "\(end): \(message)\(missedValue?.sentence ?? missedContainer.map(Self.sentence(onContainerOf:)) ?? "")" }
        if let last = lastLines.last { return "\(end); its last line was: \(last)" }
        return end
    }
}

extension CrashReport.MissedValue {
    /// Reads the line that the Foundation overlay writes.
    init?(_ line: String) {
        guard let range = line.range(of: "islet-missed-value: ") else { return nil }
        let parts = line[range.upperBound...].split(separator: "\t", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        (group, key) = (String(parts[0]), String(parts[1]))
    }

    fileprivate var sentence: String {
        "; just before, \(group) had no value for “\(key)”. Give it one with --defaults FILE, as in {\"\(group)\": {\"\(key)\": …}}"
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
