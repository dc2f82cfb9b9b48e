/// The place of a stored property in a window, and what the property finds there.
@MainActor
public struct PropertySite {
    /// The surroundings of the view that has the property.
    public let environment: EnvironmentValues
    private let pass: ViewPass
    private let path: IdentityPath
    /// The names of the properties that lead to it.
    private let role: String

    /// The site of a view itself, whose properties are nested in it.
    public init(in evaluation: Evaluation) {
        (environment, pass, path, role) = (evaluation.environment, evaluation.archive.pass, evaluation.path, "")
    }

    private init(_ outer: PropertySite, role: String) {
        (environment, pass, path) = (outer.environment, outer.pass, outer.path)
        self.role = role
    }

    public func nested(_ name: String) -> PropertySite { PropertySite(self, role: role.isEmpty ? name : "\(role).\(name)") }

    /// Whether the window belongs to a running app, where properties watch what they read.
    public var isRunning: Bool { pass.isRunning }

    /// Says that what the property stands for has changed. May be called from any thread.
    public var changed: @Sendable () -> Void { pass.changed }

    /// The object that the window keeps for the property, made where there is none; it lasts as long as its view stays in its place.
    public func keep<T: AnyObject>(_ make: () -> T) -> T { pass.object(at: pass.place(of: role, at: path), new: make) }

    /// Keeps something that several properties may ask for, such as a subscription, as long as one of them does.
    @discardableResult
    public func share<T: AnyObject>(_ key: AnyHashable, make: () -> T) -> T { pass.share(key, make: make) }
}
