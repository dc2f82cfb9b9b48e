import ExtensionProtocol
import Foundation
import Synchronization

/// One connection to the system: a thread that reads, and a queue that writes, so that neither waits for the other.
final class SystemConnection: Sendable {
    /// Bytes that may wait for a system that does not read.
    static let mostWaitingBytes = 256 << 20

    private struct State {
        var isOpen = true
        var waitingBytes = 0
    }

    private let descriptor: Int32
    private let writer = DispatchQueue(label: "islet.system.writer")
    private let state = Mutex(State())
    private let ended: @Sendable (String) -> Void

    /// - Parameters:
    ///   - descriptor: A connected stream socket, closed when the connection ends.
    ///   - receive: Called with each message, in order, on a thread of its own.
    ///   - ended: Called once, with the reason.
    init(
        descriptor: Int32, receive: @escaping @Sendable (SystemMessage) -> Void, ended: @escaping @Sendable (String) -> Void
    ) {
        self.descriptor = descriptor
        self.ended = ended
        let thread = Thread { [self] in
            let reason = read(receive)
            end(reason)
            writer.sync {}
            close(descriptor)
        }
        thread.stackSize = 1 << 20
        thread.start()
    }

    /// Queues bytes; false where too many wait already or the connection has ended.
    func send(_ data: Data) -> Bool {
        let isTaken = state.withLock { state in
            guard state.isOpen, state.waitingBytes + data.count <= Self.mostWaitingBytes else { return false }
            state.waitingBytes += data.count
            return true
        }
        if isTaken { writer.async { self.write(data) } }
        return isTaken
    }

    /// Waits until everything queued so far is sent, but not for ever.
    func flush(within seconds: Double) {
        let done = DispatchSemaphore(value: 0)
        writer.async { done.signal() }
        _ = done.wait(timeout: .now() + seconds)
    }

    /// Ends the connection; what waits is not sent.
    func end(_ reason: String) {
        let wasOpen = state.withLock { state in
            defer { state.isOpen = false }
            return state.isOpen
        }
        guard wasOpen else { return }
        shutdown(descriptor, Int32(SHUT_RDWR))
        ended(reason)
    }

    private func read(_ receive: (SystemMessage) -> Void) -> String {
        var framing = MessageFraming()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count == 0 ? "it closed the connection" : String(cString: strerror(errno)) }
            framing.append(Data(buffer[0..<count]))
            do {
                while let message = try framing.next(SystemMessage.self) { receive(message) }
            } catch {
                return "it sent a message that cannot be read: \(error)"
            }
        }
    }

    private func write(_ data: Data) {
        var rest = data[...]
        while !rest.isEmpty, state.withLock({ $0.isOpen }) {
            let count = rest.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                end(String(cString: strerror(errno)))
                break
            }
            rest = rest.dropFirst(count)
        }
        state.withLock { $0.waitingBytes -= data.count }
    }
}
