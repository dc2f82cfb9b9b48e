import Activities
import ExtensionProtocol
import ExtensionRunners
import Foundation
import Synchronization
import WidgetSystem

/// Asks one extension in the background, one request after the other, so that the host's loop never waits for it.
final class ExtensionWorker: Sendable {
    private let runner: Mutex<ExtensionRunner>
    private let queue: DispatchQueue
    private let mailbox: HostMailbox
    private let identifier: String

    init(_ program: DeviceExtension, mailbox: HostMailbox) {
        identifier = program.identifier
        runner = Mutex(ExtensionRunner(program))
        queue = DispatchQueue(label: "islet.host.\(program.identifier)")
        self.mailbox = mailbox
    }

    /// Asks; the answer goes to the mailbox.
    func ask(_ id: RequestID, _ request: ExtensionRequest, placement: WidgetPlacement?, at time: Date) {
        queue.async { [self] in
            let answer = runner.withLock { $0.answer(request, placement: placement, at: time) }
            mailbox.send(.answered(id, answer, program: identifier))
        }
    }

    /// Runs an intent of a widget; how it went goes to the mailbox.
    func perform(_ intent: TappedIntent, of widget: WidgetID, at time: Date) {
        queue.async { [self] in
            let answer = runner.withLock { $0.perform(intent, at: time) }
            mailbox.send(.performed(widget, answer, program: identifier))
        }
    }

    func archive(_ record: ActivityRecord, at time: Date) {
        let content = ActivityInput.Content(state: record.payload.state, isStale: record.isStale, date: time)
        let input = ActivityInput(id: record.id, attributes: record.attributes, contents: [content])
        queue.async { [self] in
            let answer = runner.withLock { $0.archive(input, attributesType: record.attributesType, at: time) }
            mailbox.send(.archived(program: identifier, answer))
        }
    }

    /// Ends the process when what runs has ended; the next request starts another.
    func end() { queue.async { [self] in runner.withLock { $0.end() } } }

    /// Ends the process and waits for that.
    func endNow() { queue.sync { runner.withLock { $0.end() } } }
}
