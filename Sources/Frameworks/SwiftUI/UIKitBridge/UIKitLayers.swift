import FoundationOverlay
import UIKit
import ViewEngine

/// The rectangle of a layer with those corners rounded that are to be.
struct UIKitCorners: InsettableShape {
    let radius: CGFloat
    let corners: CACornerMask
    let isContinuous: Bool
    var inset: CGFloat = 0

    init(layer: CALayer) {
        (radius, corners, isContinuous) = (layer.cornerRadius, layer.maskedCorners, layer.cornerCurve == .continuous)
    }

    func path(in rect: CGRect) -> Path {
        let limit = min(rect.width, rect.height) / 2
        let radius = max(0, min(radius, limit) - inset)
        func own(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
        let shape = UnevenRoundedRectangle(
            topLeadingRadius: own(.layerMinXMinYCorner), bottomLeadingRadius: own(.layerMinXMaxYCorner),
            bottomTrailingRadius: own(.layerMaxXMaxYCorner), topTrailingRadius: own(.layerMaxXMinYCorner),
            style: isContinuous ? .continuous : .circular)
        return shape.path(in: rect.insetBy(dx: inset, dy: inset))
    }

    func inset(by amount: CGFloat) -> UIKitCorners {
        var shape = self
        shape.inset += amount
        return shape
    }
}

/// The colour of a view or layer, and the picture that is its contents.
struct UIKitLayerGround: View {
    let layer: CALayer
    var color: UIColor?

    var body: some View {
        let shape = UIKitCorners(layer: layer)
        ZStack {
            if let color { shape.fill(Color(uiColor: color)) }
            if let color = layer.backgroundColor { shape.fill(Color(cgColor: color)) }
            if let gradient = layer as? CAGradientLayer { shape.fill(UIKitLayer.style(of: gradient)) }
            if let drawing = layer as? CAShapeLayer { UIKitShape(layer: drawing) }
            if let contents = layer.contents, let image = UIKitLayer.image(contents) { Image(uiImage: image).resizable().clipShape(shape) }
        }
    }
}

/// A layer with those in it.
struct UIKitLayer: View {
    let layer: CALayer

    /// The layers that a program has added to a view's own.
    @MainActor
    static func own(of view: UIView) -> [CALayer] {
        let ofViews = Set(view.subviews.map { ObjectIdentifier($0.layer) })
        return (view.layer.sublayers ?? []).filter { !ofViews.contains(ObjectIdentifier($0)) && !$0.isHidden }
    }

    static func image(_ contents: Any) -> UIImage? { (contents as? UIImage) ?? (contents as? CGImage).map { UIImage(cgImage: $0) } }

    static func style(of gradient: CAGradientLayer) -> AnyShapeStyle {
        let colors = (gradient.colors ?? []).map { color in
            (color as? CGColor).map { Color(cgColor: $0) } ?? (color as? UIColor).map { Color(uiColor: $0) } ?? .clear
        }
        let places = gradient.locations?.map { CGFloat($0.doubleValue) }
        let stops = colors.enumerated().map { index, color in
            let equal = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            return Gradient.Stop(color: color, location: places.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? equal)
        }
        let start = UnitPoint(x: gradient.startPoint.x, y: gradient.startPoint.y)
        let end = UnitPoint(x: gradient.endPoint.x, y: gradient.endPoint.y)
        switch gradient.type {
        case .radial:
            let size = gradient.bounds.size
            let radius = max(abs(end.x - start.x) * size.width, abs(end.y - start.y) * size.height)
            return AnyShapeStyle(RadialGradient(stops: stops, center: start, startRadius: 0, endRadius: radius))
        case .conic: return AnyShapeStyle(AngularGradient(stops: stops, center: start, angle: .radians(atan2(end.y - start.y, end.x - start.x))))
        default: return AnyShapeStyle(LinearGradient(stops: stops, startPoint: start, endPoint: end))
        }
    }

    var body: some View {
        let inner = (layer.sublayers ?? []).filter { !$0.isHidden }
        ZStack(alignment: .topLeading) {
            UIKitLayerGround(layer: layer)
            ForEach(inner.indices, id: \.self) { index in
                UIKitLayer(layer: inner[index]).frame(width: inner[index].bounds.width, height: inner[index].bounds.height)
                    .offset(x: inner[index].frame.minX, y: inner[index].frame.minY)
            }
            if layer.borderWidth > 0, let color = layer.borderColor {
                UIKitCorners(layer: layer).strokeBorder(Color(cgColor: color), lineWidth: layer.borderWidth)
            }
        }
        .frame(width: layer.bounds.width, height: layer.bounds.height)
        .modifier(UIKitOpacity(opacity: Double(layer.opacity)))
    }
}

/// The fill and the line of a shape layer.
private struct UIKitShape: View {
    let layer: CAShapeLayer

    var body: some View {
        if let cgPath = layer.path {
            let path = Path(cgPath)
            ZStack(alignment: .topLeading) {
                if let fill = layer.fillColor { path.fill(Color(cgColor: fill), style: FillStyle(eoFill: layer.fillRule == .evenOdd)) }
                if let stroke = layer.strokeColor {
                    path.trim(from: layer.strokeStart, to: layer.strokeEnd).stroke(Color(cgColor: stroke), style: style)
                }
            }
        }
    }

    private var style: StrokeStyle {
        StrokeStyle(
            lineWidth: layer.lineWidth, lineCap: layer.lineCap == .round ? .round : layer.lineCap == .square ? .square : .butt,
            lineJoin: layer.lineJoin == .round ? .round : layer.lineJoin == .bevel ? .bevel : .miter, miterLimit: layer.miterLimit,
            dash: (layer.lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: layer.lineDashPhase)
    }
}
