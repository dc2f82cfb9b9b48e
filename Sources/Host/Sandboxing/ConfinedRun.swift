import Foundation
import Glibc

/// A program that is run to its end, or to the end of what it may use, under a confinement. Nothing it started lives on.
public struct ConfinedRun: Sendable {
    public struct Limits: Sendable, Equatable {
        public var seconds: Double
        /// Bytes of memory it and all it started may have written to.
        public var memory: Int
        /// Bytes it may write to standard output and standard error, each.
        public var output: Int

        public init(seconds: Double = 120, memory: Int = 8 << 30, output: Int = 256 << 20) {
            self.seconds = seconds
            self.memory = memory
            self.output = output
        }
    }

    /// Which limit ended the run.
    public enum Breach: Sendable, Equatable { case time, memory, output }

    public struct Output: Sendable {
        public var status: ExitStatus
        /// What it wrote to standard output; to both streams, where they are one.
        public var output: Data
        public var errors: Data
        public var breach: Breach?

        /// Both streams' text.
        public var text: String { String(decoding: errors + output, as: UTF8.self) }
    }

    public var words: [String]
    public var confinement: Confinement
    public var folder: URL
    public var environment: [String: String]
    public var limits: Limits
    /// Whether standard error goes the way of standard output, so that lines stay in their order.
    public var mergesStreams: Bool
    public var sandbox: Sandbox

    /// - Parameters:
    ///   - words: Path of the program, then its arguments.
    ///   - folder: Where it is started.
    ///   - environment: All of its environment; nothing is inherited.
    ///   - sandbox: How it is confined; as well as it can be here, unless given.
    public init(
        _ words: [String], _ confinement: Confinement, in folder: URL, environment: [String: String], limits: Limits = Limits(),
        mergesStreams: Bool = false, sandbox: Sandbox? = nil
    ) {
        self.words = words
        self.confinement = confinement
        self.folder = folder
        self.environment = environment
        self.limits = limits
        self.mergesStreams = mergesStreams
        self.sandbox = sandbox ?? Sandbox.support().sandbox
    }

    public func run() throws -> Output {
        let command = try sandbox.command(running: words, in: folder, confinement, environment: environment)
        defer { if let filter = command.filter { close(filter) } }
        let output = try Descriptors.makePipe()
        let errors = mergesStreams ? nil : try Descriptors.makePipe()
        defer { [output.ours, errors?.ours].compactMap(\.self).forEach { _ = close($0) } }
        let process: SpawnedProcess
        do {
            defer { [output.theirs, errors?.theirs].compactMap(\.self).forEach { _ = close($0) } }
            var descriptors: [Int32: Int32] = [1: output.theirs, 2: errors?.theirs ?? output.theirs]
            descriptors[Sandbox.filterDescriptor] = command.filter
            process = try SpawnedProcess(command.words, environment: command.environment, descriptors: descriptors)
        }
        return follow(process, output.ours, errors?.ours)
    }

    /// What a running program wrote so far, and what it has used up.
    private struct Progress {
        var texts: [Int32: Data]
        var open: Set<Int32>
        var breach: Breach?
        var nextLook = 0.0
        var buffer = [UInt8](repeating: 0, count: 1 << 16)

        init(_ descriptors: [Int32]) {
            open = Set(descriptors)
            texts = Dictionary(uniqueKeysWithValues: descriptors.map { ($0, Data()) })
        }
    }

    private func follow(_ process: SpawnedProcess, _ output: Int32, _ errors: Int32?) -> Output {
        var progress = Progress([output, errors].compactMap(\.self))
        let stopwatch = Stopwatch()
        var ended: Int32?
        while progress.breach == nil {
            if progress.open.isEmpty {
                ended = process.endStatus()
                if ended != nil { break }
                usleep(2000)
            } else {
                read(&progress)
            }
            look(at: process, after: stopwatch.seconds, &progress)
        }
        if progress.breach != nil { process.killGroup() }
        let status = ExitStatus(waitStatus: ended ?? process.endStatus(waiting: true) ?? 0, in: sandbox)
        process.killSession()
        return Output(
            status: status, output: progress.texts[output] ?? Data(), errors: errors.flatMap { progress.texts[$0] } ?? Data(),
            breach: progress.breach)
    }

    private func read(_ progress: inout Progress) {
        var polls = progress.open.sorted().map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        _ = poll(&polls, nfds_t(polls.count), 50)
        for item in polls where item.revents != 0 {
            switch Descriptors.read(item.fd, into: &progress.buffer) {
            case .bytes(let data):
                progress.texts[item.fd]?.append(data)
                if progress.texts[item.fd]?.count ?? 0 > limits.output { progress.breach = .output }
            case .nothingYet: break
            case .end: progress.open.remove(item.fd)
            }
        }
    }

    private func look(at process: SpawnedProcess, after seconds: Double, _ progress: inout Progress) {
        if seconds > limits.seconds { progress.breach = .time }
        guard seconds >= progress.nextLook else { return }
        progress.nextLook = seconds + 0.1
        let usage = ProcessUsage(root: process.identifier)
        if usage.anonymousBytes(of: usage.processes) > limits.memory { progress.breach = .memory }
    }
}
