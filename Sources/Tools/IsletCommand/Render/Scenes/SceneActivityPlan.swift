import ExtensionProtocol
import Foundation
import Scenes
import Snapshot

/// The surroundings a Live Activity is archived in for scenes: all of its presentations, and some more of the Lock Screen's.
struct SceneActivityPlan: Sendable {
    private let plan: ActivityPlan
    private let extra: [(key: SceneViewKey, request: RenderVariant)]
    /// The island's views with less width, where a scene shows them.
    private let narrow: [ActivityPlan.Variant]

    init(options: RenderOptions, supportsSmall: Bool) {
        var usual = options
        usual.presentations = nil
        plan = ActivityPlan(options: usual, supportsSmall: supportsSmall)
        let dark = plan.variants.last { $0.presentation == .lockScreen }?.request
        var extra: [(SceneViewKey, RenderVariant)] = []
        if var variant = dark {
            variant.context.isDark = true
            var alwaysOn = variant
            alwaysOn.context.isLuminanceReduced = true
            extra.append((SceneViewKey(look: .alwaysOn), alwaysOn))
            variant.activity?.isFullscreen = true
            extra.append((SceneViewKey(place: .standBy, look: .dark), variant))
        }
        self.extra = extra
        narrow = options.scenes?.kinds.contains(.islandLandscape) == true ? ActivityPlan.narrowVariants(options) : []
    }

    var requests: [RenderVariant] { plan.variants.map(\.request) + extra.map(\.request) + narrow.map(\.request) }

    /// The Lock Screen's view alone, to learn what previews show.
    var cheapest: [RenderVariant] { Array(requests.prefix(1)) }

    /// Sorts the views of an entry.
    func views(of entry: ArchivedEntry) -> SceneActivityViews {
        var result = SceneActivityViews()
        for (variant, snapshot) in zip(plan.variants, entry.snapshots) {
            switch variant.presentation {
            case .lockScreen?: result.lockScreen[SceneViewKey(look: SceneLook(variant.appearance))] = snapshot
            case .small?: result.small.append(snapshot)
            case let presentation?: result.island[presentation] = snapshot
            case nil: break
            }
        }
        for (extra, snapshot) in zip(extra, entry.snapshots.dropFirst(plan.variants.count)) { result.lockScreen[extra.key] = snapshot }
        for (variant, snapshot) in zip(narrow, entry.snapshots.dropFirst(plan.variants.count + extra.count)) {
            if let presentation = variant.presentation { result.narrow[presentation] = snapshot }
        }
        return result
    }
}

/// The archived views of a Live Activity in one state.
struct SceneActivityViews: Sendable {
    var lockScreen: [SceneViewKey: Snapshot] = [:]
    var island: [ActivityPresentation: Snapshot] = [:]
    var small: [Snapshot] = []
    var narrow: [ActivityPresentation: Snapshot] = [:]

    /// The views that a scene of this look takes.
    func views(_ key: SceneViewKey) -> [ActivityPresentation: Snapshot] {
        var result = island
        result[.lockScreen] = lockScreen[key] ?? lockScreen[SceneViewKey(look: .dark)] ?? lockScreen[SceneViewKey(look: .light)]
        return result
    }
}
