import FoundationOverlay
import Geometry

/// How a rounded corner runs.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular
    case continuous

    var curve: CornerCurve { self == .circular ? .circular : .continuous }
}

/// A rectangle with equal rounded corners.
public struct RoundedRectangle: Shape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        let limit = min(rect.width, rect.height) / 2
        let isRound = cornerSize.width == cornerSize.height
        let size = CGSize(
            width: min(max(0, cornerSize.width), isRound ? limit : rect.width / 2),
            height: min(max(0, cornerSize.height), isRound ? limit : rect.height / 2))
        return Path(.roundedRect(rect, cornerSize: size, curve: style.curve))
    }
}

/// A rectangle whose corners have radii of their own.
public struct UnevenRoundedRectangle: Shape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    public nonisolated init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius
            ),
            style: style)
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        let limit = min(rect.width, rect.height) / 2
        let radii = [cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading]
        return Path(.unevenRoundedRect(rect, radii: radii.map { min(max(0, $0), limit) }, curve: style.curve))
    }
}

/// Radii of four corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

/// A rectangle with round ends.
public struct Capsule: Shape {
    public var style: RoundedCornerStyle

    public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public nonisolated func path(in rect: CGRect) -> Path { Path(.capsule(rect)) }
}

/// An ellipse that fills its frame.
public struct Ellipse: Shape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(.ellipse(rect)) }
}
