import FoundationOverlay
import SwiftUI
import ViewEngine

/// A widget beside the date. Apple gives the family one row of text with an image that is left to choice (`WidgetFamily.accessoryInline`):
/// of the views the first picture and the first text are taken, however they are arranged, and stand as in a label.
struct InlineWidget<Content: View>: View, _PrimitiveView {
    typealias Body = Never
    let content: Content

    func _evaluate(_ evaluation: Evaluation) {
        evaluation.withEnvironment({ $0.lineLimit = 1 }) {
            for node in evaluation.collect({ content._evaluate(evaluation) }) { InlineLine(node)._evaluate(evaluation) }
        }
    }
}

/// One alternative of an inline widget.
private struct InlineLine: View, _PrimitiveView {
    typealias Body = Never
    let node: Node

    init(_ node: Node) { self.node = node }

    func _evaluate(_ evaluation: Evaluation) {
        if case .viewThatFits(let horizontal, let vertical, let children) = node.content {
            let lines = children.map { child in
                let nodes = evaluation.collect { InlineLine(child)._evaluate(evaluation) }
                return nodes.first ?? child
            }
            let content = NodeContent.viewThatFits(horizontal: horizontal, vertical: vertical, children: lines)
            return evaluation.append(Node(content, environment: node.environment, path: node.path, traits: node.traits))
        }
        let shown = node.leaves.filter { $0.isPicture || $0.isText }
        guard node.leaves.count > 1, let first = shown.first else { return evaluation.append(node) }
        guard let text = shown.first(where: \.isText) else { return evaluation.append(first) }
        guard let picture = shown.first(where: \.isPicture) else { return evaluation.append(text) }
        Label {
            InlinePart(node: text)
        } icon: {
            InlinePart(node: picture.inLine(height: text.size(for: .unspecified).height))
        }.labelStyle(.titleAndIcon)._evaluate(evaluation)
    }
}

/// A view that was evaluated before.
private struct InlinePart: View, _PrimitiveView {
    typealias Body = Never
    let node: Node

    func _evaluate(_ evaluation: Evaluation) { evaluation.append(node) }
}

extension Node {
    /// A picture that takes any size stands in a row as high as the row, with its own shape.
    fileprivate func inLine(height: CGFloat) -> Node {
        guard case .image(let image) = content, image.isResizable else { return self }
        let shaped = Node(.aspectRatio(nil, isFill: false, self), environment: environment, path: path)
        return Node(.fixedFrame(width: nil, height: height, .center, shaped), environment: environment, path: path, traits: traits)
    }
}
