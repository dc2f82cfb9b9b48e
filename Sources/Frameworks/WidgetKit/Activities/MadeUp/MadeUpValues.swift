import FoundationOverlay

/// What properties without a value of their own hold in a picture: by their types, and by what words in their names mean.
struct MadeUpValues {
    let path: MadeUpPath

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

    /// Whether an optional property is rather empty.
    var isAbsent: Bool { says("error", "failure", "reason", "warning", "ended", "finished", "completed", "cancel") }

    /// The words of the name, without the places in lists: `driverName` is `driver` and `name`.
    private var words: [String] {
        let name = path.keys.last { $0.intValue == nil }?.stringValue ?? ""
        var result: [String] = []
        var wasUpper = true
        for character in name {
            if !character.isLetter {
                result.append("")
            } else if result.isEmpty || (character.isUppercase && !wasUpper) {
                result.append(String(character))
            } else {
                result[result.count - 1].append(character)
            }
            wasUpper = character.isUppercase
        }
        return result.filter { !$0.isEmpty }.map { $0.lowercased() }
    }

    /// The place in the innermost list, from 1.
    private var index: Int { (path.keys.last { $0.intValue != nil }?.intValue ?? 0) + 1 }
    private var isInList: Bool { path.keys.last?.intValue != nil }

    private func says(_ parts: String...) -> Bool { words.contains { word in parts.contains(where: word.hasPrefix) } }

    private var bool: Bool { says("active", "running", "playing", "live", "on", "enabled", "show", "has", "visible", "available") }

    private static let seconds = 600

    private var whole: Int {
        if says("duration", "interval", "elapsed", "remaining", "second") { return Self.seconds }
        if says("minute") { return Self.seconds / 60 }
        if says("percent", "progress", "battery") { return 60 }
        if says("total", "max", "goal", "target", "limit", "capacity") { return 10 }
        if says("min", "index", "id") { return isInList ? index : 1 }
        return isInList ? 3 + index : 4
    }

    private var number: Double {
        if says("latitude", "lat") { return 37.33 }
        if says("longitude", "lon", "lng") { return -122.03 }
        if says("progress", "fraction", "ratio", "percent", "battery", "completion") { return 0.6 }
        return Double(whole)
    }

    private var date: Date {
        let minutes = Double(Self.seconds)
        if isInList { return path.moment.addingTimeInterval(minutes * Double(2 * index - 3)) }
        if says("start", "begin", "began", "from", "created", "since", "departure", "last", "pickup") {
            return path.moment.addingTimeInterval(-minutes)
        }
        if says("end", "finish", "arriv", "eta", "due", "until", "expir", "deadline", "estimated", "next", "deliver", "target", "complet") {
            return path.moment.addingTimeInterval(2 * minutes)
        }
        return path.moment
    }

    private var text: String {
        if says("color", "colour", "hex", "tint") { return "#007AFF" }
        if says("symbol", "icon", "image", "glyph", "sf") { return "star.fill" }
        if says("emoji") { return "🙂" }
        if says("url", "link") { return "https://example.com" }
        if says("percent") { return "60 %" }
        if says("id", "identifier", "uuid") { return "\(index)" }
        let name = words.isEmpty ? "Text" : words.joined(separator: " ").capitalized
        return isInList ? "\(name) \(index)" : name
    }
}
