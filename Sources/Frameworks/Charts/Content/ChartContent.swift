import FoundationOverlay
import SwiftUI
import ViewEngine

/// Something that is drawn in a chart: marks, or groups of them.
@MainActor @preconcurrency
public protocol ChartContent {
    associatedtype Body: ChartContent
    @ChartContentBuilder var body: Body { get }
    /// Appends the marks of the content. Custom content takes the default, which appends those of `body`.
    func _append(to marks: inout _MarkList)
}

extension ChartContent {
    public func _append(to marks: inout _MarkList) { (marks.evaluation?._connected(self) ?? self).body._append(to: &marks) }
}

extension ChartContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body: charts draw it") }
}

/// The marks of a chart, in order.
public struct _MarkList {
    /// The evaluation of the chart, for content that reads the environment.
    var evaluation: Evaluation?
    var marks: [Mark] = []
}

extension ChartContent {
    /// The marks of the content, alone.
    var marks: [Mark] { marks(in: nil) }

    func marks(in evaluation: Evaluation?) -> [Mark] {
        var list = _MarkList(evaluation: evaluation)
        _append(to: &list)
        return list.marks
    }
}

/// Content with each of its marks changed: what modifiers return.
struct ModifiedMarks<Content: ChartContent> {
    let content: Content
    let change: @MainActor (inout Mark) -> Void

    init(_ content: Content, _ change: @escaping @MainActor (inout Mark) -> Void) {
        self.content = content
        self.change = change
    }
}

extension ModifiedMarks: ChartContent {
    typealias Body = Never

    func _append(to marks: inout _MarkList) {
        let first = marks.marks.count
        content._append(to: &marks)
        for index in first..<marks.marks.count { change(&marks.marks[index]) }
    }
}

extension ChartContent {
    nonisolated func changing(_ change: @escaping @MainActor (inout Mark) -> Void) -> ModifiedMarks<Self> { ModifiedMarks(self, change) }
}
