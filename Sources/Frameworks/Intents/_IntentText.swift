import FoundationOverlay

/// A parameter of an intent whose class is made from a definition file.
public struct _IntentParameterDescription: Sendable {
    public let name: String
    /// What the editor shows.
    public let title: String
    public let type: String
    /// The names of an enumeration's cases.
    public let choices: [String]

    public init(_ name: String, _ title: String, type: String, choices: [String] = []) {
        (self.name, self.title, self.type, self.choices) = (name, title, type, choices)
    }
}

/// Values of such parameters from texts that a person wrote.
public enum _IntentText {
    public static func value(_ text: String, _: String.Type) -> String? { text }
    public static func value(_ text: String, _: URL.Type) -> URL? { URL(string: text) }

    public static func value(_ text: String, _: NSNumber.Type) -> NSNumber? {
        Bool(text).map { NSNumber(value: $0) } ?? Int(text).map { NSNumber(value: $0) } ?? Double(text).map { NSNumber(value: $0) }
    }

    /// - Parameter text: A day or a moment in the form of ISO 8601.
    public static func value(_ text: String, _: DateComponents.Type) -> DateComponents? {
        let styles = [Date.ISO8601FormatStyle(timeZone: .current), Date.ISO8601FormatStyle(timeZone: .current).year().month().day()]
        guard let date = styles.lazy.compactMap({ try? $0.parse(text) }).first else { return nil }  // The next form is tried.
        return Calendar.current.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    }

    /// An object with the text as its identifier and its name.
    public static func value<Object: INObject>(_ text: String, _: Object.Type) -> Object? {
        Object(identifier: text, display: text, pronunciationHint: nil)
    }

    /// Gives a value to a property, where there is one.
    public static func take<Value>(_ value: Value?, _ set: (Value) -> Void) -> Bool { value.map(set) != nil }
}
