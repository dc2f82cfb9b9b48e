import Foundation
import Snapshot
import Typography

/// An evaluated view: what it is, the environment it was made in, and the sizes it answered.
@MainActor
public final class Node {
    public private(set) var content: NodeContent
    public private(set) var environment: EnvironmentValues
    public private(set) var path: IdentityPath
    public var traits: NodeTraits
    /// Where the modifier stands that made the node; nil where that is the node's own place.
    var modifierPath: IdentityPath?

    private var sizes = RecentAnswers<ProposedViewSize, CGSize>(limit: 16)
    private var guides = RecentAnswers<GuideQuestion, CGFloat?>(limit: 8)
    private var arrangements = RecentAnswers<ProposedViewSize, Arrangement>(limit: 4)
    var layoutCache: Any?
    private var text: PreparedText?

    public init(_ content: NodeContent, environment: EnvironmentValues, path: IdentityPath, traits: NodeTraits = NodeTraits()) {
        self.content = content
        self.environment = environment
        self.path = path
        self.traits = traits
    }

    /// Shows what another node shows: for content that was not known when the views around it were made. Before anything was laid out.
    public func become(_ other: Node) {
        (content, environment, path, modifierPath) = (other.content, other.environment, other.path, other.modifierPath)
    }

    /// How many sizes have been computed by all nodes: what trials of random trees hold against the number of views.
    public private(set) static var computedSizes = 0

    /// The size the node takes for a proposal, in points. Asked often, computed once.
    public func size(for proposal: ProposedViewSize) -> CGSize {
        if let known = sizes[proposal] { return known }
        Self.computedSizes += 1
        let size = NodeSizing.size(of: self, for: proposal)
        sizes.add(size, for: proposal)
        return size
    }

    /// Where the children go, relative to the node's own origin.
    func arrangement(for proposal: ProposedViewSize) -> Arrangement {
        if let known = arrangements[proposal] { return known }
        let arrangement = NodeArranging.arrangement(of: self, for: proposal)
        arrangements.add(arrangement, for: proposal)
        return arrangement
    }

    public func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: size(for: proposal), guides: GuideSource(node: self, proposal: proposal))
    }

    /// The position of a guide only where the node or something in it sets one.
    func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        guard guideKinds.contains(key.kind) else { return nil }
        let question = GuideQuestion(key: key, proposal: proposal)
        if let known = guides[question] { return known }
        let position = NodeGuides.explicit(key, of: self, for: proposal)
        guides.add(position, for: question)
        return position
    }

    /// The position of a guide from the node's origin.
    func guide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat {
        explicitGuide(key, for: proposal) ?? key.id.defaultValue(in: dimensions(for: proposal))
    }

    /// The node's text, for the moment that is archived.
    func preparedText(_ content: TextContent) -> PreparedText {
        if let text { return text }
        let prepared = TextLayoutEngine.shared.prepared(content.text, now: environment.archiveDate)
        text = prepared
        return prepared
    }

    private(set) lazy var guideKinds = NodeGuides.kinds(of: self)

    private(set) lazy var spacing = NodeSpacing.spacing(of: self)

    private struct GuideQuestion: Equatable {
        var key: AlignmentKey
        var proposal: ProposedViewSize
    }
}

/// The last answers to a question; the oldest one goes when there are too many.
struct RecentAnswers<Question: Equatable, Answer> {
    private var answers: [(question: Question, answer: Answer)] = []
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    subscript(question: Question) -> Answer? { answers.first { $0.question == question }?.answer }

    mutating func add(_ answer: Answer, for question: Question) {
        if answers.count >= limit { answers.removeFirst() }
        answers.append((question, answer))
    }
}

/// The children of a node with their places.
public struct Arrangement {
    public struct Child {
        public var node: Node
        /// Top left corner relative to the parent's, in points, not rounded.
        public var origin: CGPoint
        public var proposal: ProposedViewSize
    }

    public var size: CGSize
    public var children: [Child]
}
