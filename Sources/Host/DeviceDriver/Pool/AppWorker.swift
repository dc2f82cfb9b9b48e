import ExtensionProtocol
import Foundation
import Host
import IsletModel
import Synchronization
import WidgetSystem

/// Runs the process of one app in the background: tells it what happens to it, passes on what it writes, and learns of its end.
final class AppWorker: Sendable {
    private struct State {
        var process: ExtensionProcess?
        var settings = DeviceSettings()
        var nextIdentifier = 1
        var output = ProgramOutput()
    }

    private let launch: ExtensionLaunch
    private let queue: AttentiveQueue
    private let mailbox: DriverMailbox
    private let state = Mutex(State())

    init(_ launch: ExtensionLaunch, mailbox: DriverMailbox) throws(DeviceDriverError) {
        self.launch = launch
        self.mailbox = mailbox
        queue = try AttentiveQueue("islet.app.\(launch.bundleIdentifier)")
    }

    /// Tells the app of an event. It is started first where it does not run and the event is for that.
    func send(_ event: AppEvent, starts: Bool) {
        queue.async { [self] in
            state.withLock { state in
                do throws(ExtensionFailure) {
                    guard let process = try running(&state, starts: starts) else { return }
                    state.nextIdentifier += 1
                    let answer = try process.send(event, id: state.nextIdentifier)
                    passOn(process, &state)
                    mailbox.send(.process(.appAnswered(app: launch.bundleIdentifier, answer)))
                } catch {
                    ended(error, &state)
                }
            }
        }
    }

    /// Runs an intent of a widget in the app, which is launched in the background where it does not run; how it went goes to the mailbox.
    func perform(_ intent: TappedIntent, of widget: WidgetID) {
        queue.async { [self] in
            state.withLock { state in
                do throws(ExtensionFailure) {
                    let isNew = state.process == nil
                    guard let process = try running(&state, starts: true) else { return }
                    state.nextIdentifier += 2
                    if isNew { _ = try process.send(.launchInBackground, id: state.nextIdentifier - 1) }
                    let outcome = try process.perform(IntentRequest(intent, id: state.nextIdentifier))
                    passOn(process, &state)
                    performed(IntentAnswer(outcome, of: intent, seconds: 0), widget)
                } catch {
                    ended(error, &state)
                    performed(IntentAnswer(succeeded: false, seconds: 0), widget)
                }
            }
        }
    }

    private func performed(_ answer: IntentAnswer, _ widget: WidgetID) {
        mailbox.send(.process(.performed(widget, answer, program: launch.bundleIdentifier)))
    }

    /// The app sees other settings when it is started next.
    func use(_ settings: DeviceSettings) { queue.async { [self] in state.withLock { $0.settings = settings } } }

    func suspend() { queue.async { [self] in state.withLock { $0.process?.suspend() } } }

    func resume() { queue.async { [self] in state.withLock { $0.process?.resume() } } }

    /// Ends the process when what runs has ended.
    func end() { queue.async { [self] in state.withLock { quit(&$0) } } }

    /// Ends the process and waits for that.
    func endNow() { queue.sync { state.withLock { quit(&$0) } } }

    private func quit(_ state: inout State) {
        guard let process = state.process else { return }
        state.process = nil
        process.resume()
        process.quit()
        passOn(process, isFinal: true, &state)
    }

    private func running(_ state: inout State, starts: Bool) throws(ExtensionFailure) -> ExtensionProcess? {
        if let process = state.process { return process }
        guard starts else { return nil }
        let process = try ExtensionProcess(state.settings.applied(to: launch))
        state.process = process
        state.output = ProgramOutput()
        _ = try process.describe()
        queue.attend { [self] waker in attend(waker) }
        return process
    }

    /// Answers whether the process goes on.
    private func attend(_ waker: Int32) -> Bool {
        state.withLock { state in
            guard let process = state.process else { return false }
            do throws(ExtensionFailure) {
                try process.attend(milliseconds: AttentiveQueue.longestLook, wakenBy: waker)
                passOn(process, &state)
                return true
            } catch {
                ended(error, &state)
                return false
            }
        }
    }

    private func ended(_ failure: ExtensionFailure, _ state: inout State) {
        if let process = state.process {
            process.quit()
            passOn(process, isFinal: true, &state)
        }
        state.process = nil
        let found = [failure.diagnostic(while: launch.bundleIdentifier, of: .app)]
        mailbox.send(.process(.appEnded(app: launch.bundleIdentifier, code: failure.code.rawValue, found)))
    }

    private func passOn(_ process: ExtensionProcess, isFinal: Bool = false, _ state: inout State) {
        state.output.passOn(process, isFinal: isFinal) { lines, isError in
            mailbox.send(.process(.wrote(program: launch.bundleIdentifier, lines: lines, isError: isError)))
        }
    }
}
