import ExtensionProtocol
import Foundation
import Synchronization

/// The system's side of the channel, which answers as a script says. Each connection is served on a thread of its own.
public final class ScriptedHost: Sendable {
    public enum Step: Sendable {
        case say([SystemMessage])
        /// Writes bytes as they are.
        case write(Data)
        case wait(seconds: Double)
        case hangUp
    }

    public typealias Script = @Sendable (SystemRequest) -> [Step]

    public let folder: URL
    private let listener: Int32
    private let connections = Mutex<[Int32]>([])
    /// Messages of several threads are written one after the other.
    private let writing = Mutex(())
    private let questions = Mutex<[SystemQuestion]>([])

    public var address: SystemAddress { .socket(path: folder.appendingPathComponent("system").path) }
    /// Everything that was asked, greetings left out.
    public var asked: [SystemQuestion] { questions.withLock { $0 } }

    /// - Parameter folder: Where the socket is made; a new one unless given.
    public init(in folder: URL? = nil, script: @escaping Script) throws {
        self.folder = folder ?? FileManager.default.temporaryDirectory.appendingPathComponent("islet-system-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
        listener = try Self.makeListener(self.folder)
        Thread { [self] in accept(script) }.start()
    }

    /// Answers every greeting, and other questions by `answer`.
    public convenience init(in folder: URL? = nil, answer: @escaping @Sendable (SystemQuestion) -> SystemAnswer) throws {
        try self.init(in: folder) { request in
            if case .hello = request.question { return [.say([.answer(id: request.id, .welcome(version: SystemChannel.version))])] }
            return [.say([.answer(id: request.id, answer(request.question))])]
        }
    }

    /// Waits until so many questions have come; the machine may be busy.
    public func waitFor(questions count: Int) {
        for _ in 0..<15_000 where asked.count < count { usleep(2_000) }
    }

    /// Tells every program that is connected of an event.
    public func tell(_ event: SystemEvent) {
        guard let data = try? MessageFraming.frame(SystemMessage.event(event)) else { return }
        for connection in connections.withLock({ $0 }) { _ = write(data, connection) }
    }

    /// Ends every connection and takes no more.
    public func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
        unlink(folder.appendingPathComponent("system").path)
        for connection in connections.withLock({ $0 }) { shutdown(connection, Int32(SHUT_RDWR)) }
    }

    public func remove() throws { try FileManager.default.removeItem(at: folder) }

    /// A folder of short name reaches a listener in a folder of any name.
    private static func makeListener(_ folder: URL) throws -> Int32 {
        let directory = open(folder.path, O_RDONLY | O_DIRECTORY)
        defer { close(directory) }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: "/proc/self/fd/\(directory)/system".utf8) }
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
        guard bound == 0, listen(descriptor, 64) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        return descriptor
    }

    private func accept(_ script: @escaping Script) {
        while true {
            let connection = Foundation.accept(listener, nil, nil)
            guard connection >= 0 else { return }
            connections.withLock { $0.append(connection) }
            Thread { [self] in serve(connection, script) }.start()
        }
    }

    private func serve(_ connection: Int32, _ script: Script) {
        var framing = MessageFraming()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        defer {
            connections.withLock { $0.removeAll { $0 == connection } }
            close(connection)
        }
        while true {
            let count = read(connection, &buffer, buffer.count)
            guard count > 0 else { return }
            framing.append(Data(buffer[0..<count]))
            while let request = try? framing.next(SystemRequest.self) {
                if case .hello = request.question {} else { questions.withLock { $0.append(request.question) } }
                for step in script(request) {
                    let outcome = carryOut(step, connection)
                    if outcome == .hungUp { return }
                    // What it has asked before it ended is heard all the same.
                    if outcome == .nobodyListens { break }
                }
            }
        }
    }

    private enum Outcome { case done, nobodyListens, hungUp }

    private func carryOut(_ step: Step, _ connection: Int32) -> Outcome {
        switch step {
        case .say(let messages):
            for message in messages {
                guard let data = try? MessageFraming.frame(message) else { return .hungUp }
                guard write(data, connection) else { return .nobodyListens }
            }
            return .done
        case .write(let data): return write(data, connection) ? .done : .nobodyListens
        case .wait(let seconds):
            Thread.sleep(forTimeInterval: seconds)
            return .done
        case .hangUp: return .hungUp
        }
    }

    private func write(_ data: Data, _ connection: Int32) -> Bool {
        writing.withLock { _ in write(whole: data, connection) }
    }

    private func write(whole data: Data, _ connection: Int32) -> Bool {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
