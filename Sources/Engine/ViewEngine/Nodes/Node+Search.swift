extension Node {
    /// The nodes that this one arranges or changes. Content that is made when its size is known is not among them.
    public var inner: [Node] {
        switch content {
        case .text, .image, .shape, .fill, .spacer, .divider, .canvas, .progress, .geometryReader, .sizeDependent: []
        case .layout(_, let children), .viewThatFits(_, _, let children): children
        case .layered(let child, let secondary, _, _): [child] + secondary
        case .padding(_, let child), .fixedFrame(_, _, _, let child), .flexibleFrame(_, let child), .fixedSize(_, _, let child),
            .aspectRatio(_, _, let child), .offset(_, let child), .position(_, let child), .alignmentGuide(_, _, let child),
            .effect(_, let child), .annotation(_, let child), .coordinateSpace(_, let child):
            [child]
        }
    }

    /// Whether this node or one in it is wanted.
    public func contains(_ isWanted: (Node) -> Bool) -> Bool { isWanted(self) || inner.contains { $0.contains(isWanted) } }
}
