import Dispatch
import ExtensionProtocol
import Foundation
import FoundationOverlay
import Metrics
import Snapshot
import SystemClient

/// Serves the host: reads its messages from the extension channel and answers them, one after the other.
@MainActor
public final class ExtensionServer {
    private var contents: ExtensionContents
    private var waiting: [HostMessage] = []
    private var isBusy = false
    private let program: any AppProgram

    public init(contents: ExtensionContents) {
        self.contents = contents
        if contents.app == nil { NetworkGate.close() }
        program = contents.app ?? ExtensionProgram(handlers: contents.backgroundSessionHandlers, pushes: contents.pushHandlers)
    }

    /// Serves until the host closes the channel or says quit; never returns.
    public func run() -> Never {
        guard HostMessages.hasHost else {
            FileHandle.standardError.write(Data("This program is a widget extension: run it with “islet render”.\n".utf8))
            exit(2)
        }
        HostMessages.deliver { message in
            DispatchQueue.main.async { MainActor.assumeIsolated { self.take(message) } }
        }
        RunLoop.main.run()
        exit(0)
    }

    private func take(_ message: HostMessage) {
        waiting.append(message)
        serveNext()
    }

    private func serveNext() {
        guard !isBusy, !waiting.isEmpty else { return }
        let message = waiting.removeFirst()
        _EditedLiterals.reload()
        switch message {
        case .quit: exit(0)
        case .describe(let id):
            send(.description(id: id, contents.description))
            serveNext()
        case .previews(let id, let leavingOut):
            contents.listPreviews(leavingOut: leavingOut) { send(.listing(id: id, declaration: $0)) }
            send(.previews(id: id, contents.previewDescriptions))
            serveNext()
        case .render(let request):
            if let now = request.now { StandingClock.move(to: now) }
            if let variant = request.variants.first { DeviceTraits.ofProcess.apply(variant) }
            let renderer = RequestRenderer(contents: contents, request: request, send: { self.send($0) })
            RunningRequest.ofProcess = renderer.isActivity ? .activity : nil
            serve { await renderer.run() }
        case .perform(let request):
            if let now = request.now { StandingClock.move(to: now) }
            serve { self.send(.performed(id: request.id, await IntentPerforming.perform(request))) }
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

    /// Sends an answer, and with it what belongs to no request. What the program asked of the system before its answer arrives before it.
    private func send(_ message: ExtensionMessage) {
        switch message {
        case .finished(let id, var outcome):
            SystemClient.shared?.flush(within: 1)
            outcome.diagnostics += FindingStore.process.take()
            HostChannel.send(.finished(id: id, outcome))
        case .performed(let id, var outcome):
            SystemClient.shared?.flush(within: 1)
            outcome.diagnostics += FindingStore.process.take()
            HostChannel.send(.performed(id: id, outcome))
        case .app(let id, var answer):
            if contents.app == nil { SystemClient.shared?.flush(within: 1) }
            answer.diagnostics += FindingStore.process.take()
            HostChannel.send(.app(id: id, answer))
        case .description, .listing, .previews, .entry, .passed: HostChannel.send(message)
        }
    }
}
