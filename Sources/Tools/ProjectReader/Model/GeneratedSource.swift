/// A Swift file that another tool makes before a build.
public struct GeneratedSource: Sendable, Equatable {
    /// The name of the file.
    public var name: String
    public var text: String

    public init(name: String, text: String) {
        self.name = name
        self.text = text
    }
}
