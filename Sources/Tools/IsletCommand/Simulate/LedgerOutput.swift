import Foundation
import Ledger

/// Prints the ledger and writes it as files.
struct LedgerOutput {
    let options: SimulateOptions
    let ledger: Ledger
    let console: Console

    func write() throws {
        let text = ledger.text(in: options.zone)
        let json = try ledger.json()
        if let folder = options.output { try write(text, json, ledger, to: folder) }
        console.print(options.surroundings.printsManifest ? String(decoding: json.dropLast(), as: UTF8.self) : text + summary(of: ledger))
    }

    private func write(_ text: String, _ json: Data, _ ledger: Ledger, to folder: URL) throws {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: folder.appendingPathComponent("ledger.txt"))
            try json.write(to: folder.appendingPathComponent("ledger.json"))
            let page = try LedgerPage(ledger: ledger, start: options.start, end: options.end, zone: options.zone).html()
            try page.write(to: folder.appendingPathComponent("index.html"))
        } catch let error as CocoaError {
            throw UsageError("\(folder.path) cannot be written to: \(error.localizedDescription). Choose another folder with -o")
        }
    }

    /// How often what happened, in one line.
    private func summary(of ledger: Ledger) -> String {
        func count(_ action: String) -> Int { ledger.events.count { $0.action.rawValue == action } }
        let parts = [
            ("reload-started", "reloads"), ("reload-deferred", "deferred"), ("reload-failed", "failed"), ("entry-shown", "entries shown"),
            ("activity-started", "activities started"), ("activity-ended", "ended"),
        ].map { (count($0.0), $0.1) }.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        let place = options.output.map { ": \($0.appendingPathComponent("index.html").path)" } ?? ""
        return "\(ledger.events.count) events" + (parts.isEmpty ? "" : ", " + parts.joined(separator: ", ")) + place
    }
}
