import FoundationOverlay
import ViewEngine

extension View {
    public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        let (width, height) = (FrameLimits.valid(width), FrameLimits.valid(height))
        return wrapped { node, _ in .fixedFrame(width: width, height: height, alignment, node) }
    }

    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        let width = FrameLimits.ordered(minWidth, idealWidth, maxWidth)
        let height = FrameLimits.ordered(minHeight, idealHeight, maxHeight)
        let frame = FlexibleFrame(
            minWidth: width.min, idealWidth: width.ideal, maxWidth: width.max, minHeight: height.min, idealHeight: height.ideal,
            maxHeight: height.max, alignment: alignment)
        return wrapped { node, _ in .flexibleFrame(frame, node) }
    }

    @available(*, deprecated, message: "Please pass one or more parameters.")
    public nonisolated func frame() -> some View { frame(width: nil, height: nil) }

    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        wrapped { node, _ in .fixedSize(horizontal: horizontal, vertical: vertical, node) }
    }

    public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    public nonisolated func layoutPriority(_ value: Double) -> some View {
        changingTraits { $0.layoutPriority = value }
    }
}

/// Lengths as SwiftUI takes them: never negative, never undefined, in order.
enum FrameLimits {
    static func valid(_ length: CGFloat?) -> CGFloat? {
        length.flatMap { $0.isFinite ? max(0, $0) : nil }
    }

    static func ordered(_ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?) -> (min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
        let low = low.map { $0.isNaN ? 0 : max(0, $0) }
        let ideal = ideal.map { max(low ?? 0, $0.isNaN ? 0 : $0) }
        let high = high.map { max(ideal ?? low ?? 0, $0.isNaN ? 0 : $0) }
        return (low, ideal, high)
    }
}
