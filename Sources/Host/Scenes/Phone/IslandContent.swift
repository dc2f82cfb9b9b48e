/// What the Dynamic Island shows.
enum IslandContent {
    case idle
    case compact(SceneActivity)
    case minimal(attached: SceneActivity, detached: SceneActivity)
    case expanded(SceneActivity)
}
