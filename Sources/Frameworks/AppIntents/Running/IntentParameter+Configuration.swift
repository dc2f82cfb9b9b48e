import ExtensionProtocol
import FoundationOverlay

extension IntentParameter {
    func take(_ text: String) async throws -> Bool {
        for data in readings(of: text) where try await take(data) { return true }
        for choice in try await choices() where choice.title == text {
            if let data = choice.data, try await take(data) { return true }
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

    func described(_ name: String) async throws -> ConfigurationParameter {
        let choices = try await choices().compactMap { choice in
            choice.data.map { ConfigurationParameter.Choice(value: $0.written, title: choice.title) }
        }
        let title = String(localized: title)
        return ConfigurationParameter(
            name: name, title: title.isEmpty ? name : title, type: "\(Value.UnwrappedType.self)", value: data?.written, choices: choices)
    }

    private func choices() async throws -> [(data: IntentData?, title: String)] {
        let values: [any _IntentValue] = if let options { try await options._anyResults() } else { try await Value._choices() }
        return values.map { value in
            let shown = (value as? any DisplayRepresentable).map { String(localized: $0.displayRepresentation.title) }
            return (value._data, shown ?? value._data?.written ?? "")
        }
    }
}

extension DynamicOptionsProvider {
    fileprivate func _anyResults() async throws -> [any _IntentValue] { try await results()._values }
}

extension IntentData {
    /// nil where the text is no JSON, or a JSON text.
    fileprivate init?(json: String) {
        guard let value = try? JSONDecoder().decode(IntentData.self, from: Data(json.utf8)) else { return nil }  // Then it is a text only.
        self = value
    }

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
