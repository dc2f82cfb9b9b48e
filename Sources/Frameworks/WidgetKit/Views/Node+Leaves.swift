import ViewEngine

extension Node {
    /// The nodes without any inside.
    var leaves: [Node] {
        switch content {
        case .layout(_, let children), .viewThatFits(_, _, let children): children.flatMap(\.leaves)
        case .padding(_, let child), .fixedFrame(_, _, _, let child), .flexibleFrame(_, let child), .fixedSize(_, _, let child),
            .aspectRatio(_, _, let child), .offset(_, let child), .position(_, let child), .alignmentGuide(_, _, let child),
            .layered(let child, _, _, _), .effect(_, let child), .annotation(_, let child), .coordinateSpace(_, let child):
            child.leaves
        case .text, .image, .shape, .fill, .spacer, .divider, .canvas, .progress, .geometryReader, .sizeDependent: [self]
        }
    }

    var isPicture: Bool { if case .image = content { true } else { false } }
    var isShape: Bool { if case .shape = content { true } else { false } }
    var isText: Bool { if case .text = content { true } else { false } }
    var plainText: String? { if case .text(let text) = content { text.plainText } else { nil } }
}
