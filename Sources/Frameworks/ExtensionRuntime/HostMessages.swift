import ExtensionProtocol
import Foundation
import Synchronization

/// Reads the host's messages, from the start of the program on, so that its time can pass while it makes its objects. What the
/// program prints goes out line by line from then on.
public enum HostMessages {
    private struct State: Sendable {
        var hasBegun = false
        var waiting: [HostMessage] = []
        var receiver: (@Sendable (HostMessage) -> Void)?
    }

    private static let state = Mutex(State())

    /// Whether a host is there.
    static var hasHost: Bool { fcntl(ExtensionChannel.fileDescriptor, F_GETFD) != -1 }

    /// Begins to read, on a thread of its own, where there is a host.
    public static func begin() {
        let isFirst = state.withLock { state in
            defer { state.hasBegun = true }
            return !state.hasBegun
        }
        guard isFirst, hasHost else { return }
        StandardOutput.writeByLines()
        let thread = Thread { read() }
        thread.stackSize = 1 << 20
        thread.start()
    }

    /// Hands every message over in order, those that have come already first. `receiver` returns at once.
    static func deliver(to receiver: @escaping @Sendable (HostMessage) -> Void) {
        begin()
        state.withLock { state in
            for message in state.waiting { receiver(message) }
            state.waiting = []
            state.receiver = receiver
        }
    }

    private static func read() {
        var framing = MessageFraming()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Foundation.read(ExtensionChannel.fileDescriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { exit(0) }
            framing.append(Data(buffer[0..<count]))
            do {
                while let message = try framing.next(HostMessage.self) { receive(message) }
            } catch {
                FileHandle.standardError.write(Data("The host sent a message that cannot be read: \(error)\n".utf8))
                exit(2)
            }
        }
    }

    /// Time passes although the program is busy; everything else is done one after the other.
    private static func receive(_ message: HostMessage) {
        if case .pass(let id, let date, let atOnce, let seconds) = message {
            return HostChannel.send(.passed(id: id, FollowedTime.pass(to: date, atOnce: atOnce, within: seconds)))
        }
        state.withLock { state in
            if let receiver = state.receiver { receiver(message) } else { state.waiting.append(message) }
        }
    }
}
