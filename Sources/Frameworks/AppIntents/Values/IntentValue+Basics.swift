import FoundationOverlay

extension Bool: _IntentValue {
    public var _data: IntentData? { .flag(self) }
    public static func _restored(from data: IntentData) -> RestoredValue? {
        if case .flag(let value) = data { .value(value) } else { nil }
    }

    /// A switch is off before anybody turns it on.
    public static var _configurationDefault: Bool? { false }
}

extension Int: _IntentValue {
    public var _data: IntentData? { .integer(self) }
    public static func _restored(from data: IntentData) -> RestoredValue? {
        switch data {
        case .integer(let value): .value(value)
        case .number(let value): Int(exactly: value).map { .value($0) }
        default: nil
        }
    }
}

extension Double: _IntentValue {
    public var _data: IntentData? { .number(self) }
    public static func _restored(from data: IntentData) -> RestoredValue? {
        switch data {
        case .integer(let value): .value(Double(value))
        case .number(let value): .value(value)
        default: nil
        }
    }
}

extension String: _IntentValue {
    public var _data: IntentData? { .text(self) }
    public static func _restored(from data: IntentData) -> RestoredValue? {
        if case .text(let value) = data { .value(value) } else { nil }
    }
}

extension URL: _IntentValue {
    public var _data: IntentData? { .text(absoluteString) }
    public static func _restored(from data: IntentData) -> RestoredValue? {
        if case .text(let text) = data { URL(string: text).map { .value($0) } } else { nil }
    }
}

extension Date: _IntentValue {
    /// Seconds since 2001 in UTC.
    public var _data: IntentData? { .number(timeIntervalSinceReferenceDate) }
    public static func _restored(from data: IntentData) -> RestoredValue? {
        guard case .value(let value) = Double._restored(from: data), let seconds = value as? Double else { return nil }
        return .value(Date(timeIntervalSinceReferenceDate: seconds))
    }
}

extension Duration: _IntentValue {
    /// Seconds and attoseconds.
    public var _data: IntentData? { .list([.integer(Int(components.seconds)), .integer(Int(components.attoseconds))]) }
    public static func _restored(from data: IntentData) -> RestoredValue? {
        guard case .list(let parts) = data, parts.count == 2, case .integer(let seconds) = parts[0], case .integer(let attoseconds) = parts[1] else {
            return nil
        }
        return .value(Duration(secondsComponent: Int64(seconds), attosecondsComponent: Int64(attoseconds)))
    }
}

extension UUID: _IntentValue {
    public var _data: IntentData? { .text(uuidString) }
    public static func _restored(from data: IntentData) -> RestoredValue? {
        if case .text(let text) = data { UUID(uuidString: text).map { .value($0) } } else { nil }
    }
}

extension Never: _IntentValue {
    public var _data: IntentData? { nil }
    public static func _restored(from data: IntentData) -> RestoredValue? { nil }
}
