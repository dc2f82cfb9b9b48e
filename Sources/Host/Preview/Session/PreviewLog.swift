import DeviceDriver
import Foundation
import IsletModel
import Ledger

/// What a session has to tell: the ledger, programs' output, findings, how the build went.
struct PreviewLog {
    /// A line of the ledger.
    struct Line: Codable, Hashable {
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

    private(set) var lines = LedgerFile()
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
            if case .finding(let code) = event.detail { add(Note(code, of: event.subject)) }
        case .activity, .pushTokens, .network: break
        case .output(let program, let line, let isError):
            if output.count < Self.mostOutput { output.append(Output(program: program, line: line, isError: isError)) }
        case .diagnostic(let finding, let program):
            add(Note(finding, program: program))
        }
    }

    private mutating func add(_ note: Note) {
        if !notes.contains(note) { notes.append(note) }
    }

    /// The programs are others: what was wrong with the old ones is no more.
    mutating func forgetNotes() { notes = [] }

    /// The device is another one.
    mutating func forgetHappenings() { (lines, output, notes) = (LedgerFile(), [], []) }
}

extension PreviewLog.Note {
    /// Something that a machine of the system noticed.
    init(_ code: FindingCode, of subject: LedgerSubject) {
        self.init(
            code: code.rawValue, severity: code.about.severities[0].rawValue, message: "\(LedgerWriter.text(subject)): \(code.about.noticed)",
            help: "\(code.about.device) \(code.about.mend)")
    }

    init(_ finding: Finding, program: String? = nil) {
        self.init(
            code: finding.code.rawValue, severity: finding.severity.rawValue, message: finding.message, file: finding.file, line: finding.line,
            program: program, help: "\(finding.code.about.device) \(finding.code.about.mend)")
    }
}

extension PreviewLog.Build {
    init(_ build: PreviewBuild) {
        switch build {
        case .started: self.init()
        case .succeeded(_, let diagnostics, let seconds):
            self.init(state: "ok", seconds: seconds, diagnostics: diagnostics.map { PreviewLog.Note($0) })
        case .edited(_, let seconds): self.init(state: "ok", seconds: seconds)
        case .failed(let diagnostics, let seconds):
            self.init(state: "failed", seconds: seconds, diagnostics: diagnostics.map { PreviewLog.Note($0) })
        }
    }
}
