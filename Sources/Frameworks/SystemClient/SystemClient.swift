import ExtensionProtocol
import Foundation
import Synchronization

/// Asks the system that runs this program: one connection for the whole process, made when it is first used.
///
/// Any number of questions may be under way at once, from any thread. A question fails, and never hangs: when there is no
/// system, when it goes away, when it refuses, and when no answer comes in time. A system with a socket in the file system may
/// come back; the next question then connects again.
public final class SystemClient: Sendable {
    /// Seconds an answer may take unless the caller says otherwise.
    public static let patience = 10.0

    /// The system of this process; nil where the environment names none.
    public static let shared: SystemClient? = {
        let environment = ProcessInfo.processInfo.environment
        guard let text = environment[SystemChannel.environmentVariable] else { return nil }
        let greeting = SystemGreeting(
            bundleIdentifier: environment["ISLET_BUNDLE_ID"] ?? ProcessInfo.processInfo.processName,
            isExtension: environment["ISLET_IS_EXTENSION"] == "1")
        atexit { SystemClient.shared?.flush(within: SystemClient.lastWords) }
        return SystemClient(address: SystemAddress(text), named: text, greeting: greeting)
    }()

    /// Seconds a process that ends waits until what it said last is sent.
    private static let lastWords = 1.0

    private let address: SystemAddress?
    private let name: String
    private let greeting: SystemGreeting
    private let state = Mutex(State())

    private struct State {
        var connection: SystemConnection?
        /// Why no connection will be made again.
        var isLost: SystemClientError?
        var pending = PendingAnswers()
        var listeners: [@Sendable (SystemEvent) -> Void] = []
    }

    public convenience init(address: SystemAddress, greeting: SystemGreeting) {
        self.init(address: address, named: address.text, greeting: greeting)
    }

    private init(address: SystemAddress?, named name: String, greeting: SystemGreeting) {
        self.address = address
        self.name = name
        self.greeting = greeting
    }

    deinit { state.withLock { $0.connection }?.end("the client is no longer used") }

    /// Calls `listener` with every event from now on, in order, on a thread of the client. Connects where that has not happened.
    public func listen(_ listener: @escaping @Sendable (SystemEvent) -> Void) throws(SystemClientError) {
        state.withLock { $0.listeners.append(listener) }
        _ = try connection()
    }

    /// Asks, and waits for the answer.
    public func ask(_ question: SystemQuestion, within seconds: Double = SystemClient.patience) async throws(SystemClientError) -> SystemAnswer {
        let result = await withCheckedContinuation { continuation in
            ask(question, within: seconds) { continuation.resume(returning: $0) }
        }
        return try result.get()
    }

    /// Asks, and blocks the thread until the answer is there. For functions that Apple made synchronous.
    public func askBlocking(_ question: SystemQuestion, within seconds: Double = SystemClient.patience) throws(SystemClientError) -> SystemAnswer {
        let done = DispatchSemaphore(value: 0)
        let box = Mutex<Result<SystemAnswer, SystemClientError>?>(nil)
        ask(question, within: seconds) { result in
            box.withLock { $0 = result }
            done.signal()
        }
        done.wait()
        guard let result = box.withLock({ $0 }) else { throw .noAnswer(seconds: seconds) }
        return try result.get()
    }

    /// Asks; `completion` is called exactly once, on any thread.
    public func ask(
        _ question: SystemQuestion, within seconds: Double = SystemClient.patience,
        completion: @escaping @Sendable (Result<SystemAnswer, SystemClientError>) -> Void
    ) {
        do {
            let connection = try connection()
            let id = state.withLock { $0.pending.add(completion) }
            do throws(SystemClientError) {
                let data = try Self.frame(SystemRequest(id: id, question: question))
                guard connection.send(data) else { throw .tooLarge(bytes: data.count) }
            } catch {
                return finish(id, .failure(error))
            }
            DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak self] in
                self?.finish(id, .failure(.noAnswer(seconds: seconds)))
            }
        } catch {
            completion(.failure(error))
        }
    }

    /// How many questions wait for their answers.
    public var openQuestions: Int { state.withLock { $0.pending.count } }

    /// Waits until every question asked so far is sent, but not for ever.
    public func flush(within seconds: Double) { state.withLock { $0.connection }?.flush(within: seconds) }

    private func finish(_ id: Int, _ result: Result<SystemAnswer, SystemClientError>) {
        guard let completion = state.withLock({ $0.pending.take(id) }) else { return }
        if case .success(.refused(let refusal)) = result {
            completion(.failure(.refused(refusal)))
        } else {
            completion(result)
        }
    }

    private static func frame(_ request: SystemRequest) throws(SystemClientError) -> Data {
        do {
            return try MessageFraming.frame(request)
        } catch MessageFraming.Failure.messageTooLarge(let bytes) {
            throw .tooLarge(bytes: bytes)
        } catch {
            throw .unexpectedAnswer("the question cannot be written: \(error)")
        }
    }

    // MARK: The connection

    private func connection() throws(SystemClientError) -> SystemConnection {
        let result: Result<SystemConnection, SystemClientError> = state.withLock { state in
            if let connection = state.connection { return .success(connection) }
            if let lost = state.isLost { return .failure(lost) }
            do throws(SystemClientError) {
                return .success(try connect(&state))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private func connect(_ state: inout State) throws(SystemClientError) -> SystemConnection {
        let descriptor: Int32
        switch address {
        case nil: throw .noHost(reason: "\(SystemChannel.environmentVariable)=\(name) is no address")
        case .descriptor(let number):
            guard fcntl(number, F_GETFD) != -1 else { throw .noHost(reason: "\(name) is not open") }
            descriptor = number
        case .socket(let path):
            do throws(UnixSocket.Failure) {
                descriptor = try UnixSocket.connect(path: path)
            } catch {
                throw .noHost(reason: error.reason)
            }
        }
        let connection = SystemConnection(
            descriptor: descriptor, receive: { [weak self] in self?.receive($0) }, ended: { [weak self] in self?.connectionEnded($0) })
        state.connection = connection
        let hello = state.pending.add { [weak self] in self?.greeted($0) }
        _ = connection.send(try Self.frame(SystemRequest(id: hello, question: .hello(greeting))))
        return connection
    }

    private func greeted(_ answer: Result<SystemAnswer, SystemClientError>) {
        guard case .failure(.refused(let refusal)) = answer else { return }
        state.withLock { $0.isLost = .refused(refusal) }
        state.withLock { $0.connection }?.end(refusal.message)
    }

    private func receive(_ message: SystemMessage) {
        switch message {
        case .answer(let id, let answer): finish(id, .success(answer))
        case .event(let event):
            for listener in state.withLock({ $0.listeners }) { listener(event) }
        }
    }

    private func connectionEnded(_ reason: String) {
        let (waiting, error) = state.withLock { state in
            let error = state.isLost ?? .hostGone(reason: reason)
            state.connection = nil
            if case .descriptor = address { state.isLost = error }
            return (state.pending.takeAll(), error)
        }
        for completion in waiting { completion(.failure(error)) }
    }
}
