import ExtensionProtocol
import FoundationOverlay
import Metrics
import Snapshot
import SwiftUI
import ViewEngine

/// Makes the nodes of one presentation of the Dynamic Island.
@MainActor
struct IslandEvaluation {
    let island: DynamicIsland
    let place: ActivityPlace

    func evaluate(_ evaluation: Evaluation) {
        if let url = island.url, evaluation.archive.widgetURL == nil { evaluation.archive.widgetURL = url.absoluteString }
        evaluation.archive.activity = evaluation.archive.activity ?? ActivityAppearance()
        evaluation.archive.activity?.keylineTint = island.keyline?.rgba(in: evaluation.environment)
        switch place.presentation {
        case .expanded: expanded(evaluation)
        case .compactLeading: single(island.compactLeading(), .compactLeading, evaluation)
        case .compactTrailing: single(island.compactTrailing(), .compactTrailing, evaluation)
        case .minimal: single(island.minimal(), .minimal, evaluation)
        case .lockScreen, .small: break
        }
    }

    private func margins(_ mode: DynamicIslandMode) -> EdgeInsets {
        let system = EdgeInsets(
            top: place.margins.top, leading: place.margins.leading, bottom: place.margins.bottom, trailing: place.margins.trailing)
        return island.margins[mode]?.resolved(system) ?? system
    }

    private func expanded(_ evaluation: Evaluation) {
        let margins = margins(.expanded)
        var children: [Node] = []
        evaluation.descend(.view("DynamicIsland")) {
            evaluation.withEnvironment({ $0.stackOrientation = .vertical }) {
                for (index, region) in island.expanded().enumerated() {
                    evaluation.descend(.index(index)) { children += nodes(of: region, evaluation) }
                }
            }
            let layout = TypedLayoutBox(IslandLayout(camera: place.camera, margins: margins), name: "DynamicIsland")
            let node = Node(.layout(layout, children: children), environment: evaluation.environment, path: evaluation.path)
            evaluation.append(.padding(margins, clipped(node, margins, evaluation)))
        }
    }

    /// What reaches into the corners of the place inside the margins is cut off there.
    private func clipped(_ node: Node, _ margins: EdgeInsets, _ evaluation: Evaluation) -> Node {
        let radius = metric(.islandContentCornerRadius)
        guard radius > 0, island.expanded().allSatisfy({ $0.placement.margins == IslandMargins() }) else { return node }
        let shape = RoundedRectangle(cornerRadius: radius + max(place.margins.leading - margins.leading, 0))
        let clip = NodeEffect.clip({ shape._outline(in: $0) }, evenOdd: false)
        return Node(.effect(clip, node), environment: evaluation.environment, path: evaluation.path)
    }

    private func nodes(of region: IslandRegionContent, _ evaluation: Evaluation) -> [Node] {
        let nodes = evaluation.collect { region.content._evaluate(evaluation) }
        for node in nodes { node.traits.layoutValues[ObjectIdentifier(IslandPlacementKey.self)] = region.placement }
        return nodes
    }

    /// One view in its slot, vertically centred, in the system's font for it.
    private func single(_ view: AnyView, _ mode: DynamicIslandMode, _ evaluation: Evaluation) {
        let margins = margins(mode)
        evaluation.descend(.view(mode.name)) {
            let font = Font.system(size: metric(.islandFontSize), weight: .semibold)
            var column: Node?
            evaluation.withEnvironment({ $0.font = font }) { column = evaluation.column { view._evaluate(evaluation) } }
            guard let column else { return }
            evaluation.append(.layout(TypedLayoutBox(IslandSlotLayout(margins: margins), name: "Slot"), children: [column]))
        }
    }
}

extension IslandEvaluation {
    private func metric(_ metric: ControlMetric) -> CGFloat { ControlMetrics.shared[metric, DeviceTraits.current.profile] }
}

extension Evaluation {
    /// What `body` appends as one node: several views form a column.
    func column(_ body: () -> Void) -> Node {
        let nodes = collect(body)
        if nodes.count == 1 { return nodes[0] }
        return Node(.layout(TypedLayoutBox(VStackLayout(), name: "VStack"), children: nodes), environment: environment, path: path)
    }
}
