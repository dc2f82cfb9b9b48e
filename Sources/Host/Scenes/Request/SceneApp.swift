/// An app on the Home Screen.
public struct SceneApp: Hashable, Sendable {
    /// Bundle identifier.
    public var id: String
    public var name: String

    public init(id: String, name: String) {
        self.id = id
        self.name = name
    }
}
