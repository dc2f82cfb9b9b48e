import ExtensionRunners
import Foundation
import Snapshot
import WidgetSystem

/// What an extension answered, its views already in a file.
struct ProgramAnswer: Sendable {
    var reply: ExtensionReply
    var diagnostics: [SnapshotDiagnostic]
    /// The code of the reason why the process was ended, or ended itself.
    var failure: String?
    /// The archived views; nil where there are none.
    var archive: IncomingArchive?

    /// - Parameter archive: Nil where the views could not be kept.
    init(_ answer: ExtensionAnswer, archive: IncomingArchive?) {
        // The process of a request that took too long is gone: nothing is left to wait for.
        reply = answer.reply ?? .failed(.timedOut)
        diagnostics = answer.diagnostics
        failure = answer.failure
        self.archive = archive
    }
}
