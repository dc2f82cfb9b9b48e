import FoundationOverlay
import ViewEngine

/// When a view changes while it scrolls in and out.
public struct ScrollTransitionConfiguration: Sendable {
    /// How much of a view is seen when it counts as seen.
    public struct Threshold: Sendable {
        /// The part of the view that is seen then.
        let amount: Double

        public static let visible = Threshold(amount: 1)
        public static let hidden = Threshold(amount: 0)
        public static var centered: Threshold { Threshold(amount: 0.5) }
        public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }
        /// - Support: accepted, without effect
        public func inset(by distance: Double) -> Threshold { self }
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(amount: self.amount + (other.amount - self.amount) * amount)
        }
    }

    enum Kind { case identity, animated, interactive }

    let kind: Kind
    var threshold: Threshold

    public static let identity = ScrollTransitionConfiguration(kind: .identity, threshold: .visible)
    public static let animated = ScrollTransitionConfiguration(kind: .animated, threshold: .centered)
    public static let interactive = ScrollTransitionConfiguration(kind: .interactive, threshold: .visible)
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .animated }
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration { .interactive }
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: kind, threshold: threshold)
    }
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

    /// How far a view is from the look it has in sight, from 0 to 1.
    ///
    /// - Parameter hidden: The part of the view that is out of sight.
    func amount(hidden: Double) -> Double {
        switch kind {
        case .identity: 0
        case .animated: 1 - hidden < threshold.amount ? 1 : 0
        case .interactive: threshold.amount > 0 ? min(1, max(0, 1 - (1 - hidden) / threshold.amount)) : 0
        }
    }
}

extension View {
    /// Changes the view while it scrolls in and out: step by step as it does, or at once.
    /// - Support: partial: without animation and timing curve
    public nonisolated func scrollTransition<V: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
    ) -> some View { scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition) }

    /// - Support: partial: without animation and timing curve
    public nonisolated func scrollTransition<V: VisualEffect>(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
    ) -> some View {
        WrappedView(self) { node, evaluation in
            guard let viewport = evaluation.environment.scrollViewport else { return node.content }
            let axis = axis ?? (viewport.axes.contains(.horizontal) && !viewport.axes.contains(.vertical) ? .horizontal : .vertical)
            return .placeDependent(node, evaluation, name: "ScrollTransition") { view, source in
                guard let hidden = viewport.extent.hidden(source.frame, along: axis) else { return view }
                let (phase, amount) =
                    hidden.before >= hidden.after
                    ? (ScrollTransitionPhase.topLeading, topLeading.amount(hidden: hidden.before))
                    : (.bottomTrailing, bottomTrailing.amount(hidden: hidden.after))
                return amount > 0 ? transition(EmptyVisualEffect(), phase)._apply(to: view, amount: amount) : view
            }
        }
    }
}

extension ScrollExtent {
    /// The parts of a frame of the window that are out of sight before and after the area; nil while the area is not known.
    func hidden(_ frame: CGRect, along axis: Axis) -> (before: Double, after: Double)? {
        guard let area = self.frame else { return nil }
        let (start, length) = axis == .vertical ? (frame.minY, frame.height) : (frame.minX, frame.width)
        let (first, last) = axis == .vertical ? (area.minY, area.maxY) : (area.minX, area.maxX)
        guard length > 0 else { return nil }
        func part(_ distance: CGFloat) -> Double { Double(min(1, max(0, distance / length))) }
        return (part(first - start), part(start + length - last))
    }
}
