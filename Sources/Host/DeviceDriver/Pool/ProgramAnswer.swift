import Foundation
import IsletModel
import Snapshot
import WidgetSystem

/// What an extension answered, its views already in a file.
package struct ProgramAnswer: Sendable {
    /// Nil where the process never answered.
    var reply: ExtensionReply?
    var diagnostics: [SnapshotDiagnostic]
    /// The code of the reason why the process was ended, or ended itself.
    var failure: String?
    /// Private memory of the process in bytes, where it was ended for that.
    var memory: Int?
    /// The archived views; nil where there are none.
    var archive: IncomingArchive?

    init(reply: ExtensionReply) {
        self.reply = reply
        diagnostics = []
    }

    /// Writes the archived views, so that they only have to be put in their place.
    init(_ answer: ExtensionAnswer, in archives: ArchiveFolder) {
        reply = answer.reply
        diagnostics = answer.diagnostics
        failure = answer.failure
        memory = answer.memory
        guard !answer.entries.isEmpty else { return }
        do {
            archive = try archives.write(answer.entries)
        } catch {
            reply = .failed(.archiveRefused)
            diagnostics.append(.error(.archiveNotKept, "\(archives.url.path): the archived views cannot be written: \(error)"))
        }
    }
}
