import ExtensionProtocol

/// The pictures there are of a Live Activity, as `--presentation` and the manifest name them.
enum ActivityPictureKind: String, Sendable, CaseIterable {
    case lockScreen, island, compactLeading, compactTrailing, minimal, expanded, small

    /// The pictures that belong to a presentation a preview asks for: `content`, `dynamicIsland.compact` and so on.
    static func asked(by preview: String?) -> Set<ActivityPictureKind> {
        switch preview?.split(separator: ".").last {
        case "content": [.lockScreen]
        case "compact": [.island, .compactLeading, .compactTrailing]
        case "minimal": [.minimal]
        case "expanded": [.expanded]
        default: []
        }
    }

    /// What the extension is asked for in order to make the picture.
    func archived(supportsSmall: Bool) -> Set<ActivityPresentation> {
        switch self {
        case .lockScreen: [.lockScreen]
        case .island: [.compactLeading, .compactTrailing]
        case .compactLeading: [.compactLeading]
        case .compactTrailing: [.compactTrailing]
        case .minimal: [.minimal]
        case .expanded: [.expanded]
        case .small: supportsSmall ? [.small] : [.compactLeading, .compactTrailing]
        }
    }
}
