import Dispatch
import ExtensionProtocol
import Foundation

/// Serves the host: reads its messages from the extension channel and answers them, one after the other.
@MainActor
public final class ExtensionServer {
    private let contents: ExtensionContents
    private var framing = MessageFraming()
    private var waiting: [HostMessage] = []
    private var isBusy = false
    private let program: any AppProgram

    public init(contents: ExtensionContents) {
        self.contents = contents
        program = contents.app ?? ExtensionProgram(handlers: contents.backgroundSessionHandlers)
    }

    /// Serves until the host closes the channel or says quit; never returns.
    public func run() -> Never {
        guard fcntl(ExtensionChannel.fileDescriptor, F_GETFD) != -1 else {
            FileHandle.standardError.write(Data("This program is a widget extension: run it with “islet render”.\n".utf8))
            exit(2)
        }
        StandardOutput.writeByLines()
        let thread = Thread { [self] in readMessages() }
        thread.stackSize = 1 << 20
        thread.start()
        RunLoop.main.run()
        exit(0)
    }

    private nonisolated func readMessages() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(ExtensionChannel.fileDescriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { exit(0) }
            let bytes = Data(buffer[0..<count])
            DispatchQueue.main.async { MainActor.assumeIsolated { self.receive(bytes) } }
        }
    }

    private func receive(_ bytes: Data) {
        framing.append(bytes)
        do {
            while let message = try framing.next(HostMessage.self) { waiting.append(message) }
        } catch {
            FileHandle.standardError.write(Data("The host sent a message that cannot be read: \(error)\n".utf8))
            exit(2)
        }
        serveNext()
    }

    private func serveNext() {
        guard !isBusy, !waiting.isEmpty else { return }
        let message = waiting.removeFirst()
        switch message {
        case .quit: exit(0)
        case .describe(let id):
            send(.description(id: id, contents.description))
            serveNext()
        case .render(let request):
            if let now = request.now { StandingClock.move(to: now) }
            serve { await RequestRenderer(contents: self.contents, request: request, send: { self.send($0) }).run() }
        case .perform(let request):
            if let now = request.now { StandingClock.move(to: now) }
            serve { self.send(.performed(id: request.id, await IntentPerforming.perform(request))) }
        case .app(let id, let event):
            serve { self.send(.app(id: id, await self.program.handle(event))) }
        }
    }

    private func serve(_ work: @escaping @MainActor () async -> Void) {
        isBusy = true
        Task { @MainActor in
            await work()
            isBusy = false
            serveNext()
        }
    }

    private func send(_ message: ExtensionMessage) {
        do {
            try write(MessageFraming.framePacked(message))
        } catch {
            FileHandle.standardError.write(Data("An answer could not be sent: \(error)\n".utf8))
            exit(2)
        }
    }

    private func write(_ data: Data) throws {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(ExtensionChannel.fileDescriptor, $0.baseAddress!, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw POSIXError(.init(rawValue: errno) ?? .EPIPE) }
            rest = rest.dropFirst(count)
        }
    }
}
