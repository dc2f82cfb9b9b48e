import IsletModel

/// What the Dynamic Island shows, by the identifiers of activities.
public enum IslandPresentation: Codable, Hashable, Sendable {
    /// The black pill.
    case idle
    /// Leading and trailing beside the camera.
    case compact(String)
    /// Two activities: one attached to the camera, one in a circle beside it.
    case minimal(attached: String, detached: String)
    case expanded(String)

    /// The activities in it.
    public var activities: [String] {
        switch self {
        case .idle: []
        case .compact(let id), .expanded(let id): [id]
        case .minimal(let attached, let detached): [attached, detached]
        }
    }
}
