import ExtensionProtocol
import FoundationOverlay

/// A parameter without its type.
protocol AnyIntentParameter: AnyObject, Sendable {
    /// The value as data; nil where there is none.
    var data: IntentData? { get }
    /// Sets the value that data stand for, asking a query where it must; false where they are of another form.
    func restore(from data: IntentData) async throws -> Bool
    /// Sets the value where no query must be asked; false otherwise.
    func restoreAtOnce(from data: IntentData) -> Bool
    /// Takes what the options or the query offer, where nobody set a value.
    func fillFromOptions() async
    /// Sets the value that a person means by a text: the value itself, an id or a title; false where it is none.
    func take(_ text: String) async throws -> Bool
    /// The parameter with its value and what can be chosen.
    ///
    /// - Parameter text: What its query is to look for; nil for what it suggests.
    func described(_ name: String, searching text: String?) async throws -> ConfigurationParameter
}

extension IntentParameter: AnyIntentParameter {
    var data: IntentData? { storedValue?._data }

    func restore(from data: IntentData) async throws -> Bool {
        guard let restored = Value._restored(from: data) else { return false }
        if let found = try await restored.resolved() {
            guard let value = found as? Value else { return false }
            wrappedValue = value
        }
        return true
    }

    func restoreAtOnce(from data: IntentData) -> Bool {
        guard case .value(let restored) = Value._restored(from: data), let value = restored as? Value else { return false }
        wrappedValue = value
        return true
    }

    func fillFromOptions() async {
        guard storedValue == nil else { return }
        if let options, let value = await options._anyDefault() as? Value {
            wrappedValue = value
        } else if let value = await Value._queryDefault() ?? Value._configurationDefault {
            wrappedValue = value
        }
    }
}

extension DynamicOptionsProvider {
    func _anyDefault() async -> Any? { await defaultResult() }
}

/// The parameters of an intent, found by their names in its type.
enum IntentParameters {
    /// By name, in the order of the source.
    static func all(of intent: any AppIntent) -> [(name: String, parameter: any AnyIntentParameter)] {
        var found: [(name: String, parameter: any AnyIntentParameter)] = []
        var mirror: Mirror? = Mirror(reflecting: intent)
        while let level = mirror {
            found += level.children.compactMap { child in
                guard let parameter = child.value as? any AnyIntentParameter, let label = child.label else { return nil }
                return (label.hasPrefix("_") ? String(label.dropFirst()) : label, parameter)
            }
            mirror = level.superclassMirror
        }
        return found
    }

    /// The values that are set, by name.
    static func data(of intent: any AppIntent) -> [String: IntentData] {
        all(of: intent).reduce(into: [:]) { result, entry in result[entry.name] = entry.parameter.data }
    }

    static func name<Intent: AppIntent>(of path: PartialKeyPath<Intent>, in intent: Intent) -> String? {
        let wanted = intent[keyPath: path] as AnyObject
        return all(of: intent).first { $0.parameter === wanted }?.name
    }

    /// Takes what options and queries offer for parameters nobody set, in the order of the source.
    static func fillFromOptions(_ intent: any AppIntent) async {
        await IntentInQuestion.$current.withValue(intent) {
            for entry in all(of: intent) { await entry.parameter.fillFromOptions() }
        }
    }
}
