import FoundationOverlay

/// A text of an app group that nobody has written, made up from its key as the values of properties are from their names.
enum MadeUpGroupText {
    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// The activity's id may stand before the key, with an underscore between them, as the packages for Flutter write it.
    static func text(for key: String, near moment: Date) -> String? {
        let name = key.split(separator: "_").last.map(String.init) ?? key
        return MadeUpValues(keys: [Key(stringValue: name)], moment: moment).value(of: String.self) as? String
    }
}
