import Foundation
import IsletModel
import Snapshot

/// Why an extension process did not do what it was asked.
public enum ExtensionFailure: Error, Equatable, Sendable {
    public enum Wait: String, Sendable, Equatable { case start, provider, entry, event, intent, request }

    case couldNotStart(reason: String)
    case crashed(CrashReport)
    /// The process ended by itself before it had answered.
    case exited(code: Int32, lastLines: [String])
    case timedOut(Wait, seconds: Double)
    /// The time was up, and the process had been computing nearly all of it.
    case endlessLoop(Wait, seconds: Double)
    case outOfMemory(bytes: Int, limit: Int)
    /// Its folders grew by more than they may.
    case outOfDisk(bytes: Int, limit: Int)
    case tooManyProcesses(count: Int, limit: Int)
    case malformedMessage(String)

    /// The stable code of the diagnostic.
    public var code: FindingCode {
        switch self {
        case .couldNotStart: .extensionNotStarted
        case .crashed: .extensionCrashed
        case .exited: .extensionExited
        case .timedOut(.provider, _): .providerTimeout
        case .timedOut: .extensionHung
        case .endlessLoop: .extensionLoop
        case .outOfMemory: .memoryLimit
        case .outOfDisk: .diskLimit
        case .tooManyProcesses: .processLimit
        case .malformedMessage: .extensionProtocol
        }
    }

    /// Whether the extension was ended because it took too long.
    public var isTimeOut: Bool {
        switch self {
        case .timedOut, .endlessLoop: true
        case .couldNotStart, .crashed, .exited, .outOfMemory, .outOfDisk, .tooManyProcesses, .malformedMessage: false
        }
    }

    /// The diagnostic a person reads; `subject` says what was asked for, e.g. `timeline of “Weather” (systemSmall)`.
    public func diagnostic(while subject: String, of role: ExtensionLaunch.Role = .extension) -> SnapshotDiagnostic {
        let place = crashPlace
        let message = "\(subject): \(sentence("the \(role.rawValue)"))"
        return SnapshotDiagnostic(code: code, severity: .error, message: message, file: place?.file, line: place?.line)
    }

    private var crashPlace: CrashReport.Place? {
        if case .crashed(let report) = self { report.place } else { nil }
    }

    private func sentence(_ program: String) -> String {
        switch self {
        case .couldNotStart(let reason): "\(program) could not be started: \(reason)"
        case .crashed(let report): report.sentence(program)
        case .exited(let code, let lines):
            "\(program) ended with exit code \(code) before it answered" + (lines.last.map { "; its last line was: \($0)" } ?? "")
        case .timedOut(.provider, let seconds):
            "the provider did not call its completion within \(Self.text(seconds)) s; a device drops this reload and keeps what is shown. "
                + "Call the completion on every path, and sooner"
        case .timedOut(let wait, let seconds): "\(program) gave no answer within \(Self.text(seconds)) s (\(Self.name(wait)))"
        case .endlessLoop(let wait, let seconds):
            "\(program) computed for \(Self.text(seconds)) s without an answer (\(Self.name(wait))): look for a loop without end in the "
                + "provider or in body"
        case .outOfMemory(let bytes, let limit):
            "\(program) used \(Self.megabytes(bytes)) MB, more than the \(Self.megabytes(limit)) MB it may have; a device ends it. "
                + "Load less at once, and scale images down before they are kept"
        case .outOfDisk(let bytes, let limit):
            "\(program) wrote \(Self.megabytes(bytes)) MB to its containers, more than the \(Self.megabytes(limit)) MB that are let through here. "
                + "Keep less, and take away what is no longer needed"
        case .tooManyProcesses(let count, let limit):
            "\(program) started \(count) processes, more than the \(limit) that are let through here; a device lets it start none. "
                + "Do the work in the process itself"
        case .malformedMessage(let reason): "\(program) sent something that is no message of the protocol: \(reason)"
        }
    }

    private static func name(_ wait: Wait) -> String {
        switch wait {
        case .start: "while starting"
        case .provider: "before the first entry"
        case .entry: "between two entries"
        case .event: "to an event of the app"
        case .intent: "to an intent"
        case .request: "for the whole request"
        }
    }

    private static func text(_ seconds: Double) -> String {
        seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
    }

    private static func megabytes(_ bytes: Int) -> String {
        let tenths = (bytes * 10 + (1 << 19)) >> 20
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}
