import FoundationOverlay
import Metrics
import ViewEngine

/// A label inside a filled outline, with the insets of the control size.
struct BorderedButtonBody: View {
    let label: AnyView
    let foreground: AnyShapeStyle
    let ground: AnyShapeStyle

    var body: some View {
        EnvironmentReading { environment in
            let metrics = BorderedButtonMetrics(environment)
            label
                .labelStyle(
                    ofControl: environment.isEnabled ? AnyShapeStyle(ButtonLabelStyle(foreground)) : AnyShapeStyle(HierarchicalShapeStyle.tertiary)
                )
                .defaultFont(metrics.font)
                .inButtonLabel()
                .environment(\.isInListRow, false)
                .padding(EdgeInsets(top: metrics.vertical, leading: metrics.horizontal, bottom: metrics.vertical, trailing: metrics.horizontal))
                .squared(metrics.isCircle)
                .background(environment.isEnabled ? ground : Self.disabledGround, in: metrics.outline)
        }
    }

    /// Disabled buttons are gray, whatever their tint.
    private static let disabledGround = AnyShapeStyle(SystemStyle(names: ["tertiarySystemFill"]))
}

/// The measures of a bordered button in its surroundings.
struct BorderedButtonMetrics {
    let horizontal: CGFloat
    let vertical: CGFloat
    /// The label's font where nobody set another.
    let font: Font?
    let isCircle: Bool
    let outline: AnyShape

    init(_ environment: EnvironmentValues) {
        let names = Self.names(environment.controlSize)
        vertical = environment.metric(names.vertical)
        font = environment.controlSize <= .small ? .subheadline : nil
        let shape = environment.buttonBorderShape
        isCircle = shape == .circle
        horizontal = isCircle ? vertical : environment.metric(names.horizontal)
        let radius = environment.metric(names.radius)
        switch shape.kind {
        case .capsule: outline = AnyShape(Capsule())
        case .circle: outline = AnyShape(Circle())
        case .roundedRectangle(let own): outline = AnyShape(RoundedRectangle(cornerRadius: own ?? min(radius, vertical * 2)))
        case .automatic: outline = AnyShape(RoundedRectangle(cornerRadius: radius))
        }
    }

    private typealias Names = (horizontal: ControlMetric, vertical: ControlMetric, radius: ControlMetric)

    private static func names(_ size: ControlSize) -> Names {
        switch size {
        case .mini: (.buttonMiniHorizontalInset, .buttonMiniVerticalInset, .buttonMiniCornerRadius)
        case .small: (.buttonSmallHorizontalInset, .buttonSmallVerticalInset, .buttonSmallCornerRadius)
        case .regular: (.buttonRegularHorizontalInset, .buttonRegularVerticalInset, .buttonRegularCornerRadius)
        case .large: (.buttonLargeHorizontalInset, .buttonLargeVerticalInset, .buttonLargeCornerRadius)
        case .extraLarge:
            (.buttonExtraLargeHorizontalInset, .buttonExtraLargeVerticalInset, .buttonExtraLargeCornerRadius)
        }
    }
}

/// A control that is fainter where it is disabled.
struct DimmedWhenDisabled<Content: View>: View {
    let content: Content
    let opacity: ControlMetric

    var body: some View {
        EnvironmentReading { environment in
            if environment.isEnabled {
                content
            } else {
                content.opacity(environment.metric(opacity))
            }
        }
    }
}

extension View {
    /// The font of a control where nobody set another.
    nonisolated func defaultFont(_ font: Font?) -> some View {
        changingEnvironment { if $0.font == nil { $0.font = font } }
    }

    /// The view in the middle of a square as large as its longer side.
    nonisolated func squared(_ isActive: Bool) -> some View {
        nonisolated(unsafe) let view = self
        return EvaluatedView { evaluation in
            guard isActive else { return view._evaluate(evaluation) }
            LayoutEvaluation.evaluate(SquareLayout(), name: "Square", view, evaluation)
        }
    }
}

/// One view in the middle of a square.
struct SquareLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = subviews.first?.sizeThatFits(proposal) ?? .zero
        let side = max(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal) }
    }
}
