import FoundationOverlay
import Snapshot
import Synchronization

/// Dates that were sent as UNIX time where ActivityKit reads seconds since 2001: they land 31 years too late.
enum ActivityDates {
    /// A date further ahead than this, in seconds, is looked at: no Live Activity lasts 20 years.
    private static let suspicious = 20 * year
    /// A UNIX time this near to the moment that is drawn was meant as one, in seconds.
    private static let near = 5 * year
    private static let year = 365.25 * 86400

    static func findings(in value: some Encodable, part: ActivityFinding.Part, type: String, near moment: Date) throws -> [SnapshotDiagnostic] {
        try dates(in: value).compactMap { path, date in
            guard date.timeIntervalSince(moment) > suspicious, let meant = meant(by: date, near: moment) else { return nil }
            return ActivityFinding.finding(
                .activityUnixDate, .warning,
                "The \(part.rawValue) of \(type): \(path) is \(text(date)); as UNIX time it would be \(text(meant)). A Date is coded as "
                    + "seconds since 1 January 2001: subtract 978307200."
            )
        }
    }

    /// The UNIX time, in seconds or milliseconds, that the number of a date may have been.
    private static func meant(by date: Date, near moment: Date) -> Date? {
        [1, 1000].map { Date(timeIntervalSince1970: date.timeIntervalSinceReferenceDate / $0) }
            .first { abs($0.timeIntervalSince(moment)) < near }
    }

    /// Every date that is coded as one, with its coding path.
    private static func dates(in value: some Encodable) throws -> [(path: String, date: Date)] {
        let found = FoundDates()
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        encoder.dateEncodingStrategy = .custom { date, encoder in
            found.note(encoder.codingPath, date)
            var container = encoder.singleValueContainer()
            try container.encode(date.timeIntervalSinceReferenceDate)
        }
        _ = try encoder.encode(value)
        return found.dates
    }

    private final class FoundDates: Sendable {
        private let found = Mutex<[(path: String, date: Date)]>([])
        var dates: [(path: String, date: Date)] { found.withLock { $0 } }
        func note(_ path: [any CodingKey], _ date: Date) {
            let text = DecodingFault.text(path)
            found.withLock { $0.append((text, date)) }
        }
    }

    private static func text(_ date: Date) -> String { date.formatted(Date.ISO8601FormatStyle()) }
}
