import FoundationOverlay
import ViewEngine

/// The views of a window, and what they show over it.
@MainActor
struct PresentationLayers {
    /// Whether something was shown when the views were last made, or asked for after it was known that nothing is shown: by content whose size is
    /// known late.
    final class Memory {
        var isShown = false
    }

    let memory: Memory

    /// The layers of a window that is made once, as that of a preview is.
    static func kept(in evaluation: Evaluation) -> PresentationLayers {
        PresentationLayers(memory: evaluation.archive.pass.kept(at: evaluation.place(of: "presentations")) { Memory() })
    }

    /// Appends the views that `body` makes, and layers over them where something is shown. `isShown` chooses, after that.
    func evaluate(
        _ evaluation: Evaluation, where isShown: @escaping @MainActor (Presentations.Item) -> Bool = { _ in true }, _ body: (Evaluation) -> Void
    ) {
        let presentations = Presentations()
        var nodes: [Node] = []
        evaluation.withEnvironment({ $0.presentations = presentations }) { nodes = evaluation.collect { body(evaluation) } }
        let (deferred, memory, pass) = (evaluation.deferred(), memory, evaluation.archive.pass)
        // Where it is seen how they come and go, they have their place from the beginning.
        let isWatched = evaluation.environment.motionMoments != nil
        guard isWatched || memory.isShown || presentations.items.contains(where: isShown) else {
            presentations.addedLate = { item in
                guard isShown(item) else { return }
                memory.isShown = true
                pass.changed()
            }
            return nodes.forEach(evaluation.append)
        }
        let layers = SizeDependentContent(name: "Presentations", evaluation: deferred, size: { $0.replacingUnspecifiedDimensions() }) { size, layer in
            memory.isShown = presentations.items.contains(where: isShown)
            Self.show(presentations, where: isShown, size, layer)
        }
        let window = nodes.count == 1 ? nodes[0] : Self.node(.layout(VStackLayout()._box(named: "VStack"), children: nodes), evaluation)
        let over = Self.node(.sizeDependent(layers), evaluation)
        let screen = Self.node(.flexibleFrame(FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity), window), evaluation)
        evaluation.append(.layout(ZStackLayout()._box(named: "Window"), children: [screen, over]))
    }

    private static func node(_ content: NodeContent, _ evaluation: Evaluation) -> Node {
        Node(content, environment: evaluation.environment, path: evaluation.path)
    }

    /// What is shown may itself show more.
    private static func show(
        _ presentations: Presentations, where isShown: (Presentations.Item) -> Bool, _ size: CGSize, _ layer: Evaluation
    ) {
        var index = 0
        var layers: [Node] = []
        while index < presentations.items.count {
            let item = presentations.items[index]
            index += 1
            guard isShown(item) else { continue }
            let evaluation = Evaluation(environment: item.environment, path: item.path, archive: layer.archive)
            evaluation.withEnvironment({ $0.prepare(for: item) }) {
                let safeArea = layer.archive.safeArea
                let left = layer.environment.isRightToLeft ? safeArea.trailing : safeArea.leading
                PresentedView(item: item, window: size, origin: CGPoint(x: left, y: safeArea.top))._evaluate(evaluation)
            }
            layers += evaluation.collectAll()
            layer.archive.usableControls = item.path.text
        }
        layer.append(.layout(ZStackLayout()._box(named: "Layers"), children: layers))
    }
}

extension EnvironmentValues {
    /// What a presentation leaves behind of the place that shows it.
    @MainActor fileprivate mutating func prepare(for item: Presentations.Item) {
        dismiss = DismissAction(isPresented: true, item.dismiss)
        windowLayer = item.path.text
        fieldFocus = nil
        navigation = nil
        navigationColumnHost = nil
        isInNavigation = false
        isInListRow = false
        isInTabs = false
        isInSearchTab = false
        isInSheet = item.look == .sheet || item.look == .popover
        isBelowTopTabs = false
        stackOrientation = nil
    }
}
