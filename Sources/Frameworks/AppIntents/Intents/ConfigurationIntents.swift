import FoundationOverlay

/// An intent whose parameters are what a person can choose of a widget.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    /// A configuration does nothing.
    public func perform() async throws -> Never { throw ConfigurationNotPerformed(intent: Self.persistentIdentifier) }
}

/// An intent whose parameters are what a person can choose of a control.
public protocol ControlConfigurationIntent: SystemIntent {}

extension ControlConfigurationIntent {
    /// A configuration does nothing.
    public func perform() async throws -> Never { throw ConfigurationNotPerformed(intent: Self.persistentIdentifier) }
}

struct ConfigurationNotPerformed: Error, CustomStringConvertible {
    let intent: String
    var description: String { "\(intent) is a configuration and does nothing; a button needs an intent with a perform() of its own." }
}
