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

/// An enumeration of a definition file.
public protocol _IntentChoice {
    /// The cases by their names.
    static var _named: [String: Self] { get }
}

/// Values of such parameters from texts that a person wrote. The functions say whether the text is a value.
public enum _IntentText {
    public static func take(_ text: String, _ value: inout String?) -> Bool { set(text, &value) }
    public static func take(_ text: String, _ value: inout NSNumber?) -> Bool { set(number(text), &value) }
    public static func take(_ text: String, _ value: inout URL?) -> Bool { set(URL(string: text), &value) }
    public static func take(_ text: String, _ value: inout DateComponents?) -> Bool { set(moment(text), &value) }
    /// The text is the identifier and the name of an object.
    public static func take<Object: INObject>(_ text: String, _ value: inout Object?) -> Bool { set(object(text), &value) }
    public static func take<Choice: _IntentChoice>(_ text: String, _ value: inout Choice) -> Bool {
        guard let choice = Choice._named[text] else { return false }
        value = choice
        return true
    }

    public static func take(_ text: String, _ value: inout [String]?) -> Bool { setAll(text, &value) { $0 } }
    public static func take(_ text: String, _ value: inout [NSNumber]?) -> Bool { setAll(text, &value, number) }
    public static func take(_ text: String, _ value: inout [URL]?) -> Bool { setAll(text, &value) { URL(string: $0) } }
    public static func take<Object: INObject>(_ text: String, _ value: inout [Object]?) -> Bool { setAll(text, &value, object) }
    public static func take<Choice: _IntentChoice>(_ text: String, _ value: inout [Choice]?) -> Bool { setAll(text, &value) { Choice._named[$0] } }

    /// No text stands for people, files and the like.
    @_disfavoredOverload public static func take<Value>(_ text: String, _ value: inout Value) -> Bool { false }

    /// The names of the cases, where a property is an enumeration.
    public static func choices<Root, Choice: _IntentChoice>(_ property: KeyPath<Root, Choice>) -> [String] { Choice._named.keys.sorted() }
    public static func choices<Root, Choice: _IntentChoice>(_ property: KeyPath<Root, [Choice]?>) -> [String] { Choice._named.keys.sorted() }
    @_disfavoredOverload public static func choices<Root, Value>(_ property: KeyPath<Root, Value>) -> [String] { [] }

    private static func set<Value>(_ new: Value?, _ value: inout Value?) -> Bool {
        guard let new else { return false }
        value = new
        return true
    }

    /// Values with commas between.
    private static func setAll<Value>(_ text: String, _ values: inout [Value]?, _ read: (String) -> Value?) -> Bool {
        let parts = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        let read = parts.compactMap(read)
        return read.count == parts.count && set(read, &values)
    }

    private static func object<Object: INObject>(_ text: String) -> Object? { Object(identifier: text, display: text, pronunciationHint: nil) }

    private static func number(_ text: String) -> NSNumber? {
        Bool(text).map { NSNumber(value: $0) } ?? Int(text).map { NSNumber(value: $0) } ?? Double(text).map { NSNumber(value: $0) }
    }

    /// A day or a moment in the form of ISO 8601.
    private static func moment(_ text: String) -> DateComponents? {
        let styles = [Date.ISO8601FormatStyle(timeZone: .current), Date.ISO8601FormatStyle(timeZone: .current).year().month().day()]
        guard let date = styles.lazy.compactMap({ try? $0.parse(text) }).first else { return nil }  // The next form is tried.
        return Calendar.current.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    }
}
