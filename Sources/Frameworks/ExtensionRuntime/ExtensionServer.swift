import Dispatch
import ExtensionProtocol
import Foundation

/// Serves the host: reads its messages from the extension channel and answers them, one after the other.
@MainActor
public final class ExtensionServer {
    private let contents: ExtensionContents
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
        var framing = MessageFraming()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(ExtensionChannel.fileDescriptor, &buffer, buffer.count)
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
    private nonisolated func receive(_ message: HostMessage) {
        if case .pass(let id, let date, let seconds) = message {
            return HostChannel.send(.passed(id: id, FollowedTime.pass(to: date, within: seconds)))
        }
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                self.waiting.append(message)
                self.serveNext()
            }
        }
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
        case .app(let id, let event):
            serve { self.send(.app(id: id, await self.program.handle(event))) }
        case .pass: break
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

    private func send(_ message: ExtensionMessage) { HostChannel.send(message) }
}
