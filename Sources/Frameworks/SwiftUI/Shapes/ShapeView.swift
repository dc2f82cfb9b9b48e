import FoundationOverlay
import ViewEngine

/// A shape that has been filled or stroked; further fills and strokes are drawn over it.
public struct ShapeView<Content: Shape, Style: ShapeStyle> {
    public let shape: Content
    var styled: StyledShape
}

extension ShapeView: View, _PrimitiveView {
    public typealias Body = Never
    public func _evaluate(_ evaluation: Evaluation) { styled._evaluate(evaluation) }
}

extension ShapeView {
    private nonisolated func adding(_ style: StyledShape.Style) -> ShapeView {
        var copy = self
        copy.styled.styles.append(style)
        return copy
    }

    public nonisolated func fill<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: FillStyle = FillStyle()) -> some View {
        adding(.fill(AnyShapeStyle(content), style))
    }

    public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> ShapeView {
        adding(.stroke(AnyShapeStyle(content), style))
    }

    public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView {
        adding(.stroke(AnyShapeStyle(content), StrokeStyle(lineWidth: lineWidth)))
    }
}

extension ShapeView where Content: InsettableShape {
    public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
        let border = StyledShape(shape.inset(by: style.lineWidth / 2), .stroke(AnyShapeStyle(content), style))
        return overlay(border)
    }

    public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension Shape {
    public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> ShapeView<Self, S> {
        ShapeView(shape: self, styled: StyledShape(self, .fill(AnyShapeStyle(content), style)))
    }

    public nonisolated func fill(style: FillStyle = FillStyle()) -> ShapeView<Self, ForegroundStyle> {
        fill(ForegroundStyle(), style: style)
    }

    public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> ShapeView<Self, S> {
        ShapeView(shape: self, styled: StyledShape(self, .stroke(AnyShapeStyle(content), style)))
    }

    public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView<Self, S> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
        BorderView(styled: StyledShape(inset(by: style.lineWidth / 2), .stroke(AnyShapeStyle(content), style)))
    }

    public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), style: style)
    }

    public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth))
    }
}

/// A stroked outline as a view.
private struct BorderView {
    let styled: StyledShape
}

extension BorderView: View, _PrimitiveView {
    typealias Body = Never
    func _evaluate(_ evaluation: Evaluation) { styled._evaluate(evaluation) }
}
