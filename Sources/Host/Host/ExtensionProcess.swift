import ExtensionProtocol
import Foundation
import Glibc
import GuardedFiles
import Sandboxing
import Snapshot

/// A running extension. Requests are made one after the other; each returns when it is answered, or throws when the
/// process crashed, hung, took too much memory or talked nonsense. Such a process is ended, with all it started.
public final class ExtensionProcess {
    private let process: SpawnedProcess
    private let usage: ProcessUsage
    private let sandbox: Sandbox
    private let executable: URL
    private let watch: ProcessWatch
    private var disk: DiskWatch
    private var session: ExtensionSession
    private var channel: Int32
    private var outputs: [Int32: Bool]
    private var framing = MessageFraming()
    private var outgoing = Data()
    private var readBuffer = [UInt8](repeating: 0, count: 1 << 16)
    private var errorTail = LineTail()
    private var stopwatch = Stopwatch()
    private var failure: ExtensionFailure?
    private var nextUsageCheck = 0.0
    /// How long the process had been computing at the last look.
    private var busySeconds = 0.0
    private var channelClosed: Double?
    private var hasBeenReaped = false
    /// Whether the last wait found work for the companion.
    private var isWoken = false

    /// Somebody who has work while a process is waited for.
    public struct Companion {
        /// One of them is readable when there is work.
        public var descriptors: () -> [Int32]
        public var work: () -> Void

        public init(descriptors: @escaping () -> [Int32], work: @escaping () -> Void) {
            self.descriptors = descriptors
            self.work = work
        }
    }

    /// Who works while an answer is waited for. Its time does not count against the process.
    public var companion: Companion?

    /// What the extension wrote to standard output and standard error.
    public private(set) var standardOutput = OutputLog()
    public private(set) var standardError = OutputLog()

    /// Seconds between looks at what the process uses.
    private static let usageInterval = 0.02
    /// Seconds a process may live after it has closed its channel.
    private static let graceAfterClose = 0.5

    public init(_ launch: ExtensionLaunch) throws(ExtensionFailure) {
        do {
            for folder in [launch.device.url, launch.executable.deletingLastPathComponent()] + launch.readable {
                NamedFiles.shared.allow(beneath: folder)
            }
            let home = try launch.device.makeHome(ofBundle: launch.bundleIdentifier)
            for group in launch.appGroups ?? [] { _ = try launch.device.makeGroupContainer(group) }
            watch = try ProcessWatch()
            let system = try launch.connectToSystem()
            defer { if let system, system.isOurs { close(system.descriptor) } }
            let command = try launch.sandbox.command(
                running: [launch.executable.path] + launch.arguments, in: home, try launch.confinement(home: home),
                environment: launch.makeEnvironment(home: home, hasSystemDescriptor: system != nil))
            let channel = try Descriptors.makeSocketPair()
            let output = try Descriptors.makePipe()
            let errors = try Descriptors.makePipe()
            defer { [channel.theirs, output.theirs, errors.theirs, command.filter].compactMap(\.self).forEach { _ = close($0) } }
            sandbox = launch.sandbox
            executable = launch.executable
            disk = DiskWatch(folders: try launch.writableFolders(home: home))
            var descriptors = [
                1: output.theirs, 2: errors.theirs, ExtensionChannel.fileDescriptor: channel.theirs,
                ExtensionLaunch.watchDescriptor: watch.descriptor,
            ]
            descriptors[ExtensionLaunch.systemDescriptor] = system?.descriptor
            descriptors[Sandbox.filterDescriptor] = command.filter
            process = try SpawnedProcess(command.words, environment: command.environment, descriptors: descriptors)
            usage = ProcessUsage(root: process.identifier)
            self.channel = channel.ours
            outputs = [output.ours: false, errors.ours: true]
            session = ExtensionSession(limits: launch.limits)
        } catch {
            throw .couldNotStart(reason: String(describing: error))
        }
        _ = session.handle(.launched)
    }

    deinit { shutDown() }

    /// Tells the app of an event or an intent without waiting for the answer, which ``pass(to:atOnce:within:id:onAnswer:)`` hands over.
    public func post(_ message: HostMessage, id: Int) throws(ExtensionFailure) {
        if let failure { throw failure }
        apply(session.handle(.post(id: id)), message: message)
        if let failure { throw failure }
    }

