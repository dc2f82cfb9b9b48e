import AppIntents
import FoundationOverlay
import SystemClient

extension WidgetInfo {
    /// The intent the widget is configured by, where it is of this type.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of intentType: Intent.Type = Intent.self) -> Intent? {
        // Without a name the parameters were written by hand; a kind has one intent.
        guard let values = _values, values.intent.isEmpty || values.intent == Intent.persistentIdentifier else { return nil }
        do {
            return try _IntentConfigurations.intentAtOnce(Intent.self, configured: values)
        } catch {
            SystemClientError.unexpectedAnswer("\(error)").report()
            return nil
        }
    }
}
