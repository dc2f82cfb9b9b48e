import ExtensionProtocol
import FoundationOverlay

extension IntentParameter {
    func take(_ text: String) async throws -> Bool {
        for data in readings(of: text) where try await take(data) { return true }
        for choice in try await choices() where choice.shownTitle == text {
            if let data = choice.value._data, try await take(data) { return true }
        }
        return false
    }

    private func take(_ data: IntentData) async throws -> Bool {
        guard let found = try await Value._restored(from: data)?.resolved(), let value = found as? Value else { return false }
        wrappedValue = value
        return true
    }

    /// What a text can stand for: itself, a moment, what it is as JSON, or values with commas between.
    private func readings(of text: String) -> [IntentData] {
        var result = [IntentData.text(text)]
        if Value.ValueType.self == Date.self, let moment = Self.moment(text) { result.append(.number(moment.timeIntervalSinceReferenceDate)) }
        if let value = IntentData(json: text) { result.append(value) }
        result.append(.list(text.split(separator: ",").map { .text($0.trimmingCharacters(in: .whitespaces)) }))
        return result
    }

    private static func moment(_ text: String) -> Date? {
        let styles = [Date.ISO8601FormatStyle(timeZone: .current), Date.ISO8601FormatStyle(timeZone: .current).year().month().day()]
        return styles.lazy.compactMap { try? $0.parse(text) }.first  // The next form is tried.
    }

    func described(_ name: String, searching text: String?) async throws -> ConfigurationParameter {
        let title = String(localized: title)
        var described = ConfigurationParameter(
            name: name, title: title.isEmpty ? name : title, type: "\(Value.UnwrappedType.self)", value: data?.written,
            choices: try await choices(matching: text).compactMap { try $0.described })
        described.editor = Self.editor
        described.data = try data?.json
        described.isOptional = Value._unset != nil
        described.isList = Value.UnwrappedType.self is any Collection.Type && Value.UnwrappedType.self != String.self
        described.isSearchable = searchable != nil
        described.range = details.range.map { [$0.0, $0.1] }
        described.style = details.controlStyle
        return described
    }

    private static var editor: ConfigurationParameter.Editor {
        switch Value.ValueType.self {
        case is String.Type, is URL.Type: .text
        case is Int.Type: .integer
        case is Double.Type: .number
        case is Bool.Type: .flag
        case is Date.Type: .date
        default: .other
        }
    }

    /// What finds values by a text; nil where nothing does.
    private var searchable: (any EntityStringQuery)? {
        if let options { return options as? any EntityStringQuery }
        return Value._query as? any EntityStringQuery
    }

    private func choices(matching text: String? = nil) async throws -> [_OfferedValue] {
        if let text, !text.isEmpty, let searchable { return try await searchable._offered(matching: text) }
        return if let options { try await options._offered() } else { try await Value._choices().map { _OfferedValue($0) } }
    }
}

extension DynamicOptionsProvider {
    fileprivate func _offered() async throws -> [_OfferedValue] { try await results()._offered }
}

extension EntityStringQuery {
    fileprivate func _offered(matching text: String) async throws -> [_OfferedValue] { try await entities(matching: text)._offered }
}

extension _OfferedValue {
    /// The title that its section gives it, or its own.
    fileprivate var shownTitle: String {
        title ?? (value as? any DisplayRepresentable).map { String(localized: $0.displayRepresentation.title) } ?? value._data?.written ?? ""
    }

    /// nil where the value cannot be kept.
    fileprivate var described: ConfigurationParameter.Choice? {
        get throws {
            guard let data = value._data else { return nil }
            let own = (value as? any DisplayRepresentable)?.displayRepresentation.subtitle.map { String(localized: $0) }
            return ConfigurationParameter.Choice(
                value: data.written, title: shownTitle, data: try data.json, subtitle: subtitle ?? own, section: section)
        }
    }
}

extension IntentData {
    /// nil where the text is no JSON, or a JSON text.
    fileprivate init?(json: String) {
        guard let value = try? JSONDecoder().decode(IntentData.self, from: Data(json.utf8)) else { return nil }  // Then it is a text only.
        self = value
    }

    var json: String { get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) } }

    /// As a person would write it.
    public var written: String {
        switch self {
        case .text(let text): text
        case .integer(let value): "\(value)"
        case .number(let value): "\(value)"
        case .flag(let value): "\(value)"
        case .list(let values): values.map(\.written).joined(separator: ", ")
        case .record(let fields): fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.written)" }.joined(separator: ", ")
        }
    }
}