    /// Lets the time pass in a program with a followed clock, to the date or until it asks the system something.
    ///
    /// - Parameters:
    ///   - atOnce: Nothing happened in the program on the way, because it was suspended.
    ///   - seconds: Real time in which the program must be quiet after everything that happens in it.
    ///   - onAnswer: Called with the answers to what was posted.
    public func pass(
        to date: Date, atOnce: Bool = false, within seconds: Double, id: Int, onAnswer: (ExtensionMessage) -> Void
    ) throws(ExtensionFailure) -> TimePassage {
        var passage: TimePassage?
        try converse(.pass(id: id, to: date, atOnce: atOnce, within: seconds)) { message in
            switch message {
            case .passed(_, let passed): passage = passed
            case .app, .performed: onAnswer(message)
            case .description, .listing, .previews, .entry, .finished: break
            }
        }
        guard let passage else { throw .malformedMessage("no passage of time") }
        return passage
    }

    /// Stops the process and everything it started, until ``resume()``.
    public func suspend() { process.signalGroup(SIGSTOP) }

    public func resume() { process.signalGroup(SIGCONT) }

    /// Looks after a process of which nobody wants anything just now: reads what it wrote, judges what it uses, and learns of its
    /// end. Returns when something of it has come, and no later than after so many milliseconds.
    ///
    /// - Parameter waker: A descriptor; when it can be read, this returns at once.
    public func attend(milliseconds: Int32 = 0, wakenBy waker: Int32? = nil) throws(ExtensionFailure) {
        if let failure { throw failure }
        step(timeout: milliseconds, wakers: waker.map { [$0] } ?? []) { _ in }
        if let failure { throw failure }
    }

    /// Lets the process end by itself, and ends it after a second.
    public func quit() {
        guard !hasBeenReaped else { return shutDown() }
        apply(session.handle(.ask(.quit, at: stopwatch.seconds, busy: 0)), message: .quit)
        let deadline = stopwatch.seconds + 1
        while !hasBeenReaped, stopwatch.seconds < deadline {
            step(timeout: 10) { _ in }
        }
        shutDown()
    }

    // MARK: The conversation

    func converse(_ message: HostMessage, deliver: (ExtensionMessage) -> Void) throws(ExtensionFailure) {
        if let failure { throw failure }
        var isDone = false
        var isPassing = false
        if case .pass = message { isPassing = true }
        apply(session.handle(.ask(message, at: stopwatch.seconds, busy: busySeconds)), message: message)
        while !isDone, failure == nil {
            step(timeout: 20, wakers: companion?.descriptors() ?? []) { answer in
                switch answer {
                case .description, .previews, .finished, .passed: isDone = true
                case .app, .performed: isDone = !isPassing
                case .listing, .entry: break
                }
                stopwatch.pause()
                deliver(answer)
                stopwatch.resume()
            }
            if isWoken, let companion {
                stopwatch.pause()
                companion.work()
                stopwatch.resume()
            }
        }
        readOutputs()
        if let failure, !isDone { throw failure }
    }

    private func apply(_ actions: [ExtensionSession.Action], message: HostMessage) {
        for action in actions {
            switch action {
            case .send: send(message)
            case .fail(let reason): failure = failure ?? reason
            case .kill: process.killGroup()
            case .deliverDescription, .deliverListing, .deliverEntry, .deliverOutcome, .deliverAnswer, .deliverPassage: break
            }
        }
    }

    private func send(_ message: HostMessage) {
        do {
            outgoing.append(try MessageFraming.frame(message))
        } catch {
            failure = .malformedMessage("the request could not be written: \(error)")
        }
    }

    /// Waits for something to happen and deals with it.
    private func step(timeout: Int32, wakers: [Int32] = [], deliver: (ExtensionMessage) -> Void) {
        let status = hasBeenReaped ? nil : process.endStatus()
        if status == nil { waitForInput(timeout: timeout, wakers: wakers) }
        readOutputs()
        readChannel(deliver: deliver)
        if let status {
            hasBeenReaped = true
            process.killSession()
            drain(deliver: deliver)
            if sandbox != .off, session.baselineMemory == nil { Sandbox.doubt() }
            noteCrash(ExitStatus(waitStatus: status, in: sandbox))
        } else if !session.hasEnded {
            checkUsage()
        }
    }

    private func noteCrash(_ status: ExitStatus) {
        guard !session.hasEnded else { return }
        var trace: [SourceFrame] = []
        if case .signal = status { trace = CrashSymbols(executable: executable, sandbox: sandbox).frames(of: watch.trace) }
        end(session.handle(.exited(status, standardError: errorTail.all, trace: trace)))
    }

    private func end(_ actions: [ExtensionSession.Action]) { apply(actions, message: .quit) }

    private func waitForInput(timeout: Int32, wakers: [Int32]) {
        var polls = outputs.keys.sorted().map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        if channelClosed == nil {
            polls.append(pollfd(fd: channel, events: Int16(POLLIN) | (outgoing.isEmpty ? 0 : Int16(POLLOUT)), revents: 0))
        }
        polls += wakers.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let count = poll(&polls, nfds_t(polls.count), timeout)
        isWoken = count > 0 && polls.suffix(wakers.count).contains { $0.revents != 0 }
        guard channelClosed == nil, !outgoing.isEmpty else { return }
        if let count = Descriptors.send(outgoing, to: channel) { outgoing = Data(outgoing.dropFirst(count)) }
    }

