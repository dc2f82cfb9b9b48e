import Foundation

/// A command of GitHub's workflows, one line of output that becomes an annotation:
/// [Workflow commands](https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
public struct WorkflowCommand: CustomStringConvertible, Sendable {
    public var name: String
    public var properties: [(name: String, value: String)]
    public var message: String

    /// - Parameter name: `error`, `warning` or `notice`.
    public init(_ name: String, _ properties: [(name: String, value: String)], _ message: String) {
        (self.name, self.properties, self.message) = (name, properties, message)
    }

    public var description: String {
        "::\(name) \(properties.map { "\($0.name)=\(Self.property($0.value))" }.joined(separator: ","))::\(Self.escaped(message))"
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D").replacingOccurrences(of: "\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        escaped(text).replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
    }
}
