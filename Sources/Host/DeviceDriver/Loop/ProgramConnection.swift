import ExtensionProtocol
import Foundation

/// One program that is connected: whole questions in, messages out. Never blocks.
final class ProgramConnection {
    /// Bytes that may wait for a program that does not read.
    private static let mostWaitingBytes = 16 << 20

    let descriptor: Int32
    /// The app it belongs to, once it has said so.
    var app: String?
    /// Its bundle identifier, once it has said so.
    var program: String?
    private var questions: [SystemRequest] = []
    private(set) var isOpen = true
    private var framing = MessageFraming()
    private var waiting = Data()

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    var wantsToWrite: Bool { !waiting.isEmpty }

    /// Whether its questions are answered while a program is waited for: those of that program, and who it is of one that has not said so.
    func isHeard(during program: String?) -> Bool { program == nil || self.program == nil || self.program == program }

    /// Takes in questions that have arrived as a whole. A program that talks nonsense is cut off.
    func read(_ buffer: inout [UInt8]) {
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EAGAIN || errno == EINTR { return }
        guard count > 0 else {
            isOpen = false
            return
        }
        framing.append(Data(buffer[..<count]))
        do {
            while let request = try framing.next(SystemRequest.self) { questions.append(request) }
        } catch {
            isOpen = false
        }
    }

    /// The next question that is to be answered; nil where there is none, or where it is to wait until a program is done.
    func nextQuestion(during program: String?) -> SystemRequest? {
        guard isOpen, isHeard(during: program), !questions.isEmpty else { return nil }
        return questions.removeFirst()
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