    private func readOutputs() {
        for (descriptor, isError) in outputs.sorted(by: { $0.key < $1.key }) {
            switch Descriptors.read(descriptor, into: &readBuffer) {
            case .nothingYet: break
            case .end:
                close(descriptor)
                outputs[descriptor] = nil
            case .bytes(let data):
                if isError {
                    standardError.append(data)
                    errorTail.append(data)
                } else {
                    standardOutput.append(data)
                }
            }
        }
    }

    private func readChannel(deliver: (ExtensionMessage) -> Void) {
        guard channelClosed == nil else { return }
        switch Descriptors.read(channel, into: &readBuffer) {
        case .nothingYet: break
        case .end: channelClosed = stopwatch.seconds
        case .bytes(let data):
            framing.append(data)
            deliverMessages(deliver)
        }
    }

    private func deliverMessages(_ deliver: (ExtensionMessage) -> Void) {
        while !session.hasEnded {
            do {
                guard let message = try framing.next(ExtensionMessage.self) else { return }
                if message.endsRequest { checkMemory(of: usage.processes) }
                if session.hasEnded { return }
                let wasDescribed = session.baselineMemory != nil
                let actions = session.handle(.received(message, at: stopwatch.seconds, busy: busySeconds))
                if !wasDescribed, session.baselineMemory != nil { watch.beginAnew() }
                end(actions)
                if actions.contains(where: \.isDelivery) { deliver(message) }
            } catch {
                end(session.handle(.receivedGarbage(Self.describe(error))))
            }
        }
    }

    private static func describe(_ error: any Error) -> String {
        switch error {
        case MessageFraming.Failure.messageTooLarge(let bytes): "a message of \(bytes) bytes"
        case DecodingError.dataCorrupted: "not the JSON of a message"
        case DecodingError.keyNotFound(let key, _): "a message without “\(key.stringValue)”"
        default: String(describing: error)
        }
    }

    /// Reads what a process left behind when it ended.
    private func drain(deliver: (ExtensionMessage) -> Void) {
        for _ in 0..<1024 where channelClosed == nil {
            let before = stopwatch.seconds
            readChannel(deliver: deliver)
            if stopwatch.seconds - before > 1 { break }
        }
        for _ in 0..<64 { readOutputs() }
    }

    /// What was taken while a request was carried out, and is still held at its end, counts however quickly that was.
    private func checkMemory(of processes: [pid_t]) {
        let inFiles = sandbox == .off ? 0 : usage.temporaryBytes(of: processes)
        let anonymous = usage.anonymousBytes(of: processes)
        let isFarFromLimit = anonymous < session.memoryLimit / 2
        let now = isFarFromLimit ? anonymous : usage.privateDirtyBytes(of: processes)
        end(session.handle(.memory(privateBytes: max(now + inFiles, watch.peak))))
    }

    private func checkUsage() {
        let now = stopwatch.seconds
        guard now >= nextUsageCheck else { return }
        nextUsageCheck = now + Self.usageInterval
        let processes = usage.processes
        checkMemory(of: processes)
        end(session.handle(.processes(count: processes.count)))
        if let bytes = disk.written(by: processes, at: now) { end(session.handle(.disk(bytes: bytes))) }
        busySeconds = usage.busySeconds(of: processes)
        end(session.handle(.tick(at: now, busy: busySeconds)))
        if let closed = channelClosed, now - closed > Self.graceAfterClose {
            end(session.handle(.receivedGarbage("it closed the connection and went on running")))
        }
    }

    private func shutDown() {
        if !hasBeenReaped {
            process.killGroup()
            _ = process.endStatus(waiting: true)
            hasBeenReaped = true
        }
        outputs.keys.forEach { close($0) }
        outputs = [:]
        if channel >= 0 { close(channel) }
        channel = -1
        channelClosed = channelClosed ?? 0
    }
}

extension ExtensionSession.Action {
    /// Whether the message just received belongs to whoever asked.
    var isDelivery: Bool {
        switch self {
        case .deliverDescription, .deliverListing, .deliverEntry, .deliverOutcome, .deliverAnswer, .deliverPassage: true
        case .send, .fail, .kill: false
        }
    }
}

extension ExtensionMessage {
    /// Whether a request has been carried out with it.
    fileprivate var endsRequest: Bool {
        switch self {
        case .finished, .performed: true
        case .description, .listing, .previews, .entry, .app, .passed: false
        }
    }
}
