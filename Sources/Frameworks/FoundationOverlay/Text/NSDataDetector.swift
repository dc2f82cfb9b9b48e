// - Support: partial: links, addresses of mail, phone numbers and dates written with numbers or English months; no postal addresses, flights.
import Foundation

/// A set of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// What a detector found, beside its place.
public final class _DetectedResult: NSTextCheckingResult {
    enum Value {
        case link(URL)
        case phoneNumber(String)
        case date(Date)
    }

    private let place: NSRange
    let value: Value

    init(_ value: Value, _ place: NSRange) {
        self.value = value
        self.place = place
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    public override var range: NSRange { place }
    public override var numberOfRanges: Int { 1 }
    public override func range(at index: Int) -> NSRange { index == 0 ? place : NSRange(location: NSNotFound, length: 0) }

    public override var resultType: NSTextCheckingResult.CheckingType {
        switch value {
        case .link: .init(rawValue: 1 << 5)
        case .phoneNumber: .init(rawValue: 1 << 11)
        case .date: .init(rawValue: 1 << 3)
        }
    }
}

extension NSTextCheckingResult {
    public var url: URL? { if case .link(let url)? = (self as? _DetectedResult)?.value { url } else { nil } }
    public var phoneNumber: String? { if case .phoneNumber(let text)? = (self as? _DetectedResult)?.value { text } else { nil } }
    public var date: Date? { if case .date(let date)? = (self as? _DetectedResult)?.value { date } else { nil } }
}

extension NSTextCheckingResult.CheckingType {
    public static var date: Self { Self(rawValue: 1 << 3) }
    public static var address: Self { Self(rawValue: 1 << 4) }
    public static var link: Self { Self(rawValue: 1 << 5) }
    public static var phoneNumber: Self { Self(rawValue: 1 << 11) }
    public static var transitInformation: Self { Self(rawValue: 1 << 12) }
}

/// Finds links, phone numbers and dates in texts.
public final class NSDataDetector: NSObject, @unchecked Sendable {
    public let checkingTypes: NSTextCheckingTypes

    /// Throws where no type is asked for.
    public init(types: NSTextCheckingTypes) throws {
        guard types != 0 else { throw CocoaError(.formatting) }
        checkingTypes = types
        super.init()
    }

    public func matches(in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
        var found: [_DetectedResult] = []
        for pattern in DetectionPattern.all where checkingTypes & pattern.type != 0 {
            for match in pattern.expression.matches(in: text, range: range) {
                let isTaken = found.contains { NSIntersectionRange($0.range, match.range).length > 0 }
                guard !isTaken, let result = pattern.result((text as NSString).substring(with: match.range), match.range) else { continue }
                found.append(result)
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    public func firstMatch(in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? {
        matches(in: text, options: options, range: range).first
    }

    public func numberOfMatches(in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int {
        matches(in: text, options: options, range: range).count
    }

    public func enumerateMatches(
        in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        for match in matches(in: text, options: options, range: range) {
            var stops: ObjCBool = false
            block(match, [], &stops)
            if stops.boolValue { return }
        }
    }
}

/// How one kind of data is written.
private struct DetectionPattern: @unchecked Sendable {
    let type: NSTextCheckingTypes
    let expression: NSRegularExpression
    let result: (String, NSRange) -> _DetectedResult?

    init(_ type: NSTextCheckingResult.CheckingType, _ pattern: String, _ value: @escaping (String) -> _DetectedResult.Value?) {
        self.type = type.rawValue
        guard let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive) else {
            fatalError("the pattern \(pattern) is broken")
        }
        self.expression = expression
        result = { text, range in value(text).map { _DetectedResult($0, range) } }
    }

    /// Of kinds that can be taken for one another the stricter first.
    static let all: [DetectionPattern] = [
        DetectionPattern(.link, #"\b[a-z0-9._%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}\b"#) { text in
            URL(string: "mailto:" + text).map { .link($0) }
        },
        DetectionPattern(.link, #"\b[a-z][a-z0-9+.-]*://[^\s<>"]*[^\s<>".,;:!?()\[\]{}']"#) { text in URL(string: text).map { .link($0) } },
        DetectionPattern(.link, bareAddress) { text in URL(string: "http://" + text).map { .link($0) } },
        DetectionPattern(.date, datePattern) { text in date(text).map { .date($0) } },
        DetectionPattern(.phoneNumber, #"(?<![\w.])(\+\d{1,3}[ .-]?)?(\(\d{1,4}\)[ .-]?)?\d{2,4}([ .-]?\d{2,4}){1,4}(?![\w])"#) { text in
            text.count { $0.isNumber } >= 7 ? .phoneNumber(text) : nil
        },
    ]

    private static let bareAddress =
        #"\b([a-z0-9-]+\.)+(com|org|net|edu|gov|io|dev|app|co|me|info|de|fr|uk|jp|cn|ru|eu)\b"#
        + #"(/[^\s<>"]*[^\s<>".,;:!?()\[\]{}'])?"#
    private static let months = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*"
    private static let datePattern =
        #"\b(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}/\d{1,2}/\d{2,4}|"# + months + #"\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}\.? "# + months
        + #"\.? \d{4})(?:,?(?: at)? \d{1,2}:\d{2}(?: ?[ap]m)?)?\b"#

    /// A date without a time is at noon, as the detector of Apple's systems has it.
    private static func date(_ text: String) -> Date? {
        let plain = text.replacingOccurrences(of: #"(\d)(st|nd|rd|th)\b"#, with: "$1", options: .regularExpression)
            .replacingOccurrences(of: #",|\.(?=\s)| at(?= )"#, with: "", options: .regularExpression)
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        let days = ["yyyy-M-d", "M/d/yyyy", "M/d/yy", "MMMM d yyyy", "MMM d yyyy", "d MMMM yyyy", "d MMM yyyy"]
        for day in days {
            for time in ["", " H:mm", " h:mm a", " h:mma"] {
                formatter.dateFormat = day + time
                guard let date = formatter.date(from: plain) else { continue }
                return time.isEmpty ? Calendar.current.date(bySettingHour: 12, minute: 0, second: 0, of: date) : date
            }
        }
        return nil
    }
}
