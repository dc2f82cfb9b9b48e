import FoundationOverlay

/// On which side of something a view lies.
public struct AnnotationPosition: Equatable, Sendable {
    enum Storage { case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing }

    let storage: Storage

    public static let automatic = AnnotationPosition(storage: .automatic)
    public static let overlay = AnnotationPosition(storage: .overlay)
    public static let top = AnnotationPosition(storage: .top)
    public static let bottom = AnnotationPosition(storage: .bottom)
    public static let leading = AnnotationPosition(storage: .leading)
    public static let trailing = AnnotationPosition(storage: .trailing)
    public static let topLeading = AnnotationPosition(storage: .topLeading)
    public static let topTrailing = AnnotationPosition(storage: .topTrailing)
    public static let bottomLeading = AnnotationPosition(storage: .bottomLeading)
    public static let bottomTrailing = AnnotationPosition(storage: .bottomTrailing)
}

/// What an annotation knows of its mark.
public struct AnnotationContext: Sendable {
    /// Points.
    public let targetSize: CGSize
}

/// What happens to annotations that would leave the chart.
public struct AnnotationOverflowResolution: Sendable {
    /// What happens along an axis.
    public struct Strategy: Sendable {
        enum Storage { case automatic, disabled, padScale, plot, chart }

        let storage: Storage

        public static let fit = fit(to: .automatic)
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(storage: boundary == .plot ? .plot : .chart) }
        public static let padScale = Strategy(storage: .padScale)
        public static let disabled = Strategy(storage: .disabled)
        public static let automatic = Strategy(storage: .automatic)
    }

    /// What an annotation stays inside.
    public struct Boundary: Equatable, Sendable {
        enum Storage { case automatic, plot, chart }

        let storage: Storage

        public static let plot = Boundary(storage: .plot)
        public static let chart = Boundary(storage: .chart)
        public static let automatic = Boundary(storage: .automatic)
    }

    let x: Strategy
    let y: Strategy

    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        self.x = x
        self.y = y
    }

    public static let automatic = AnnotationOverflowResolution()
}
