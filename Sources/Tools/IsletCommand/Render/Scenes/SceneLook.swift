import Scenes

/// How a scene is lit.
enum SceneLook: String, Sendable, CaseIterable {
    case light, dark
    /// A display that is never switched off: dimmed, without seconds.
    case alwaysOn

    init(_ appearance: RenderOptions.Appearance) { self = appearance == .dark ? .dark : .light }
}

/// Where a view of a scene is shown, as far as it is archived differently there.
enum ScenePlace: Sendable, Hashable {
    case phone, standBy, watch
}

/// What one archived view is for.
struct SceneViewKey: Sendable, Hashable {
    var place = ScenePlace.phone
    var look: SceneLook
}
