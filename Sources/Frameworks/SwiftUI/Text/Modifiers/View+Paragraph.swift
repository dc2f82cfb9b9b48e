import FoundationOverlay
import ViewEngine

extension View {
    public nonisolated func lineLimit(_ number: Int?) -> some View { changingEnvironment { $0.lineLimit = number } }

    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        changingEnvironment { $0.setLines(nil, reserved: limit.lowerBound) }
    }

    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        changingEnvironment { $0.setLines(limit.upperBound, reserved: 0) }
    }

    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        changingEnvironment { $0.setLines(limit.upperBound, reserved: limit.lowerBound) }
    }

    /// At most `limit` lines, whose height is kept free where `reservesSpace` is true.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        changingEnvironment { $0.setLines(limit, reserved: reservesSpace ? limit : 0) }
    }

    /// Adds points between lines.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { changingEnvironment { $0.lineSpacing = lineSpacing } }

    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        changingEnvironment { $0.multilineTextAlignment = alignment }
    }

    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        changingEnvironment { $0.truncationMode = mode }
    }

    /// Lets text shrink to `factor` of its size before it is truncated.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        changingEnvironment { $0.minimumScaleFactor = factor }
    }

    public nonisolated func allowsTightening(_ flag: Bool) -> some View { changingEnvironment { $0.allowsTightening = flag } }

    public nonisolated func textCase(_ textCase: Text.Case?) -> some View { changingEnvironment { $0.textCase = textCase } }
}
