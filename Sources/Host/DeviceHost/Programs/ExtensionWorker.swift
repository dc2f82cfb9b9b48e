import Activities
import ExtensionProtocol
import ExtensionRunners
import Foundation
import Host
import Snapshot
import Synchronization
import WidgetSystem

/// Asks one extension in the background, one request after the other, so that the host's loop never waits for it, and looks after its
/// process in between.
final class ExtensionWorker: Sendable {
    private let runner: Mutex<ExtensionRunner>
    private let queue: AttentiveQueue
    private let mailbox: HostMailbox
    private let archives: ArchiveFolder
    private let identifier: String

    init(_ program: DeviceExtension, mailbox: HostMailbox, archives: ArchiveFolder) throws(DeviceHostError) {
        identifier = program.identifier
        self.archives = archives
        self.mailbox = mailbox
        queue = try AttentiveQueue("islet.host.\(program.identifier)")
        let identifier = program.identifier
        runner = Mutex(
            ExtensionRunner(program) { lines, isError in mailbox.send(.wrote(program: identifier, lines: lines, isError: isError)) })
    }

    /// Asks; the answer goes to the mailbox.
    func ask(_ id: RequestID, _ request: ExtensionRequest, placement: WidgetPlacement?, at time: Date) {
        queue.async { [self] in
            let answer = runner.withLock { $0.answer(request, placement: placement, at: time) }
            mailbox.send(.answered(id, kept(answer), program: identifier))
            attend()
        }
    }

    /// Runs an intent of a widget; how it went goes to the mailbox.
    func perform(_ intent: TappedIntent, of widget: WidgetID, at time: Date) {
        queue.async { [self] in
            let answer = runner.withLock { $0.perform(intent, at: time) }
            mailbox.send(.performed(widget, answer, program: identifier))
            attend()
        }
    }

    func archive(_ record: ActivityRecord, at time: Date) {
        let content = ActivityInput.Content(state: record.payload.state, isStale: record.isStale, date: time)
        let input = ActivityInput(id: record.id, attributes: record.attributes, contents: [content])
        queue.async { [self] in
            let answer = runner.withLock { $0.archive(input, attributesType: record.attributesType, at: time) }
            mailbox.send(.archived(activity: record.id, kept(answer), program: identifier))
            attend()
        }
    }

    /// Ends the process when what runs has ended; the next request starts another.
    func end() { queue.async { [self] in runner.withLock { $0.end() } } }

    /// Ends the process and waits for that.
    func endNow() { queue.sync { runner.withLock { $0.end() } } }

    private func kept(_ answer: ExtensionAnswer) -> ProgramAnswer {
        guard !answer.entries.isEmpty else { return ProgramAnswer(answer, archive: nil) }
        do {
            return ProgramAnswer(answer, archive: try archives.write(answer.entries))
        } catch {
            var result = ProgramAnswer(answer, archive: nil)
            result.reply = .failed(.archiveRefused)
            result.diagnostics.append(.error(.archiveNotKept, "\(archives.url.path): the archived views cannot be written: \(error)"))
            return result
        }
    }

    private func attend() {
        queue.attend { [self] waker in
            do throws(ExtensionFailure) {
                if try runner.withLock({ (runner) throws(ExtensionFailure) in
                    try runner.attend(milliseconds: AttentiveQueue.longestLook, wakenBy: waker)
                }) {
                    return true
                }
            } catch {
                mailbox.send(.extensionEnded(program: identifier, error))
            }
            return false
        }
    }
}
