import EndToEnd
import Foundation
import Testing

/// A command that somebody ends leaves neither folders nor processes behind, and says by which signal it ended.
@Suite(.endToEnd, .enabled(if: Program.isComplete, Comment(rawValue: Program.absence))) struct InterruptionTests {
    private static let source = """
        import SwiftUI
        import WidgetKit
        struct Moment: TimelineEntry { let date: Date }
        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Moment { Moment(date: .now) }
            func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) { Thread.sleep(forTimeInterval: 600) }
        }
        @main struct Slow: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Slow", provider: Provider()) { Text($0.date, style: .time).containerBackground(.blue, for: .widget) }
            }
        }
        """

    private let folder: URL
    private var scratch: URL { folder.appendingPathComponent("tmp") }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-interruption-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("tmp"), withIntermediateDirectories: true)
        try Data(Self.source.utf8).write(to: folder.appendingPathComponent("Slow.swift"))
    }

    /// Ends a command once it has made its device, and a little later.
    private func end(_ words: [String], by signal: Int32, after delay: Double) throws -> Process {
        CommandRuns.note()
        let process = Process()
        process.executableURL = Program.url
        process.arguments = words
        process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": scratch.path]) { $1 }
        process.standardInput = FileHandle.nullDevice
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        let limit = Date(timeIntervalSinceNow: 60)
        while try left().isEmpty, process.isRunning, Date() < limit { usleep(20000) }
        usleep(UInt32(delay * 1e6))
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        return process
    }

    private func left() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: scratch.path) }

    /// Processes that name the folder.
    private func running() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }.compactMap { name in
            guard let words = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") else { return nil }
            let line = String(decoding: words, as: UTF8.self).replacing("\0", with: " ")
            return line.contains(folder.path) ? line : nil
        }
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP], ["render", "simulate", "check"])
    func nothingStaysBehind(signal: Int32, command: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appendingPathComponent("Slow.swift").path
        let words = [command, source] + (command == "render" ? ["-o", folder.appendingPathComponent("out").path] : [])
        for delay in [0.1, 4] {
            let process = try end(words, by: signal, after: delay)
            #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
            #expect(try left() == [])
            #expect(try running() == [])
        }
    }
}
