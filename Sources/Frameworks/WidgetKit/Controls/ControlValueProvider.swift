import AppIntents
import FoundationOverlay

/// Knows the value a control shows.
public protocol ControlValueProvider {
    associatedtype Value
    /// What the gallery shows.
    var previewValue: Value { get }
    /// What a placed control shows; asked for when it appears and after its action.
    func currentValue() async throws -> Value
}

/// Knows the value a configured control shows.
public protocol AppIntentControlValueProvider {
    associatedtype Value
    associatedtype Configuration: ControlConfigurationIntent
    func previewValue(configuration: Configuration) -> Value
    func currentValue(configuration: Configuration) async throws -> Value
}

/// Apple's WidgetKit asks nothing of a control's value.
@available(*, deprecated, message: "A control's value needs no protocol.")
public protocol ControlValueProviderValue {}
