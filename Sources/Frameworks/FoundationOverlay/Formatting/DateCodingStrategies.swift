import Foundation

// Members of a formatter are looked for in the type that users extend.

extension JSONEncoder.DateEncodingStrategy {
    /// Dates as the text that a formatter makes of them.
    public static func formatted(_ formatter: DateFormatter) -> Self { .formatted(formatter as Foundation.DateFormatter) }
}

extension JSONDecoder.DateDecodingStrategy {
    /// Dates from texts that a formatter reads.
    public static func formatted(_ formatter: DateFormatter) -> Self { .formatted(formatter as Foundation.DateFormatter) }
}
