import ExtensionProtocol
import Foundation
import IsletModel
import Sandboxing
import Snapshot

/// The conversation with one extension process as a state machine: events in, actions out; no clock, no process.
///
/// Times are seconds on any clock that only runs forward.
public struct ExtensionSession: Sendable {
    public enum Event: Sendable {
        case launched
        /// The host wants something. Only one request is under way at a time.
        case ask(HostMessage, at: Double, busy: Double)
        /// The host tells of an event and does not wait for the answer, which may come at any time.
        case post(id: Int)
        case received(ExtensionMessage, at: Double, busy: Double)
        case receivedGarbage(String)
        /// Time passes; `busy` is how long it has been computing.
        case tick(at: Double, busy: Double)
        case memory(privateBytes: Int)
        /// Its folders have grown by so many bytes since it was started.
        case disk(bytes: Int)
        /// It and all it started, as far as they run.
        case processes(count: Int)
        /// The process is gone.
        case exited(ExitStatus, standardError: [String], trace: [SourceFrame] = [])
    }

    public enum Action: Sendable, Equatable {
        case send(id: Int?)
        case deliverDescription
        case deliverListing
        case deliverEntry(index: Int)
        case deliverOutcome
        case deliverAnswer
        case deliverPassage
        case fail(ExtensionFailure)
        /// End the process and everything it started.
        case kill
    }

    enum State: Equatable {
        case notStarted
        case idle
        case waiting(Request)
        case ended
    }

    /// What a request is answered with.
    enum Expected: Equatable {
        case description, previews, entries
        /// How an intent went.
        case intent
        /// The answer to an event, which may itself wait so many seconds.
        case answer(patience: Double)
        /// The answer to how far the time has passed, which may take so many seconds.
        case passage(patience: Double)
    }

    struct Request: Equatable {
        var id: Int
        var expected: Expected
        var variantCount = 0
        var entryLimit = 0
        var started: Double
        var lastProgress: Double
        var busyAtProgress: Double
        var busyAtStart: Double
        var entries = 0
    }

    /// Share of the waiting time spent computing from which a time-out counts as an endless loop.
    static let loopShare = 0.7
    /// The sandbox is up to two processes, and then there is the program.
    static let sandboxProcesses = 3

    public let limits: ExtensionLimits
    var state = State.notStarted
    /// Events that were posted and not answered yet.
    var posted: Set<Int> = []
    /// Private memory when the process had described itself; what the runtime itself needs.
    public private(set) var baselineMemory: Int?
    private var latestMemory = 0
    /// Whether it was asked for a Live Activity, which may take more memory.
    private var archivesActivities = false
    private(set) var baselineProcesses: Int?
    private var latestProcesses = 1

    public init(limits: ExtensionLimits = .standard) {
        self.limits = limits
    }

    /// Private memory it may write to by now, beyond what the runtime itself needs.
    public var memoryLimit: Int { archivesActivities ? limits.activityMemory : limits.memory }

    public var hasEnded: Bool { state == .ended }

    public mutating func handle(_ event: Event) -> [Action] {
        switch event {
        case .launched:
            guard state == .notStarted else { return [] }
            state = .idle
            return []
        case .ask(let message, let time, let busy): return ask(message, at: time, busy: busy)
        case .post(let id): return post(id)
        case .received(let message, let time, let busy): return receive(message, at: time, busy: busy)
        case .receivedGarbage(let reason): return hasEnded ? [] : end(with: .malformedMessage(reason), kill: true)
        case .tick(let time, let busy): return tick(at: time, busy: busy)
        case .memory(let bytes): return memory(bytes)
        case .processes(let count): return processes(count)
        case .disk(let bytes): return disk(bytes)
        case .exited(let status, let lines, let trace): return exited(status, lines, trace)
        }
    }

    private mutating func ask(_ message: HostMessage, at time: Double, busy: Double) -> [Action] {
        if case .quit = message {
            state = .ended
            return [.send(id: nil)]
        }
        guard state == .idle else { return [.fail(.couldNotStart(reason: "it is not running or still busy"))] }
        var request: Request
        switch message {
        case .describe(let id):
            request = Request(id: id, expected: .description, started: time, lastProgress: time, busyAtProgress: busy, busyAtStart: busy)
        case .previews(let id, _):
            request = Request(id: id, expected: .previews, started: time, lastProgress: time, busyAtProgress: busy, busyAtStart: busy)
        case .render(let render):
            request = Request(id: render.id, expected: .entries, started: time, lastProgress: time, busyAtProgress: busy, busyAtStart: busy)
            request.variantCount = render.variants.count
            request.entryLimit = render.entryLimit
            if render.showsActivity { archivesActivities = true }
        case .perform(let intent):
            request = Request(
                id: intent.id, expected: .intent, started: time, lastProgress: time, busyAtProgress: busy, busyAtStart: busy)
        case .app(let id, let event):
            request = Request(
                id: id, expected: .answer(patience: event.patience), started: time, lastProgress: time, busyAtProgress: busy, busyAtStart: busy)
        case .pass(let id, _, _, let seconds):
            request = Request(
                id: id, expected: .passage(patience: seconds), started: time, lastProgress: time, busyAtProgress: busy, busyAtStart: busy)
        case .quit: return []
        }
        state = .waiting(request)
        return [.send(id: request.id)]
    }

    private mutating func post(_ id: Int) -> [Action] {
        guard state != .ended, state != .notStarted else { return [.fail(.couldNotStart(reason: "it is not running"))] }
        posted.insert(id)
        return [.send(id: id)]
    }

    /// What the runtime itself needs is known when the process has described itself.
    mutating func setBaseline() {
        baselineMemory = latestMemory
        baselineProcesses = latestProcesses
    }

    mutating func noteMemory(_ bytes: Int) { latestMemory = bytes }

    mutating func noteProcesses(_ count: Int) { latestProcesses = count }

    mutating func end(with failure: ExtensionFailure, kill: Bool) -> [Action] {
        state = .ended
        return kill ? [.kill, .fail(failure)] : [.fail(failure)]
    }
}
