import Foundation
import Ledger

/// The ledger as a page: a time axis for each widget, activity and app, and every event in words.
struct LedgerPage {
    let ledger: Ledger
    let start: Date
    let end: Date
    let zone: TimeZone

    private struct Row: Encodable {
        var name: String
        var kind: String
        var events: [Mark]
    }

    private struct Mark: Encodable {
        /// Seconds after the start.
        var at: Double
        var action: String
        var text: String
    }

    private struct Page: Encodable {
        var duration: Double
        /// Seconds after the start at which a new hour begins, with the hour.
        var hours: [Hour]
        var rows: [Row]
    }

    private struct Hour: Encodable {
        var at: Double
        var text: String
    }

    func html() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let page = Page(duration: end.timeIntervalSince(start), hours: hours(), rows: rows())
        let data = String(decoding: try encoder.encode(page), as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003c")
        let parts = [
            "title": "Ledger – Islet",
            "facts": ContactSheet.escaped("\(Moment.write(start)) to \(Moment.write(end)), \(zone.identifier), \(ledger.events.count) events"),
            "style": try ContactSheet.resource("ledger.css"), "script": try ContactSheet.resource("ledger.js"), "data": data,
        ]
        return Data(ContactSheet.fill(try ContactSheet.resource("ledger.html"), with: parts).utf8)
    }

    private func rows() -> [Row] {
        let writer = LedgerWriter(zone: zone)
        var order: [String] = []
        var rows: [String: Row] = [:]
        for event in ledger.events {
            let key = LedgerWriter.text(event.subject)
            if rows[key] == nil {
                order.append(key)
                rows[key] = Row(name: key, kind: event.subject.kind.rawValue, events: [])
            }
            rows[key]?.events.append(Mark(at: event.time.timeIntervalSince(start), action: event.action.rawValue, text: writer.line(event)))
        }
        return order.compactMap { rows[$0] }
    }

    private func hours() -> [Hour] {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let duration = end.timeIntervalSince(start)
        let step = [1.0, 2, 3, 6, 12, 24, 48, 168, 730].first { duration / ($0 * 3600) <= 26 } ?? 730
        var hours: [Hour] = []
        var moment = calendar.dateInterval(of: .hour, for: start)?.start ?? start
        while moment <= end {
            let hour = calendar.component(.hour, from: moment)
            if moment >= start {
                hours.append(
                    Hour(
                        at: moment.timeIntervalSince(start),
                        text: step >= 24 ? "\(calendar.component(.day, from: moment)).\(calendar.component(.month, from: moment))." : "\(hour):00"))
            }
            moment.addTimeInterval(step * 3600)
        }
        return hours
    }
}
