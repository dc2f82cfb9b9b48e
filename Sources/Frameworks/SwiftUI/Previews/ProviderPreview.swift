import ViewEngine

/// One of the views that a provider of previews lists: all of them are made, and it is picked out.
@MainActor
struct ProviderPreview {
    let index: Int
    let traits: PreviewTraits
    let all: any View

    /// The views of the provider as they were made.
    private final class Made {
        var nodes: [Node] = []
    }

    func evaluate(_ evaluation: Evaluation) {
        let (made, isWindow) = (Made(), traits.presentation == nil)
        evaluation.withEnvironment({ if isWindow { $0.prepareForWindow(traits.layout) } }) {
            evaluation.preferringColorScheme(ofWindow: isWindow) {
                guard isWindow else { return pick(from: made, evaluation) }
                PresentationLayers.kept(in: evaluation).evaluate(evaluation, where: { isNearest($0.place, made) }) { pick(from: made, $0) }
            } choose: { preferences in
                preferences.first { isNearest($0.place, made) }
            }
        }
    }

    private func pick(from made: Made, _ evaluation: Evaluation) {
        var gathered = evaluation.preferences { made.nodes = evaluation.collect { all._evaluate(evaluation) } }
        evaluation.archive.pass.readPreferences()
        let lower = gathered.takeLowerItems().filter { $0.place.map { isNearest($0, made) } ?? false }
        evaluation.preferences.append(gathered)
        guard made.nodes.indices.contains(index) else { return }
        evaluation.archive.pass.keepEffects(of: made.nodes[index], among: made.nodes)
        evaluation.append([made.nodes[index]], above: lower)
    }

    /// Whether a place belongs to the view, and not to another one of the provider.
    private func isNearest(_ place: ViewPlace, _ made: Made) -> Bool {
        guard made.nodes.indices.contains(index) else { return false }
        let paths = made.nodes.map(\.path.text)
        return place.isNearer(to: paths[index], than: paths.indices.filter { $0 != index }.map { paths[$0] })
    }
}
