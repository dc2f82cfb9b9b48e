import Foundation
import Preview

/// `islet trace`
enum TraceCommand: Command {
    static let specification = CommandSpecification(
        name: "trace", summary: "Open a recorded session.",
        discussion: """
            Opens FILE, which preview --record or the page's button wrote, in a browser, and says what is in it and which sources are
            others now. The file is a page of its own: any browser shows it without Islet.
            """,
        operands: .oneOrMore("FILE"), options: [OptionSpecification("no-browser", help: "Open no browser.")])

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        for path in arguments.operands {
            guard let page = FileManager.default.contents(atPath: path) else { throw UsageError("\(path) cannot be read") }
            guard let trace = TraceFile(page: page) else { throw UsageError("\(path) is no trace: islet preview --record FILE writes one") }
            guard trace.version <= TraceFile.version else {
                throw UsageError("\(path) is a trace of version \(trace.version); this Islet reads up to \(TraceFile.version)")
            }
            console.print(
                "\(path): \(trace.device.name), iOS \(trace.device.os), \(trace.frames) pictures, \(trace.steps) steps, \(trace.lines) lines "
                    + "of the ledger"
            )
            let changed = trace.changes(in: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
            console.print(
                changed.isEmpty
                    ? "all \(trace.sources.count) sources are as they were recorded"
                    : "\(changed.count) of \(trace.sources.count) sources are others: \(changed.joined(separator: ", "))")
            if !arguments.has("no-browser") { Browser.open(URL(fileURLWithPath: path).absoluteString) }
        }
        return .done
    }
}
