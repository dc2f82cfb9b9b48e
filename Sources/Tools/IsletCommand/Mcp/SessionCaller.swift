import Foundation
import IsletModel
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
        var answers: [Int: JSONValue] = [:]
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
        guard case .text(let text) = message else { return }
        do {
            let answer = try JSONValue(json: Data(text.utf8))
            guard case .integer(let id) = answer["id"] else { return }
            state.withLock { $0.answers[Int(id)] = answer }
            bell.signal()
        } catch {
            preconditionFailure("the session answered what is no JSON: \(error)")
        }
    }

    /// Asks, from one thread alone.
    func call(_ method: String, _ parameters: JSONValue = .object([:])) throws -> JSONValue {
        let id = state.withLock { state in
            defer { state.next += 1 }
            return state.next
        }
        let request = JSONValue.object(["jsonrpc": "2.0", "id": .integer(Int64(id)), "method": .string(method), "params": parameters])
        state.withLock { $0.session }?.received(.text(try request.json()), from: Self.connection)
        while true {
            guard bell.wait(timeout: .now() + Self.patience) == .success else { throw Refusal(description: "\(method) took too long") }
            guard let answer = state.withLock({ $0.answers.removeValue(forKey: id) }) else { continue }
            if let message = answer["error"]["message"].string { throw Refusal(description: message) }
            return answer["result"]
        }
    }
}
