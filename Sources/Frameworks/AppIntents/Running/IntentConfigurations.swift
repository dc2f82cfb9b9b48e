import ExtensionProtocol
import ExtensionRuntime
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

    /// The parameters with what the widget has, or a new one, and what can be chosen beside that.
    public static func parameters<Intent: AppIntent>(
        of type: Intent.Type, in surroundings: ProviderSurroundings
    ) async throws -> [ConfigurationParameter] {
        let intent = try await intent(type, configured: surroundings.configuration)
        let shown = shownParameters(of: intent, family: IntentWidgetFamily(rawValue: surroundings.family))
        return try await IntentInQuestion.$current.withValue(intent) {
            var result: [ConfigurationParameter] = []
            for (name, parameter) in IntentParameters.all(of: intent) {
                var described = try await parameter.described(name, searching: surroundings.searches[name])
                described.isHidden = shown.map { !$0.contains(name) } ?? false
                result.append(described)
            }
            return result
        }
    }

    /// Names of the parameters that the summary has for these values; nil where there is no summary.
    private static func shownParameters<Intent: AppIntent>(of intent: Intent, family: IntentWidgetFamily?) -> Set<String>? {
        let lines = Intent.parameterSummary._lines(for: intent, family: family)
        if lines.isEmpty, Intent.parameterSummary is EmptyParameterSummary { return nil }
        return Set(
            lines.flatMap { line -> [String] in
                switch line {
                case .parameter(let name): [name]
                case .sentence(let parts): parts.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
                }
            })
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
