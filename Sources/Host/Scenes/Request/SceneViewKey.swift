/// How a scene is lit.
public enum SceneLook: String, Sendable, CaseIterable {
    case light, dark
    /// A display that is never switched off: dimmed, without seconds.
    case alwaysOn
}

/// Where a view of a scene is shown, as far as it is archived differently there.
public enum ScenePlace: Sendable, Hashable {
    case phone, standBy, watch
    /// A Home Screen that is tinted or clear.
    case accentedHome
}

/// What one archived view is for.
public struct SceneViewKey: Sendable, Hashable {
    public var place: ScenePlace
    public var look: SceneLook

    public init(place: ScenePlace = .phone, look: SceneLook) {
        self.place = place
        self.look = look
    }
}
