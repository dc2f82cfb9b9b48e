import ExtensionProtocol

/// A control that an extension offers to Control Center.
public struct DeviceControl: Hashable, Sendable {
    /// Bundle identifier of the app.
    public var app: String
    /// Bundle identifier of the extension.
    public var program: String
    public var kind: String
    /// What people call it.
    public var title: String
    /// How a person configured it, JSON; nil for what a new one has.
    public var configuration: String?

    /// Tells the controls of a device apart.
    public var id: String { "\(program)/\(kind)" }
}

/// A size of a control, with the surroundings its view is archived in.
public struct ControlVariant: Sendable {
    /// As the program knows it, such as `controlSmall`.
    public var place: String
    public var variant: RenderVariant

    public init(place: String, variant: RenderVariant) {
        (self.place, self.variant) = (place, variant)
    }
}
