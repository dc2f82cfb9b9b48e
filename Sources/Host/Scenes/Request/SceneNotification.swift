/// A notification of an app on the Lock Screen.
public struct SceneNotification: Hashable, Sendable, Identifiable {
    public var id: String
    public var app: SceneApp
    /// The first line; the app's name where it is empty.
    public var title: String
    public var body: String

    public init(id: String, app: SceneApp, title: String, body: String) { (self.id, self.app, self.title, self.body) = (id, app, title, body) }
}
