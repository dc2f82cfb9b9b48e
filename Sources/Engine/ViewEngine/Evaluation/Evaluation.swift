import Foundation
import Snapshot

/// The running evaluation of a view tree: views append nodes to it.
@MainActor
public final class Evaluation {
    public private(set) var environment: EnvironmentValues
    public private(set) var path: IdentityPath
    public private(set) var nodes: [Node] = []
    private var depth = 0
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
        guard goDeeper() else { return [] }
        defer { depth -= 1 }
        let saved = nodes
        nodes = []
        body()
        let collected = nodes
        nodes = saved
        return collected
    }

    /// The nodes appended so far, taken out of this evaluation.
    public func collectAll() -> [Node] {
        defer { nodes = [] }
        return nodes
    }

    /// Runs `body` one step deeper in the structure.
    public func descend(_ component: IdentityPath.Component, _ body: () -> Void) {
        guard goDeeper() else { return }
        defer { depth -= 1 }
        let saved = path
        path = path.appending(component)
        body()
        path = saved
    }

    /// Whether views may lie yet deeper in each other; what does not end is left out before the stack does.
    private func goDeeper() -> Bool {
        guard depth < NestingLimit.evaluation else {
            NestingLimit.report(archive, at: path)
            return false
        }
        depth += 1
        return true
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
            let content = wrap(child)
            let node = Node(content, environment: environment, path: child.path, traits: content.traits(around: child.traits))
            node.modifierPath = path
            nodes.append(node)
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

    public init(environment: EnvironmentValues, path: IdentityPath, archive: ArchiveContext) {
        self.environment = environment
        self.path = path
        self.archive = archive
    }

    /// The nodes that `body` makes, in these surroundings.
    @MainActor
    public func nodes(_ body: (Evaluation) -> Void) -> [Node] {
        let evaluation = Evaluation(environment: environment, path: path, archive: archive)
        body(evaluation)
        return evaluation.nodes
    }
}
