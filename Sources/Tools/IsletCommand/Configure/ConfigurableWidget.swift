import ExtensionProtocol

/// A widget or control that can be configured.
struct ConfigurableWidget: Encodable {
    var target: String
    var kind: String
    var displayName: String
    var parameters: [ConfigurationParameter]

    /// A line for the widget, one for each parameter, and one for each choice.
    var text: String {
        let name = displayName.isEmpty || displayName == kind ? "" : " (\(displayName))"
        return (["\(kind)\(name) of \(target)"] + parameters.flatMap { ["  " + Self.line($0)] + Self.choices($0) }).joined(separator: "\n")
    }

    private static func line(_ parameter: ConfigurationParameter) -> String {
        let title = parameter.title == parameter.name ? "" : " “\(parameter.title)”"
        return "\(parameter.name)\(title), \(parameter.type): " + (parameter.value ?? "nothing")
    }

    private static func choices(_ parameter: ConfigurationParameter) -> [String] {
        parameter.choices.map { "    " + ($0.value == $0.title ? $0.value : "\($0.value)  \($0.title)") }
    }
}
