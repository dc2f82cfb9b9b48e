import ExtensionProtocol
import FoundationOverlay
import Snapshot

/// Configurations of widgets and controls.
public enum _IntentConfigurations {
    /// The intent a person configured, or what a new widget has: defaults, and what options and queries offer.
    public static func intent<Intent: AppIntent>(_ type: Intent.Type, configured values: IntentValues?) async throws -> Intent {
        if let values { return try await values.arePartial == true ? IntentArchive.written(type, values) : IntentArchive.intent(type, values) }
        let intent = type.init()
        await IntentParameters.fillFromOptions(intent)
        return intent
    }

    /// The parameters with what a new widget has and what can be chosen.
    public static func parameters<Intent: AppIntent>(of type: Intent.Type) async throws -> [ConfigurationParameter] {
        let intent = try await intent(type, configured: nil)
        return try await IntentInQuestion.$current.withValue(intent) {
            var result: [ConfigurationParameter] = []
            for (name, parameter) in IntentParameters.all(of: intent) { result.append(try await parameter.described(name)) }
            return result
        }
    }

    /// The same without asking queries.
    public static func intentAtOnce<Intent: AppIntent>(_ type: Intent.Type, configured values: IntentValues) throws -> Intent {
        try IntentArchive.intentAtOnce(type, values)
    }

    public static func values(of intent: any AppIntent) -> IntentValues { IntentArchive.values(of: intent) }
}

extension _IntentConfigurations {
    /// What using a control with this intent does.
    public static func action(for intent: any AppIntent, control: IntentAction.Control) -> IntentAction {
        IntentArchive.action(for: intent, control: control)
    }
}
