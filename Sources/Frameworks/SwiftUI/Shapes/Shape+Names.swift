import FoundationOverlay

extension Shape where Self == Rectangle {
    public nonisolated static var rect: Rectangle { .init() }
}

extension Shape where Self == RoundedRectangle {
    public nonisolated static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        .init(cornerSize: cornerSize, style: style)
    }

    public nonisolated static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        .init(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    public nonisolated static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle {
        .init(cornerRadii: cornerRadii, style: style)
    }

    public nonisolated static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        .init(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius,
            topTrailingRadius: topTrailingRadius, style: style)
    }
}

extension Shape where Self == Circle {
    public nonisolated static var circle: Circle { .init() }
}

extension Shape where Self == Ellipse {
    public nonisolated static var ellipse: Ellipse { .init() }
}

extension Shape where Self == Capsule {
    public nonisolated static var capsule: Capsule { .init() }
    public nonisolated static func capsule(style: RoundedCornerStyle) -> Capsule { .init(style: style) }
}

extension Shape where Self == ContainerRelativeShape {
    public nonisolated static var containerRelative: ContainerRelativeShape { .init() }
}

extension Shape where Self == ButtonBorderShape {
    public nonisolated static var buttonBorder: ButtonBorderShape { .automatic }
}
