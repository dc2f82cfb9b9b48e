import DeviceDriver
import ExtensionProtocol
import Foundation
import Host
import Ledger
import Snapshot
import Synchronization
import Testing

/// A device that the real command hosts, in a folder of its own that goes with the value.
final class HostedDevice: Sendable {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// What the command has written so far.
    struct Record: Sendable {
        var events: [LedgerEvent] = []
        /// Lines that do not belong to the ledger: what programs print, diagnostics, complaints.
        var notes: [String] = []
        var unreadable: [String] = []
        var hasEnded = false

        /// What a program printed.
        func lines(of program: String) -> [String] {
            notes.compactMap { $0.hasPrefix(program + ": ") ? String($0.dropFirst(program.count + 2)) : nil }
        }
    }

    let folder: URL
    private let ownsFolder: Bool
    private let process = Process()
    private let input = Pipe()
    private let record = Mutex(Record())
    private let condition = NSCondition()

    /// Starts `islet host`.
    ///
    /// - Parameter folder: The folder of a device that is there; a new one unless given.
    init(_ paths: [URL], options: [String] = [], folder: URL? = nil, environment: [String: String] = [:]) throws {
        self.folder = folder ?? FileManager.default.temporaryDirectory.appendingPathComponent("islet-hosted-\(UUID().uuidString)")
        ownsFolder = folder == nil
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        process.executableURL = products.appendingPathComponent("islet")
        process.arguments = ["host", "--json", "--events", "--device-folder", self.folder.path] + options + paths.map(\.path)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let output = Pipe()
        process.standardInput = input
        process.standardOutput = output
        process.standardError = output
        try process.run()
        Thread.detachNewThread { [self] in read(output.fileHandleForReading) }
    }

    deinit {
        guard ownsFolder else { return }
        do { try FileManager.default.removeItem(at: folder) } catch { print("left behind: \(folder.path)") }
    }

    private func read(_ handle: FileHandle) {
        var rest = Data()
        while true {
            let data = handle.availableData
            rest.append(data)
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
                rest = Data(rest[(end + 1)...])
                record.withLock { $0.take(line) }
            }
            if data.isEmpty { record.withLock { $0.hasEnded = true } }
            condition.lock()
            condition.broadcast()
            condition.unlock()
            if data.isEmpty { return }
        }
    }

    /// What there is now.
    var now: Record { record.withLock { $0 } }

    /// Waits until what the command has written is enough.
    @discardableResult
    func wait(for what: String, within seconds: Double = 30, until isEnough: (Record) throws -> Bool) throws -> Record {
        let deadline = Date(timeIntervalSinceNow: seconds)
        condition.lock()
        defer { condition.unlock() }
        while true {
            let now = now
            if try isEnough(now) { return now }
            if now.hasEnded { throw Failure(description: "the host ended before \(what): \(now.notes.joined(separator: "\n"))") }
            guard condition.wait(until: deadline) else {
                throw Failure(description: "no \(what): \(now.notes.joined(separator: "\n"))\n\(Ledger(now.events).text(in: .gmt))")
            }
        }
    }

    /// Lets something happen: an event of a scenario as JSON.
    func happen(_ event: String) throws { try input.fileHandleForWriting.write(contentsOf: Data((event + "\n").utf8)) }

    /// The same, where the command may have ended meanwhile.
    func tryToHappen(_ event: String) {
        guard process.isRunning else { return }
        signal(SIGPIPE, SIG_IGN)
        do { try happen(event) } catch { input.fileHandleForWriting.closeFile() }
    }

    /// Ends the command as Ctrl-C does, and waits for it; its exit code.
    @discardableResult
    func stop() -> Int32 {
        if process.isRunning { process.interrupt() }
        return waitForEnd()
    }

    /// Waits until the command has ended and all it wrote is read; its exit code.
    @discardableResult
    func waitForEnd() -> Int32 {
        process.waitUntilExit()
        condition.lock()
        defer { condition.unlock() }
        while !now.hasEnded { condition.wait() }
        return process.terminationStatus
    }

    /// Kills the command.
    func kill() {
        Glibc.kill(process.processIdentifier, SIGKILL)
        waitForEnd()
    }

    /// What is kept of the views of a widget or an activity: the newest archive.
    func archive(of subject: LedgerSubject) throws -> [ArchivedEntry] {
        let archives = ArchiveFolder(of: try DeviceFolder(at: folder))
        let name = "\(subject.kind.rawValue)-\(subject.id)"
        guard let last = try archives.names(of: name).last else { return [] }
        return try archives.entries(of: name, last)
    }
}

extension HostedDevice.Record {
    /// Events are objects; all else begins with a name.
    fileprivate mutating func take(_ line: String) {
        guard line.hasPrefix("{") else { return notes.append(line) }
        do {
            events += try Ledger(json: Data(#"{"events":[\#(line)]}"#.utf8)).events
        } catch {
            unreadable.append(line)
        }
    }

    /// The widget, or the activity that was started last, of that name or end of a name.
    func subject(_ name: String) -> LedgerSubject? {
        events.last { ["placed", "activity-started"].contains($0.action.rawValue) && $0.subject.name?.hasSuffix(name) == true }?.subject
    }

    /// Widgets that are placed, in their order.
    var placed: [LedgerSubject] { events.filter { $0.action.rawValue == "placed" }.map(\.subject) }

    /// Whether every placed widget has had a timeline, or was refused one.
    var hasTimelines: Bool {
        let answered = Set(events.filter { ["timeline-accepted", "timeline-refused"].contains($0.action.rawValue) }.map(\.subject))
        return notes.contains { $0.hasPrefix("islet: the device is on") } && Set(placed).isSubset(of: answered)
    }
}

extension SnapshotNode {
    /// The texts of the node and all below it.
    var shownTexts: [String] { (role == "Text" ? [detail].compactMap { $0 } : []) + children.flatMap(\.shownTexts) }
}
