import Foundation
import Glibc
import Sandboxing

/// A program that is run to its end on a device's folder, in its sandbox, without the protocol of extensions: one of tests, say. It may ask its
/// host questions, a line each.
public struct ProgramRun {
    public enum End: Sendable, Equatable {
        case ended(ExitStatus)
        /// It was ended because it took longer than it may.
        case outOfTime
    }

    public var launch: ExtensionLaunch
    /// Seconds it may take.
    public var seconds: Double
    /// Where it is started.
    public var folder: URL
    /// Called for each piece of what it writes; whether to standard error.
    public var onOutput: (Data, Bool) -> Void = { _, _ in }
    /// Answers a question. While it answers, the program's time does not count.
    public var onQuestion: (Data) -> Data = { _ in Data("{}".utf8) }

    public init(_ launch: ExtensionLaunch, in folder: URL, seconds: Double) {
        (self.launch, self.folder, self.seconds) = (launch, folder, seconds)
    }

    /// The number under which the program finds the connection to its host.
    public static let channel: Int32 = 3
    /// Names that number in the program's environment.
    public static let channelVariable = "ISLET_TEST_CHANNEL"
    /// A question longer than this ends the conversation, in bytes.
    private static let longestQuestion = 64 << 20

    /// Where the program keeps its files: `tmp` in it is its folder for temporary ones.
    public func makeHome() throws -> URL { try launch.device.makeHome(ofBundle: launch.bundleIdentifier) }

    public func run() throws -> End {
        let home = try makeHome()
        var launch = launch
        launch.readable.append(folder)
        launch.environment[Self.channelVariable] = "\(Self.channel)"
        let environment = launch.makeEnvironment(home: home).filter { $0.key != "ISLET_WATCH" }
        let command = try launch.sandbox.command(
            running: [launch.executable.path] + launch.arguments, in: folder, try launch.confinement(home: home), environment: environment)
        let channel = try Descriptors.makeSocketPair()
        let output = try Descriptors.makePipe()
        let errors = try Descriptors.makePipe()
        defer { [channel.ours, output.ours, errors.ours].forEach { _ = close($0) } }
        let process: SpawnedProcess
        do {
            defer { [channel.theirs, output.theirs, errors.theirs, command.filter].compactMap(\.self).forEach { _ = close($0) } }
            var descriptors = [1: output.theirs, 2: errors.theirs, Self.channel: channel.theirs]
            descriptors[Sandbox.filterDescriptor] = command.filter
            process = try SpawnedProcess(command.words, environment: command.environment, descriptors: descriptors)
        }
        var conversation = Conversation(channel: channel.ours, streams: [output.ours: false, errors.ours: true])
        return follow(process, &conversation)
    }

    private struct Conversation {
        let channel: Int32
        var streams: [Int32: Bool]
        var isOpen = true
        var question = Data()
        var answers = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
    }

    private func follow(_ process: SpawnedProcess, _ conversation: inout Conversation) -> End {
        var stopwatch = Stopwatch()
        var status: Int32?
        while status == nil {
            guard stopwatch.seconds < seconds else {
                process.killGroup()
                _ = process.endStatus(waiting: true)
                process.killSession()
                read(&conversation, &stopwatch)
                return .outOfTime
            }
            status = process.endStatus()
            if status == nil { wait(conversation) }
            read(&conversation, &stopwatch)
        }
        process.killSession()
        read(&conversation, &stopwatch)
        return .ended(ExitStatus(waitStatus: status ?? 0, in: launch.sandbox))
    }

    private func wait(_ conversation: Conversation) {
        var polls = conversation.streams.keys.sorted().map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        if conversation.isOpen {
            let writes = conversation.answers.isEmpty ? 0 : Int16(POLLOUT)
            polls.append(pollfd(fd: conversation.channel, events: Int16(POLLIN) | writes, revents: 0))
        }
        _ = poll(&polls, nfds_t(polls.count), 20)
    }

    private func read(_ conversation: inout Conversation, _ stopwatch: inout Stopwatch) {
        for (stream, isError) in conversation.streams.sorted(by: { $0.key < $1.key }) {
            reading: while true {
                switch Descriptors.read(stream, into: &conversation.buffer) {
                case .bytes(let data): onOutput(data, isError)
                case .nothingYet: break reading
                case .end:
                    conversation.streams[stream] = nil
                    break reading
                }
            }
        }
        guard conversation.isOpen else { return }
        switch Descriptors.read(conversation.channel, into: &conversation.buffer) {
        case .bytes(let data): conversation.question.append(data)
        case .nothingYet: break
        case .end: conversation.isOpen = false
        }
        stopwatch.pause()
        while let end = conversation.question.firstIndex(of: UInt8(ascii: "\n")) {
            let line = Data(conversation.question[..<end])
            conversation.question = Data(conversation.question[(end + 1)...])
            conversation.answers += onQuestion(line) + Data("\n".utf8)
        }
        stopwatch.resume()
        if conversation.question.count > Self.longestQuestion { conversation.isOpen = false }
        guard !conversation.answers.isEmpty else { return }
        guard let sent = Descriptors.send(conversation.answers, to: conversation.channel) else {
            conversation.isOpen = false
            return
        }
        conversation.answers = Data(conversation.answers.dropFirst(sent))
    }
}
