import ExtensionProtocol
import Foundation
import Host
import IsletModel
import Snapshot
import Synchronization
import WidgetSystem

/// Asks one extension in the background, one request after the other, so that the loop never waits for it, and looks after its process in
/// between.
final class ExtensionWorker: Sendable {
    private let runner: Mutex<ExtensionRunner>
    private let queue: AttentiveQueue
    private let mailbox: DriverMailbox
    private let archives: ArchiveFolder
    private let identifier: String

    init(_ program: DeviceExtension, mailbox: DriverMailbox, archives: ArchiveFolder) throws(DeviceDriverError) {
        identifier = program.identifier
        self.archives = archives
        self.mailbox = mailbox
        queue = try AttentiveQueue("islet.extension.\(program.identifier)")
        let identifier = program.identifier
        runner = Mutex(
            ExtensionRunner(program) { lines, isError in
                mailbox.send(.process(.wrote(program: identifier, lines: lines, isError: isError)))
            })
    }

    /// Asks; the answer goes to the mailbox.
    func ask(_ work: ExtensionWork, at time: Date) {
        queue.async { [self] in
            let (letter, _) = runner.withLock { $0.carryOut(work, at: time, archives: archives) }
            mailbox.send(.process(letter.withEndedWait))
            attend()
        }
    }

    func use(_ settings: DeviceSettings) { queue.async { [self] in runner.withLock { $0.use(settings) } } }

    /// Ends the process when what runs has ended; the next request starts another.
    func end() { queue.async { [self] in runner.withLock { $0.end() } } }

    /// Ends the process and waits for that.
    func endNow() { queue.sync { runner.withLock { $0.end() } } }

    private func attend() {
        queue.attend { [self] waker in
            do throws(ExtensionFailure) {
                if try runner.withLock({ (runner) throws(ExtensionFailure) in
                    try runner.attend(milliseconds: AttentiveQueue.longestLook, wakenBy: waker)
                }) {
                    return true
                }
            } catch {
                let found = [error.diagnostic(while: "waiting for the next request")]
                mailbox.send(.process(.extensionEnded(program: identifier, code: error.code.rawValue, found)))
            }
            return false
        }
    }
}

extension ProcessLetter {
    /// In real time the process of a request that took too long is gone: nothing is left to wait for.
    fileprivate var withEndedWait: ProcessLetter {
        guard case .answered(let id, var answer, let program) = self, answer.reply == nil else { return self }
        answer.reply = .failed(.timedOut)
        return .answered(id, answer, program: program)
    }
}
