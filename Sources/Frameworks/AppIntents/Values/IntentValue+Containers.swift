import FoundationOverlay

extension Optional: _IntentValue where Wrapped: _IntentValue {
    public typealias ValueType = Wrapped.ValueType
    public typealias UnwrappedType = Wrapped

    public var _data: IntentData? { self?._data }

    public static func _restored(from data: IntentData) -> RestoredValue? {
        Wrapped._restored(from: data)
    }

    public static var _unset: Wrapped?? { .some(nil) }

    public static func _queryDefault() async -> Wrapped?? {
        await Wrapped._queryDefault().map { .some($0) }
    }

    public static func _choices() async throws -> [any _IntentValue] { try await Wrapped._choices() }
    public static var _query: (any EntityQuery)? { Wrapped._query }
}

extension Array: _IntentValue where Element: _IntentValue {
    public typealias ValueType = Element
    public typealias UnwrappedType = [Element]

    public var _data: IntentData? { .list(compactMap(\._data)) }
    public static func _queryDefault() async -> [Element]? { await _query?._anyDefault() as? [Element] }
    public static func _choices() async throws -> [any _IntentValue] { try await Element._choices() }
    public static var _query: (any EntityQuery)? { Element._query }

    public static func _restored(from data: IntentData) -> RestoredValue? {
        guard case .list(let items) = data else { return nil }
        let restored = items.compactMap { Element._restored(from: $0) }
        guard restored.count == items.count else { return nil }
        return .query {
            var values: [Element] = []
            for item in restored {
                if let value = try await item.resolved() as? Element { values.append(value) }
            }
            return values
        }
    }
}
