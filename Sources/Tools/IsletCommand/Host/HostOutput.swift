import DeviceDriver
import Foundation
import Ledger

/// Prints what a host reports, as it happens.
struct HostOutput: Sendable {
    let console: Console
    let printsJSON: Bool
    let writer: LedgerWriter

    init(options: HostOptions, console: Console) {
        self.console = console
        printsJSON = options.surroundings.printsManifest
        writer = LedgerWriter(zone: options.zone)
    }

    func write(_ report: DriverReport) {
        switch report {
        case .ledger(let event): write(event)
        case .activity, .pushTokens, .network: break
        case .output(let program, let line, let isError):
            if isError || printsJSON { console.note("\(program): \(line)") } else { console.print("\(program): \(line)") }
        case .diagnostic(let diagnostic, let program):
            guard diagnostic.severity != .note else { return }
            var told = diagnostic
            told.message = "\(program): \(diagnostic.message)"
            console.report(told)
        }
    }

    private func write(_ event: LedgerEvent) {
        guard printsJSON else {
            // What an app prints is printed as it comes.
            return event.action == .appWrote ? () : console.print(writer.line(event))
        }
        do {
            console.print(String(decoding: try Ledger.json(of: event), as: UTF8.self))
        } catch {
            console.note("islet: an event cannot be written as JSON: \(error)")
        }
    }
}
