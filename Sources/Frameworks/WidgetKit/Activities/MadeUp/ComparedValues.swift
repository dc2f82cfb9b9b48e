import FoundationOverlay

/// What properties hold whose values another build reads: something that is not empty, and differs from one property to the next, so that
/// what was swapped is noticed.
struct ComparedValues {
    let keys: [any CodingKey]
    /// Times lie after it, so that what counts down has something to count.
    let moment: Date

    /// nil where the type is made from its own properties.
    func value(of type: Any.Type) -> Any? {
        switch type {
        case is Bool.Type: true
        case is String.Type: text
        case is Int.Type: number
        case is Double.Type: Double(number) + 0.5
        case is Float.Type: Float(number) + 0.5
        case is Int8.Type: Int8(number)
        case is Int16.Type: Int16(number)
        case is Int32.Type: Int32(number)
        case is Int64.Type: Int64(number)
        case is UInt.Type: UInt(number)
        case is UInt8.Type: UInt8(number)
        case is UInt16.Type: UInt16(number)
        case is UInt32.Type: UInt32(number)
        case is UInt64.Type: UInt64(number)
        case is Date.Type: date
        case is DateInterval.Type: DateInterval(start: date, duration: Self.length)
        case is URL.Type: URL(string: "https://example.com/\(text)")
        case is UUID.Type: UUID(uuidString: "00000000-0000-4000-8000-0000000000\(number + 10)")
        case is Data.Type: Data(text.utf8)
        case is Decimal.Type: Decimal(number)
        case is TimeZone.Type: TimeZone(identifier: "UTC")
        case is Locale.Type: Locale(identifier: "en_US")
        default: nil
        }
    }

    /// In seconds.
    private static let length = 600.0
    private static let range = 40

    /// From 3 to 42 by the names that lead here, and on by places in lists, which ranges read in order.
    private var number: Int {
        let names = keys.filter { $0.intValue == nil }.flatMap(\.stringValue.utf8).reduce(0) { $0 + Int($1) }
        return 3 + names % Self.range + keys.compactMap(\.intValue).reduce(0, +)
    }

    private var date: Date { moment.addingTimeInterval(Double(number) * 60) }
    private var text: String { keys.last.map { $0.intValue == nil ? $0.stringValue : "item" } ?? "text" }
}
