import ExtensionProtocol
import Foundation

/// One program that is connected: whole questions in, messages out. Never blocks.
///
/// A program that asks and ends at once is heard all the same: what it has sent is read to the end, though nobody takes the answers.
final class ProgramConnection {
    /// Bytes that may wait for a program that does not read.
    private static let mostWaitingBytes = 16 << 20

    let descriptor: Int32
    /// The app it belongs to, once it has said so.
    var app: String?
    /// Its bundle identifier, once it has said so.
    var program: String?
    private var questions: [SystemRequest] = []
    /// Whether nothing more is heard from it: it is cut off.
    private var isCutOff = false
    /// Whether it has said its last word.
    private var isSilent = false
    /// Whether it takes no answers any more.
    private var isGone = false
    private var framing = MessageFraming()
    private var waiting = Data()

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    var wantsToWrite: Bool { !waiting.isEmpty }

    /// Whether it is to be kept: more may come of it, or something that it asked has no answer yet.
    var isOpen: Bool { !isCutOff && (!isSilent || !questions.isEmpty || !waiting.isEmpty) }

    /// Whether its questions are answered while a program is waited for: those of that program, and who it is of one that has not said so.
    func isHeard(during program: String?) -> Bool { program == nil || self.program == nil || self.program == program }

    /// Takes in questions that have arrived as a whole. A program that talks nonsense is cut off.
    func read(_ buffer: inout [UInt8]) {
        guard !isSilent else { return }
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EAGAIN || errno == EINTR { return }
        guard count > 0 else {
            isSilent = true
            return
        }
        framing.append(Data(buffer[..<count]))
        do {
            while let request = try framing.next(SystemRequest.self) { questions.append(request) }
        } catch {
            isCutOff = true
        }
    }

    /// The next question that is to be answered; nil where there is none, or where it is to wait until a program is done.
    func nextQuestion(during program: String?) -> SystemRequest? {
        guard !isCutOff, isHeard(during: program), !questions.isEmpty else { return nil }
        return questions.removeFirst()
    }

    func send(_ message: SystemMessage) {
        guard !isCutOff, !isGone else { return }
        do {
            waiting.append(try MessageFraming.frame(message))
        } catch {
            isCutOff = true
        }
        flush()
        if waiting.count > Self.mostWaitingBytes { isCutOff = true }
    }

    func end() { isCutOff = true }

    func flush() {
        while !isCutOff, !waiting.isEmpty {
            let count = waiting.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN { return }
            guard count > 0 else {
                isGone = true
                return waiting.removeAll()
            }
            waiting = Data(waiting.dropFirst(count))
        }
    }
}
