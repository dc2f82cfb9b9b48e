import FoundationOverlay
import ExtensionProtocol
import Snapshot

/// Intents as plain data, and back.
enum IntentArchive {
    enum Failure: Error, CustomStringConvertible {
        case unknownIntent(String)
        case unknownParameter(String, intent: String)
        case misfit(parameter: String, intent: String)
        case notJSON(String, intent: String)
        case notChosen(text: String, parameter: String, choices: [String])

        var description: String {
            switch self {
            case .unknownIntent(let name): "The program has no intent with the name “\(name)”."
            case .notChosen(let text, let name, let choices):
                "“\(name)” cannot be “\(text)”" + (choices.isEmpty ? "." : ": there is \(choices.joined(separator: ", ")).")
            case .unknownParameter(let name, let intent): "\(intent) has no parameter with the name “\(name)”."
            case .misfit(let name, let intent): "The value of “\(name)” is none that \(intent) takes there."
            case .notJSON(let reason, let intent): "The parameters of \(intent) cannot be read: \(reason)"
            }
        }
    }

    static func values(of intent: any AppIntent) -> IntentValues {
        let name = type(of: intent).persistentIdentifier
        do {
            return IntentValues(intent: name, parameters: try IntentData.json(IntentParameters.data(of: intent)))
        } catch {
            IntentFinding.unarchivable(name, "\(error)")
            return IntentValues(intent: name, parameters: "{}")
        }
    }

    /// What a tap on a button or toggle with this intent does.
    static func action(for intent: any AppIntent, control: IntentAction.Control) -> IntentAction {
        IntentRegistry.note(type(of: intent))
        let values = values(of: intent)
        var action = IntentAction(intent: values.intent, parameters: values.parameters, control: control)
        action.opensApp = intent.opensApp
        action.runsInApp = intent.runsInApp
        return action
    }

    /// Makes the intent again; entities are found by their queries.
    static func intent(_ values: IntentValues) async throws -> any AppIntent {
        guard let type = IntentRegistry.type(named: values.intent) else { throw Failure.unknownIntent(values.intent) }
        return try await intent(type, values)
    }

    static func intent<Intent: AppIntent>(_ type: Intent.Type, _ values: IntentValues) async throws -> Intent {
        let intent = type.init()
        let parameters = IntentParameters.all(of: intent)
        try await IntentInQuestion.$current.withValue(intent) {
            for (name, data) in try parse(values).sorted(by: { $0.key < $1.key }) {
                guard let parameter = parameters.first(where: { $0.name == name })?.parameter else {
                    throw Failure.unknownParameter(name, intent: values.intent)
                }
                guard try await parameter.restore(from: data) else { throw Failure.misfit(parameter: name, intent: values.intent) }
            }
        }
        return intent
    }

    /// Makes an intent from texts that a person wrote, and for the rest from what a new widget has.
    static func written<Intent: AppIntent>(_ type: Intent.Type, _ values: IntentValues) async throws -> Intent {
        let intent = type.init()
        var texts = try parse(values).mapValues(\.written)
        try await IntentInQuestion.$current.withValue(intent) {
            for (name, parameter) in IntentParameters.all(of: intent) {
                guard let text = texts.removeValue(forKey: name) else {
                    await parameter.fillFromOptions()
                    continue
                }
                guard try await parameter.take(text) else {
                    let choices = try await parameter.described(name, searching: nil).choices.map {
                        $0.value == $0.title ? $0.value : "\($0.value) (\($0.title))"
                    }
                    throw Failure.notChosen(text: text, parameter: name, choices: choices)
                }
            }
        }
        if let name = texts.keys.min() { throw Failure.unknownParameter(name, intent: type.persistentIdentifier) }
        return intent
    }

    /// Makes the intent again without asking queries: values that need one are left out.
    static func intentAtOnce<Intent: AppIntent>(_ type: Intent.Type, _ values: IntentValues) throws -> Intent {
        let intent = type.init()
        let data = try parse(values)
        for (name, parameter) in IntentParameters.all(of: intent) {
            guard let value = data[name], !parameter.restoreAtOnce(from: value) else { continue }
            IntentFinding.note(
                .intentValueNotFound, "The value of “\(name)” in a configuration of \(values.intent) is left out: it takes a query to find it.")
        }
        return intent
    }

    private static func parse(_ values: IntentValues) throws -> [String: IntentData] {
        do {
            return try IntentData.parameters(ofJSON: values.parameters)
        } catch {
            throw Failure.notJSON("\(error)", intent: values.intent)
        }
    }
}

extension AppIntent {
    /// Whether the app comes to the foreground for the intent.
    var opensApp: Bool { Self.openAppWhenRun || Self.supportedModes.opensApp }

    /// Whether the intent runs in the process of the app, and not of the extension.
    var runsInApp: Bool {
        opensApp || self is any LiveActivityIntent || self is any AudioPlaybackIntent || self is any AudioStartingIntent
            || self is any AudioRecordingIntent || self is any ForegroundContinuableIntent || Self.allowedExecutionTargets.isOnlyApp
    }
}
