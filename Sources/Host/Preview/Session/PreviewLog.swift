import DeviceDriver
import Foundation
import IsletModel
import Ledger

/// What a session has to tell: the ledger, programs' output, findings, how the build went.
struct PreviewLog {
    /// A line of the ledger.
    struct Line: Encodable {
        /// Milliseconds since 1970.
        var time: Double
        var subject: String
        var kind: String
        var id: String
        var action: String
        var text: String
        var rule: String?
    }

    struct Output: Encodable {
        var program: String
        var line: String
        var isError: Bool
    }

    struct Note: Encodable, Hashable {
        var code: String
        var severity: String
        var message: String
        var file: String?
        var line: Int?
        var program: String?
        /// What a device would do, and how to mend it.
        var help: String?
    }

    struct Build: Encodable {
        var state = "building"
        var seconds: Double?
        var diagnostics: [Note] = []
    }

    private(set) var lines: [Line] = []
    private(set) var output: [Output] = []
    private(set) var notes: [Note] = []
    var build = Build()

    /// The most lines of output that are kept.
    private static let mostOutput = 5000

    mutating func note(_ report: DriverReport, in zone: TimeZone) {
        switch report {
        case .ledger(let event):
            lines.append(
                Line(
                    time: (event.time.timeIntervalSince1970 * 1000).rounded(), subject: LedgerWriter.text(event.subject),
                    kind: event.subject.kind.rawValue, id: event.subject.id, action: event.action.rawValue,
                    text: LedgerWriter(zone: zone).sentence(event), rule: event.rule.map { "\($0)" }))
        case .activity: break
        case .output(let program, let line, let isError):
            if output.count < Self.mostOutput { output.append(Output(program: program, line: line, isError: isError)) }
        case .diagnostic(let finding, let program):
            let note = Note(finding, program: program)
            if !notes.contains(note) { notes.append(note) }
        }
    }

    /// The device is another one.
    mutating func forgetHappenings() { (lines, output, notes) = ([], [], []) }
}

extension PreviewLog.Note {
    init(_ finding: Finding, program: String? = nil) {
        self.init(
            code: finding.code.rawValue, severity: finding.severity.rawValue, message: finding.message, file: finding.file, line: finding.line,
            program: program)
    }
}

extension PreviewLog.Build {
    init(_ build: PreviewBuild) {
        switch build {
        case .started: self.init()
        case .succeeded(_, let diagnostics, let seconds):
            self.init(state: "ok", seconds: seconds, diagnostics: diagnostics.map { PreviewLog.Note($0) })
        case .failed(let diagnostics, let seconds):
            self.init(state: "failed", seconds: seconds, diagnostics: diagnostics.map { PreviewLog.Note($0) })
        }
    }
}
