import Foundation
import IsletModel

/// A whole push payload around made-up data of a Live Activity.
enum ExamplePush: String, CaseIterable {
    case start, update, end

    /// What of the activity's data the event carries.
    var carriesAttributes: Bool { self == .start }

    /// The rows of `aps` before the data, at a depth of two.
    func rows(at moment: Date) -> [String] {
        let seconds = Int(moment.timeIntervalSince1970)
        var rows = [
            "        // UNIX time in seconds at which it is sent; one that is older than what the activity shows is ignored",
            "        \"timestamp\": \(seconds),",
            "        \"event\": \"\(rawValue)\",",
        ]
        switch self {
        case .start:
            rows += [
                "        // a start needs an alert", "        \"alert\": {", "            \"title\": \"Title\",", "            \"body\": \"Body\"",
                "        },",
            ]
        case .update:
            rows += [
                "        // UNIX time in seconds from which on the content is stale; may be left out",
                "        \"stale-date\": \(seconds + Self.hour),",
            ]
        case .end:
            rows += [
                "        // UNIX time in seconds at which it leaves the Lock Screen, at most four hours on; may be left out",
                "        \"dismissal-date\": \(seconds + Self.hour),",
            ]
        }
        return rows
    }

    private static let hour = 3600
}
