import FoundationOverlay
import ViewEngine

private enum OpenedTabsKey: EnvironmentKey { static var defaultValue: OpenedTabs? { nil } }
private enum UnopenedTabKey {}

extension EnvironmentValues {
    /// Of the tab view around, where its screens are made when they are first chosen.
    var openedTabs: OpenedTabs? {
        get { self[OpenedTabsKey.self] }
        set { self[OpenedTabsKey.self] = newValue }
    }
}

extension NodeTraits {
    /// The screen that the node stands for until it is chosen.
    var unopenedTab: UnopenedTab? {
        get { layoutValues[ObjectIdentifier(UnopenedTabKey.self)] as? UnopenedTab }
        set { layoutValues[ObjectIdentifier(UnopenedTabKey.self)] = newValue }
    }
}

/// The tabs of a tab view that were chosen once: they live on, and the others are not asked for a body (docs/SOURCES.md, app screens).
@MainActor
final class OpenedTabs {
    fileprivate(set) var places: Set<ViewPlace> = []
}

/// What a tab shows; not asked for before the tab is chosen.
struct TabScreen<Content: View> {
    let content: Content
}

extension TabScreen: View, _PrimitiveView {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        guard let opened = evaluation.environment.openedTabs else { return content._evaluate(evaluation) }
        evaluation.withEnvironment({ $0.openedTabs = nil }) {
            let place = evaluation.place(of: "tab")
            guard !opened.places.contains(place) else { return content._evaluate(evaluation) }
            let node = evaluation.append(.spacer(minLength: 0))
            let tab = UnopenedTab(content: content, node: node, evaluation: evaluation.deferred()) { opened.places.insert(place) }
            ModifierTraits.change(&node.traits, of: content)
            node.traits.unopenedTab = tab
        }
    }
}

/// A screen that nobody has chosen yet, with a node in its place.
@MainActor
final class UnopenedTab {
    private let content: any View
    private let node: Node
    private let evaluation: DeferredEvaluation
    private let didOpen: () -> Void
    /// What the screen says of itself once it is opened.
    private(set) var traits: NodeTraits?

    init(content: any View, node: Node, evaluation: DeferredEvaluation, didOpen: @escaping () -> Void) {
        (self.content, self.node, self.evaluation, self.didOpen) = (content, node, evaluation, didOpen)
    }

    /// Puts the screen in the place of its node.
    ///
    /// - Returns: What it prefers.
    func open() -> PreferenceValues {
        guard traits == nil else { return PreferenceValues() }
        let running = Evaluation(environment: evaluation.environment, path: evaluation.path, archive: evaluation.archive)
        content._evaluate(running)
        let screen = running.nodes.first
        traits = screen?.traits ?? NodeTraits()
        if let screen { node.become(screen) }
        didOpen()
        return running.preferences
    }
}

/// A modifier whose view is known without evaluating either.
@MainActor
protocol ModifierAround {
    var modified: any View { get }
    func change(_ traits: inout NodeTraits)
}

extension ModifierAround { func change(_ traits: inout NodeTraits) {} }

/// What modifiers around a view say of it.
@MainActor
enum ModifierTraits {
    static func change(_ traits: inout NodeTraits, of view: any View) {
        guard let around = view as? any ModifierAround else { return }
        change(&traits, of: around.modified)
        around.change(&traits)
    }
}
