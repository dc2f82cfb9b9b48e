import Foundation
import Preview
import Synchronization
import WebServer

/// Asks a session in the same process, and waits for the answers.
final class SessionCaller: Sendable {
    /// The session's word for why something is not done.
    struct Refusal: Error, CustomStringConvertible { var description: String }

    private struct State {
        var session: PreviewSession.Handle?
        var next = 1
        var answers: [Int: Data] = [:]
    }

    private static let connection: UInt64 = 1
    /// Seconds that an answer may take.
    private static let patience = 300.0

    private let state = Mutex(State())
    private let bell = DispatchSemaphore(value: 0)

    func connect(to session: PreviewSession.Handle) {
        state.withLock { $0.session = session }
        session.opened(Self.connection)
    }

    /// A message of the session: answers are texts, news are of no interest.
    func take(_ message: WebMessage) {
        guard case .text(let text) = message, let id = JSON(text)["id"].number.map({ Int($0) }) else { return }
        state.withLock { $0.answers[id] = Data(text.utf8) }
        bell.signal()
    }

    /// Asks, from one thread alone.
    func call(_ method: String, _ parameters: JSON = .object([:])) throws -> JSON {
        let id = state.withLock { state in
            defer { state.next += 1 }
            return state.next
        }
        let request = JSON.object(["jsonrpc": "2.0", "id": .number(Double(id)), "method": .text(method), "params": parameters])
        state.withLock { $0.session }?.received(.text(request.written), from: Self.connection)
        while true {
            guard bell.wait(timeout: .now() + Self.patience) == .success else { throw Refusal(description: "\(method) took too long") }
            guard let data = state.withLock({ $0.answers.removeValue(forKey: id) }) else { continue }
            let answer = JSON(String(decoding: data, as: UTF8.self))
            if let message = answer["error"]["message"].text { throw Refusal(description: message) }
            return answer["result"]
        }
    }
}
