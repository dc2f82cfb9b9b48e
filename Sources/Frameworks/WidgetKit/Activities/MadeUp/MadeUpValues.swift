import FoundationOverlay

/// What properties without a value of their own hold in a picture: by their types, and by what words in their names mean.
struct MadeUpValues {
    let keys: [any CodingKey]
    /// What times lie around.
    let moment: Date

    /// nil where the type is made from its own properties.
    func value(of type: Any.Type) -> Any? {
        switch type {
        case is Bool.Type: bool
        case is String.Type: text
        case is Int.Type: whole
        case is Double.Type: number
        case is Float.Type: Float(number)
        case is Int8.Type: Int8(whole)
        case is Int16.Type: Int16(whole)
        case is Int32.Type: Int32(clamping: whole)
        case is Int64.Type: Int64(whole)
        case is UInt.Type: UInt(whole)
        case is UInt8.Type: UInt8(clamping: whole)
        case is UInt16.Type: UInt16(clamping: whole)
        case is UInt32.Type: UInt32(clamping: whole)
        case is UInt64.Type: UInt64(whole)
        case is Date.Type: date
        case is URL.Type: URL(string: "https://example.com/\(index)")
        case is UUID.Type: UUID(uuidString: "00000000-0000-0000-0000-00000000000\(index % 10)")
        case is Decimal.Type: Decimal(whole)
        case is Data.Type: Data()
        case is TimeZone.Type: TimeZone.current
        case is Locale.Type: Locale.current
        case is Calendar.Type: Calendar.current
        case is Duration.Type: Duration.seconds(Self.seconds)
        case is AttributedString.Type: AttributedString(text)
        default: nil
        }
    }

    /// The place in the innermost list, from 1.
    private var index: Int { (keys.last { $0.intValue != nil }?.intValue ?? 0) + 1 }
    private var isInList: Bool { keys.last?.intValue != nil }

    private var names: MadeUpNames { MadeUpNames(keys) }

    private var bool: Bool { names.say("active", "running", "playing", "live", "on", "enabled", "show", "has", "visible", "available") }

    private static let seconds = 600

    private var whole: Int {
        if names.say("duration", "interval", "elapsed", "remaining", "second") { return Self.seconds }
        if names.say("minute") { return Self.seconds / 60 }
        if names.say("percent", "progress", "battery") { return 60 }
        if names.say("total", "max", "goal", "target", "limit", "capacity") { return 10 }
        if names.say("min", "index", "id") { return isInList ? index : 1 }
        return isInList ? 3 + index : 4
    }

    private var number: Double {
        if names.say("latitude", "lat") { return 37.33 }
        if names.say("longitude", "lon", "lng") { return -122.03 }
        if names.say("progress", "fraction", "ratio", "percent", "battery", "completion") { return 0.6 }
        return Double(whole)
    }

    private var date: Date {
        let minutes = Double(Self.seconds)
        if isInList { return moment.addingTimeInterval(minutes * Double(2 * index - 3)) }
        if names.say("start", "begin", "began", "from", "created", "since", "departure", "last", "pickup") {
            return moment.addingTimeInterval(-minutes)
        }
        if names.say("end", "finish", "arriv", "eta", "due", "until", "expir", "deadline", "estimated", "next", "deliver", "target", "complet") {
            return moment.addingTimeInterval(2 * minutes)
        }
        return moment
    }

    private var text: String { MadeUpText(names: names, index: index, isInList: isInList, date: date, seconds: Self.seconds).text }
}
