import AppIntents
import ExtensionProtocol
import FoundationOverlay
import Intents

extension INIntent {
    /// Sets parameters to the values that a person gave.
    func set(_ values: IntentValues) throws {
        let data = try JSONDecoder().decode([String: IntentData].self, from: Data(values.parameters.utf8))
        for (name, value) in data.sorted(by: { $0.key < $1.key }) where !_set(name, to: value.written) {
            throw IntentValueFailure(parameter: Self._parameters.first { $0.name == name }, name: name, text: value.written)
        }
    }
}

/// Why an intent cannot have a value.
private struct IntentValueFailure: Error, CustomStringConvertible {
    let parameter: _IntentParameterDescription?
    let name: String
    let text: String

    var description: String {
        guard let parameter else { return "The intent has no parameter with the name “\(name)”." }
        let choices = parameter.choices.isEmpty ? "it is a \(parameter.type)" : "there is \(parameter.choices.joined(separator: ", "))"
        return "“\(name)” cannot be “\(text)”: \(choices)."
    }
}
