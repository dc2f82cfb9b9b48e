import Scenes

extension SceneLook {
    init(_ appearance: RenderOptions.Appearance) { self = appearance == .dark ? .dark : .light }
}
