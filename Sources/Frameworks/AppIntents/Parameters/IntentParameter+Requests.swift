import FoundationOverlay
import Metrics

// What an intent asks the person. Nobody is there to answer: each throws what an intent gets whose person does not answer.
extension IntentParameter {
    /// - Support: partial: throws; nobody is asked.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType { throw question("requestValue(_:)", dialog) }

    /// - Support: partial: throws; nobody is asked.
    public func requestDisambiguation(among values: [Value.UnwrappedType], dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType {
        throw question("requestDisambiguation(among:dialog:)", dialog)
    }

    /// - Support: partial: nobody is asked; the answer is yes.
    @discardableResult
    public func requestConfirmation(for value: Value.UnwrappedType, dialog: IntentDialog? = nil) async throws -> Bool {
        UnsupportedAPI.report("IntentParameter.requestConfirmation(for:dialog:)", "nobody is asked; the answer is yes")
        return true
    }

    /// The error of an intent that cannot go on without another value.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> some Error {
        MissingIntentValue(parameter: String(localized: title), dialog: dialog?.text)
    }

    /// The error of an intent that cannot go on without a choice.
    public func needsDisambiguationError(among values: [Value.UnwrappedType], dialog: IntentDialog? = nil) -> some Error {
        MissingIntentValue(parameter: String(localized: title), dialog: dialog?.text)
    }

    private func question(_ function: String, _ dialog: IntentDialog?) -> MissingIntentValue {
        UnsupportedAPI.report("IntentParameter." + function, "nobody is asked; the intent ends with an error")
        return MissingIntentValue(parameter: String(localized: title), dialog: dialog?.text)
    }
}

/// A parameter lacks a value that a person would be asked for.
struct MissingIntentValue: Error, CustomStringConvertible {
    let parameter: String
    let dialog: String?

    var description: String { "the parameter “\(parameter)” needs a value" + (dialog.map { ": " + $0 } ?? "") }
}
