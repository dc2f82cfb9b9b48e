import FoundationOverlay

/// A value that tells by itself whether it is whole.
struct StressValue {
    var writer: Int
    var number: Int

    /// The size changes with the number: from bytes to more than a page of the database.
    private var filling: String { String(repeating: "\(writer)-\(number);", count: number * 37 % 700) }

    var stored: [String: Any] { ["writer": writer, "number": number, "filling": filling] }

    init(writer: Int, number: Int) {
        self.writer = writer
        self.number = number
    }

    /// Nil where the value was not written as one piece.
    init?(_ stored: Any) {
        guard let stored = stored as? [String: Any], let writer = stored["writer"] as? Int, let number = stored["number"] as? Int else { return nil }
        self.init(writer: writer, number: number)
        guard stored["filling"] as? String == filling, stored.count == 3 else { return nil }
    }
}

/// Writes numbered values to keys of its own and to keys of all writers, and says each number when it is written.
struct StressWriter {
    var defaults: UserDefaults
    var writer: Int
    var from: Int
    var to: Int

    func run() {
        for number in from..<to {
            let value = StressValue(writer: writer, number: number)
            defaults.set(value.stored, forKey: "own-\(writer)-\(number % 100)")
            defaults.set(value.stored, forKey: "shared-\(number % 10)")
            say("\(number)")
        }
    }
}

/// Reads everything again and again and says what is not whole.
struct StressReader {
    var defaults: UserDefaults
    var rounds: Int

    func run() {
        for _ in 0..<rounds {
            for (key, stored) in defaults.dictionaryRepresentation() where StressValue(stored) == nil { say("torn: \(key)") }
        }
        say("read")
    }
}
