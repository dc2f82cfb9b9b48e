import FoundationOverlay

/// What a text without a value of its own says in a picture: something of the kind that its property's name speaks of.
struct MadeUpText {
    let names: MadeUpNames
    /// The place in the innermost list, from 1.
    let index: Int
    let isInList: Bool
    /// What a date of that name would be.
    let date: Date
    /// How long what takes time takes.
    let seconds: Int

    var text: String { code ?? measure ?? name }

    /// What programs read: colours, symbols, addresses.
    private var code: String? {
        if names.say("color", "colour", "hex", "tint") { return "#007AFF" }
        if names.say("symbol", "icon", "image", "glyph", "sf") { return "star.fill" }
        if names.say("emoji") { return "🙂" }
        if names.say("url", "link") { return "https://example.com" }
        if names.say("percent") { return "60 %" }
        if names.say("id", "identifier", "uuid") { return "\(index)" }
        return nil
    }

    /// What is counted, paid or measured, by the word that the name ends with: a `timerType` is no time.
    private var measure: String? {
        switch names.noun {
        case "remaining", "elapsed", "left", "countdown", "duration", "timer", "stopwatch": clock
        case "time" where names.say("remaining", "elapsed", "left"): clock
        case "time", "eta", "clock", "arrival", "departure", "deadline": date.formatted(date: .omitted, time: .shortened)
        case "date", "day": date.formatted(date: .abbreviated, time: .omitted)
        case "price", "amount", "cost", "fare", "balance": (12.5).formatted(.currency(code: "USD"))
        case "temperature", "temp": "21°"
        case "score", "count", "points", "goals": "\(isInList ? 3 + index : 4)"
        default: nil
        }
    }

    private var clock: String { "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)" }

    private var name: String {
        let name = names.words.isEmpty ? "Text" : names.words.joined(separator: " ").capitalized
        return isInList ? "\(name) \(index)" : name
    }
}
