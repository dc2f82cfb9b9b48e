import DeviceSystem
import ExtensionProtocol
import ExtensionRunners
import Foundation
import Host
import Simulation
import Synchronization
import WidgetSystem

/// What other threads have to say to the host's loop.
enum HostLetter: Sendable {
    case stop
    case openApp(String, url: String?)
    case event(DeviceSystem.Event)
    /// How the intent of a widget went.
    case performed(WidgetID, IntentAnswer, program: String)
    case answered(RequestID, ProgramAnswer, program: String)
    case archived(activity: String, ProgramAnswer, program: String)
    /// An extension ended while nobody wanted anything of it.
    case extensionEnded(program: String, ExtensionFailure)
    case wrote(program: String, lines: [String], isError: Bool)
    case appAnswered(app: String, AppAnswer)
    case appEnded(app: String, ExtensionFailure)
    /// Something to do on the thread of the host.
    case carryOut(@Sendable (DeviceHost) throws(DeviceHostError) -> Void)
}

/// Letters to the loop, which they wake.
final class HostMailbox: Sendable {
    private let letters = Mutex<[HostLetter]>([])
    private let waker: Waker

    init() throws(DeviceHostError) { waker = try Waker() }

    /// Readable when letters wait.
    var reader: Int32 { waker.reader }

    func send(_ letter: HostLetter) {
        let isFirst = letters.withLock { letters in
            letters.append(letter)
            return letters.count == 1
        }
        if isFirst { waker.wake() }
    }

    func takeAll() -> [HostLetter] {
        waker.clear()
        return letters.withLock { letters in
            defer { letters = [] }
            return letters
        }
    }
}

/// By which any thread reaches a running host.
public struct HostHandle: Sendable {
    let mailbox: HostMailbox

    /// Ends the loop; everything is kept.
    public func stop() { mailbox.send(.stop) }

    /// Brings an app to the foreground.
    public func openApp(_ identifier: String, url: String? = nil) { mailbox.send(.openApp(identifier, url: url)) }

    /// Does something on the thread of the host, between two events.
    public func carryOut(_ work: @escaping @Sendable (DeviceHost) throws(DeviceHostError) -> Void) { mailbox.send(.carryOut(work)) }

    /// Lets something happen to the device, such as a tap or a change of its settings.
    public func happen(_ event: DeviceSystem.Event) { mailbox.send(.event(event)) }
}
