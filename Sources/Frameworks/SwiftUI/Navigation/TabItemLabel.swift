import FoundationOverlay
import ViewEngine

/// What is in a `tabItem` as a label: of views that are none, the first picture is the symbol, and texts are the title.
struct TabItemLabel: View {
    let content: AnyView

    var body: some View {
        EvaluatedView { evaluation in
            let probe = LabelProbe()
            let nodes = content.labelStyle(ProbedLabelStyle(probe: probe)).nodes(in: evaluation)
            guard !probe.isLabel, nodes.contains(where: { !$0.tabParts.isEmpty }) else { return content._evaluate(evaluation) }
            Label {
                part { $0.isPicture ? nil : $0 }
            } icon: {
                part { $0.isPicture ? $0 : nil }
            }
            ._evaluate(evaluation)
        }
    }

    /// The first of the pictures and texts that is asked for, in the surroundings it stands in.
    @MainActor
    private func part(_ wanted: @escaping @MainActor (Node) -> Node?) -> some View {
        EvaluatedView { evaluation in
            let parts = content.nodes(in: evaluation).flatMap(\.tabParts)
            if let part = parts.lazy.compactMap(wanted).first { evaluation.append(part) }
        }
    }
}

/// Told whether a label is among what is evaluated.
@MainActor
private final class LabelProbe {
    var isLabel = false
    nonisolated init() {}
}

private struct ProbedLabelStyle: LabelStyle {
    let probe: LabelProbe

    func makeBody(configuration: Configuration) -> some View {
        probe.isLabel = true
        return EmptyView()
    }
}

extension Node {
    fileprivate var isPicture: Bool { if case .image = content { true } else { false } }

    /// The pictures and texts of the node; tabs show nothing else.
    @MainActor
    fileprivate var tabParts: [Node] {
        switch content {
        case .image, .text: [self]
        default: inner.flatMap(\.tabParts)
        }
    }
}
