import ExtensionProtocol
import Foundation

/// One program that is connected: whole questions in, messages out. Never blocks.
final class ProgramConnection {
    /// Bytes that may wait for a program that does not read.
    private static let mostWaitingBytes = 16 << 20

    let descriptor: Int32
    /// The app it belongs to, once it has said so.
    var app: String?
    private(set) var isOpen = true
    private var framing = MessageFraming()
    private var waiting = Data()

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    var wantsToWrite: Bool { !waiting.isEmpty }

    /// Questions that have arrived as a whole. A program that talks nonsense is cut off.
    func read(_ buffer: inout [UInt8]) -> [SystemRequest] {
        var requests: [SystemRequest] = []
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EAGAIN || errno == EINTR { return [] }
        guard count > 0 else {
            isOpen = false
            return []
        }
        framing.append(Data(buffer[..<count]))
        do {
            while let request = try framing.next(SystemRequest.self) { requests.append(request) }
        } catch {
            isOpen = false
        }
        return requests
    }

    func send(_ message: SystemMessage) {
        guard isOpen else { return }
        do {
            waiting.append(try MessageFraming.frame(message))
        } catch {
            isOpen = false
        }
        flush()
        if waiting.count > Self.mostWaitingBytes { isOpen = false }
    }

    func end() { isOpen = false }

    func flush() {
        while isOpen, !waiting.isEmpty {
            let count = waiting.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN { return }
            guard count > 0 else {
                isOpen = false
                return
            }
            waiting = Data(waiting.dropFirst(count))
        }
    }
}
