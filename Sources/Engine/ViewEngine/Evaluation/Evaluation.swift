import Foundation
import Snapshot

/// The running evaluation of a view tree: views append nodes to it.
@MainActor
public final class Evaluation {
    public private(set) var environment: EnvironmentValues
    public private(set) var path: IdentityPath
    public private(set) var nodes: [Node] = []
    public var preferences = PreferenceValues()
    /// What belongs to the whole archive and not to one node.
    public let archive: ArchiveContext

    public init(environment: EnvironmentValues, path: IdentityPath = .root, archive: ArchiveContext) {
        self.environment = environment
        self.path = path
        self.archive = archive
    }

    /// Appends a node at the current place.
    @discardableResult
    public func append(_ content: NodeContent) -> Node {
        let node = Node(content, environment: environment, path: path)
        nodes.append(node)
        return node
    }

    public func append(_ node: Node) { nodes.append(node) }

    /// The nodes that `body` appends, taken out of this evaluation again.
    public func collect(_ body: () -> Void) -> [Node] {
        let saved = nodes
        nodes = []
        body()
        let collected = nodes
        nodes = saved
        return collected
    }

    /// Runs `body` one step deeper in the structure.
    public func descend(_ component: IdentityPath.Component, _ body: () -> Void) {
        let saved = path
        path = path.appending(component)
        body()
        path = saved
    }

    /// Runs `body` with another environment.
    public func withEnvironment(_ change: (inout EnvironmentValues) -> Void, _ body: () -> Void) {
        let saved = environment
        change(&environment)
        body()
        environment = saved
    }

    /// Evaluates a view's content and wraps each of its nodes in a modifier.
    public func wrapEach(_ content: () -> Void, _ wrap: (Node) -> NodeContent) {
        for child in collect(content) {
            nodes.append(Node(wrap(child), environment: environment, path: child.path, traits: child.traits))
        }
    }

    /// The place of something that is met here for the next time.
    public func place(of role: String) -> ViewPlace { archive.pass.place(of: role, at: path) }

    /// A fresh evaluation in the same surroundings, for content that is made later (when its size is known).
    public func deferred() -> DeferredEvaluation {
        DeferredEvaluation(environment: environment, path: path, archive: archive)
    }
}

/// The surroundings of content that is evaluated when its size is known.
public struct DeferredEvaluation {
    public let environment: EnvironmentValues
    public let path: IdentityPath
    public let archive: ArchiveContext

    /// The nodes that `body` makes, in these surroundings.
    @MainActor
    public func nodes(_ body: (Evaluation) -> Void) -> [Node] {
        let evaluation = Evaluation(environment: environment, path: path, archive: archive)
        body(evaluation)
        return evaluation.nodes
    }
}
