import DeviceSystem
import ExtensionProtocol
import ExtensionRunners
import Foundation
import enum Host.ExtensionFailure
import Simulation
import Synchronization
import WidgetSystem

/// What other threads have to say to the host's loop.
enum HostLetter: Sendable {
    case stop
    case openApp(String, url: String?)
    case event(DeviceSystem.Event)
    case answered(RequestID, ExtensionAnswer, program: String)
    /// How the intent of a widget went.
    case performed(WidgetID, IntentAnswer, program: String)
    case archived(program: String, ExtensionAnswer)
    case wrote(program: String, lines: [String], isError: Bool)
    case appAnswered(app: String, AppAnswer)
    case appEnded(app: String, ExtensionFailure)
}

/// Letters to the loop, and a pipe that wakes it.
final class HostMailbox: Sendable {
    private let letters = Mutex<[HostLetter]>([])
    /// Readable when letters wait.
    let reader: Int32
    private let writer: Int32

    init() throws(DeviceHostError) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw .socket(path: "pipe", reason: String(cString: strerror(errno))) }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (reader, writer) = (ends[0], ends[1])
    }

    deinit {
        close(reader)
        close(writer)
    }

    func send(_ letter: HostLetter) {
        let isFirst = letters.withLock { letters in
            letters.append(letter)
            return letters.count == 1
        }
        guard isFirst else { return }
        var byte: UInt8 = 0
        _ = write(writer, &byte, 1)
    }

    func takeAll() -> [HostLetter] {
        var buffer = [UInt8](repeating: 0, count: 64)
        while read(reader, &buffer, buffer.count) > 0 {}
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

    /// Lets something happen to the device, such as a tap or a change of its settings.
    public func happen(_ event: DeviceSystem.Event) { mailbox.send(.event(event)) }
}
