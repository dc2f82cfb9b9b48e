import Activities
import DeviceStore
import DeviceSystem
import ExtensionProtocol
import ExtensionRunners
import Foundation
import Host
import Ledger
import Simulation
import WidgetSystem

/// A device in real time: the system's machines decide, real processes run, and everything is kept.
///
/// One loop waits for programs, for what is due and for answers of extensions, which are asked in the background; it never waits for
/// one of them alone. What a program is answered is kept before. Belongs to the thread that runs it; other threads use `handle`.
public final class DeviceHost {
    let folder: DeviceFolder
    let journal: DeviceJournal
    let mailbox: HostMailbox
    /// What extensions archived.
    public let archives: ArchiveFolder
    let report: (HostReport) -> Void
    private let listener: SystemListener
    private let started = ContinuousClock.now
    private var time: DeviceTime

    var state: HostState
    package internal(set) var apps: [String: HostedApp] = [:]
    var extensionWorkers: [String: ExtensionWorker] = [:]
    var appWorkers: [String: AppWorker] = [:]
    var archiveQueues: [String: ArchiveQueue] = [:]
    /// The widget whose timeline or snapshot was asked for.
    var askedWidgets: [RequestID: WidgetID] = [:]
    package internal(set) var connections: [Int32: ProgramConnection] = [:]
    private var isStopping = false
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// The longest wait, in seconds, so that a wall clock that was set is noticed.
    private static let longestWait = 30.0

    /// Opens the device in the folder. It is on again when it runs; until then its apps can be installed.
    ///
    /// - Parameters:
    ///   - empty: The machines of a device without any past, at a moment.
    ///   - report: Called on the thread that runs the host.
    public init(folder: DeviceFolder, empty: (Date) -> DeviceSystem, report: @escaping (HostReport) -> Void) throws(DeviceHostError) {
        let wall = Date()
        do throws(DeviceStoreError) {
            journal = try DeviceJournal(folder: folder.url, empty: empty(wall), at: wall)
        } catch {
            throw .storage(error)
        }
        self.folder = folder
        self.report = report
        archives = ArchiveFolder(of: folder)
        do { try archives.prepare() } catch { throw .archives(folder: archives.url.path, reason: "\(error)") }
        mailbox = try HostMailbox()
        listener = try SystemListener(folder: folder.url)
        time = DeviceTime(latest: journal.latest)
        do {
            state = try journal.document(HostState.key).map { try JournalCoding.decode(HostState.self, from: $0) } ?? HostState()
        } catch {
            throw .storage(.damaged(file: folder.url.appendingPathComponent(DeviceStore.fileName).path, reason: "the host's state: \(error)"))
        }
        if !journal.isNew { try noteAbsence() }
    }

    /// Where programs of this device reach the system.
    public var address: SystemAddress { .socket(path: folder.url.appendingPathComponent(SystemListener.name).path) }

    public var handle: HostHandle { HostHandle(mailbox: mailbox) }

    public var system: DeviceSystem { journal.system }

    /// The device's time now.
    package var now: Date { time.now(wall: Date(), elapsed: (ContinuousClock.now - started) / .seconds(1)) }

    /// The device was off since the last moment that was kept.
    private func noteAbsence() throws(DeviceHostError) {
        let foreground = state.foreground
        state.foreground = nil
        try take(PowerCycle.off(foreground: foreground), at: journal.latest)
    }

    // MARK: The loop

    /// Runs until `stop()` of the handle. When this returns or throws, no process of the device is left.
    public func run() throws(DeviceHostError) {
        defer { endPrograms() }
        if !journal.isNew { try take(PowerCycle.on, at: now) }
        while !isStopping {
            try doWhatIsDue()
            wait()
            for letter in mailbox.takeAll() { try open(letter) }
            try serve()
        }
        try take([], at: now)
    }

    private func doWhatIsDue() throws(DeviceHostError) {
        let now = now
        if let due = journal.nextDue, due <= now { try take([], at: now) }
        for token in state.takeDueTokens(at: now) {
            let bytes = system.second.activities.rules.pushTokenBytes
            let name = "\(token.app) \(token.activity)"
            try take([.second(.ledger(.pushToken(PushTokens.token(for: name, bytes: bytes), id: token.activity)))], at: now)
        }
        startArchives(at: now)
    }

    private var nextDue: Date? {
        ([journal.nextDue, state.nextDue] + archiveQueues.values.map(\.nextDue)).compactMap { $0 }.min()
    }

    private func wait() {
        var polls = [
            pollfd(fd: mailbox.reader, events: Int16(POLLIN), revents: 0), pollfd(fd: listener.descriptor, events: Int16(POLLIN), revents: 0),
        ]
        for connection in connections.values {
            polls.append(pollfd(fd: connection.descriptor, events: Int16(POLLIN) | (connection.wantsToWrite ? Int16(POLLOUT) : 0), revents: 0))
        }
        let seconds = min(Self.longestWait, nextDue.map { max(0, $0.timeIntervalSince(now)) } ?? Self.longestWait)
        _ = poll(&polls, nfds_t(polls.count), Int32((seconds * 1000).rounded(.up)))
    }

    private func serve() throws(DeviceHostError) {
        while let descriptor = listener.accept() { connections[descriptor] = ProgramConnection(descriptor) }
        for connection in Array(connections.values) {
            connection.flush()
            for request in connection.read(&buffer) where connection.isOpen { try answer(request, connection) }
            if !connection.isOpen { connections[connection.descriptor] = nil }
        }
    }

    private func open(_ letter: HostLetter) throws(DeviceHostError) {
        switch letter {
        case .stop: isStopping = true
        case .openApp(let app, let url): try openApp(app, url: url)
        case .event(let event): try take([event], at: now)
        case .performed(let widget, let answer, let program): try performed(answer, of: widget, by: program)
        case .answered(let id, let answer, let program): try answered(id, answer, by: program)
        case .archived(let activity, let answer, let program): try archived(activity, answer, by: program, at: now)
        case .extensionEnded(let program, let failure):
            note([failure.diagnostic(while: "waiting for the next request")], of: program)
            try take([], at: now, recording: [.end(of: program, because: failure.code.rawValue, at: now)])
        case .carryOut(let work): try work(self)
        case .wrote(let program, let lines, let isError):
            for line in lines { report(.output(program: program, line: line, isError: isError)) }
        case .appAnswered(let app, let answer): note(answer.diagnostics, of: app)
        case .appEnded(let app, let failure): try appEnded(app, failure)
        }
    }

    // MARK: The machines

    /// Lets events happen to the machines, keeps what comes of them, then does it.
    @discardableResult
    package func take(_ events: [DeviceSystem.Event], at time: Date, recording lines: [LedgerEvent] = []) throws(DeviceHostError) -> [DeviceSystem
        .Action]
    {
        let step: DeviceJournal.Step
        var state = state
        do throws(DeviceStoreError) {
            step = try journal.handle(events, at: time, recording: lines) { actions in
                for action in actions { state.note(action, in: journal.system.second, at: time) }
                return [HostState.key: state.bytes]
            }
        } catch {
            throw .storage(error)
        }
        self.state = state
        for line in step.events { report(.ledger(line)) }
        for action in step.actions { try perform(action, at: time) }
        return step.actions
    }
}
