import FoundationOverlay
import SwiftUI

/// Turns marks into views for a plot of a size.
@MainActor
struct PlotPlanner {
    let geometry: PlotGeometry
    let visuals: VisualScales
    /// The whole chart in the plot's space.
    let chart: CGRect

    private var plot: CGRect { CGRect(origin: .zero, size: geometry.size) }

    /// The views, those in front last.
    func parts(_ items: [SpannedMark]) -> [PlotPart] {
        var parts: [PlotPart] = []
        var drawnSeries: Set<SeriesKey> = []
        let sectors = SectorGeometry(items, in: geometry.size)
        for (index, item) in items.enumerated() {
            switch item.mark.kind {
            case .bar, .rectangle: parts += block(item)
            case .point: parts += point(item)
            case .rule: parts += rule(item)
            case .sector: parts += sector(item, sectors.paths[index])
            case .line, .area:
                let key = SeriesKey(item.mark)
                if drawnSeries.insert(key).inserted { parts += series(items.filter { SeriesKey($0.mark) == key }) }
            }
        }
        let order = parts.indices.sorted { parts[$0].zIndex == parts[$1].zIndex ? $0 < $1 : parts[$0].zIndex < parts[$1].zIndex }
        return order.map { parts[$0] }
    }

    private func block(_ item: SpannedMark) -> [PlotPart] {
        let isBar = item.mark.kind == .bar
        let ratio = ChartMetrics.shared[isBar ? "bar.ratio" : "rectangle.ratio"]
        guard let x = geometry.edges(of: item, .horizontal, automatic: ratio), let y = geometry.edges(of: item, .vertical, automatic: ratio) else {
            return []
        }
        let path = BlockPath.path(from: CGPoint(x: x.start, y: y.start), to: CGPoint(x: x.end, y: y.end), item)
        let outline = PlotOutline(path, isExact: !item.mark.style.effects.isEmpty)
        let style = style(item.mark, outline)
        let view = isBar ? AnyView(BarPath(outline: outline).fill(style)) : AnyView(RectanglePath(outline: outline).fill(style))
        return dressed(view, item.mark, outline.frame, around: path.boundingRect)
    }

    private func point(_ item: SpannedMark) -> [PlotPart] {
        guard let x = geometry.center(of: item, .horizontal), let y = geometry.center(of: item, .vertical) else { return [] }
        return symbol(visuals.symbol(of: item.mark.style) ?? .shape(.circle), item.mark, CGPoint(x: x, y: y))
    }

    private func symbol(_ symbol: MarkStyle.Symbol, _ mark: Mark, _ center: CGPoint) -> [PlotPart] {
        switch symbol {
        case .shape(let shape):
            let size = visuals.symbolSize(of: mark.style)
            guard size.width > 0, size.height > 0 else { return [] }
            let box = CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            let outline = PlotOutline(shape.path(in: Self.frame(of: shape, filling: box)))
            return dressed(AnyView(PointPath(outline: outline).fill(style(mark, outline))), mark, outline.frame, around: box)
        case .view(let view):
            let point = CGRect(origin: center, size: .zero)
            let styled = AnyView(view.foregroundStyle(visuals.foreground(of: mark.style)))
            return [
                PlotPart(view: changed(styled, mark), place: .beside(point, .overlay, .center, spacing: 0, inside: nil), zIndex: mark.style.zIndex)
            ]
        }
    }

    /// The rectangle in which a symbol seems to fill a box.
    private static func frame(of shape: any ChartSymbolShape, filling box: CGRect) -> CGRect {
        let seen = shape.perceptualUnitRect
        guard seen.width > 0, seen.height > 0 else { return box }
        let (width, height) = (box.width / seen.width, box.height / seen.height)
        return CGRect(x: box.minX - seen.minX * width, y: box.minY - seen.minY * height, width: width, height: height)
    }

    private func rule(_ item: SpannedMark) -> [PlotPart] {
        guard let path = RuleGeometry.path(item, geometry) else { return [] }
        let outline = PlotOutline(path)
        let line = visuals.line(of: item.mark.style) ?? DefaultStyles.rule
        let view = AnyView(RulePath(outline: outline).stroke(style(item.mark, outline), style: line))
        return dressed(view, item.mark, outline.frame, around: path.boundingRect)
    }

    private func sector(_ item: SpannedMark, _ path: Path?) -> [PlotPart] {
        guard let path else { return [] }
        let outline = PlotOutline(path)
        return dressed(AnyView(SectorPath(outline: outline).fill(style(item.mark, outline))), item.mark, outline.frame, around: path.boundingRect)
    }

    /// The line or area of a series, and the symbols on it.
    private func series(_ items: [SpannedMark]) -> [PlotPart] {
        let first = items[0].mark
        let geometry = SeriesGeometry(items, geometry)
        let outline = PlotOutline(geometry.path)
        guard !geometry.path.isEmpty else { return [] }
        let style = style(first, outline)
        let line = visuals.line(of: first.style) ?? DefaultStyles.line
        let view =
            first.kind == .line ? AnyView(LinePath(outline: outline).stroke(style, style: line)) : AnyView(AreaPath(outline: outline).fill(style))
        var parts = [PlotPart(view: changed(view, first, outline.frame), place: .frame(outline.frame), zIndex: first.style.zIndex)]
        for (item, center) in geometry.points {
            if let symbol = visuals.symbol(of: item.mark.style) {
                parts += self.symbol(symbol, item.mark, center)
            } else {
                parts += annotations(item.mark, around: CGRect(origin: center, size: .zero))
            }
        }
        return parts
    }

    private func style(_ mark: Mark, _ outline: PlotOutline) -> BoundedStyle {
        BoundedStyle(base: visuals.foreground(of: mark.style), bounds: outline.bounds(in: mark.style.alignsWithPlot ? plot : nil))
    }

    private func dressed(_ view: AnyView, _ mark: Mark, _ frame: CGRect, around target: CGRect) -> [PlotPart] {
        [PlotPart(view: changed(view, mark, frame), place: .frame(frame), zIndex: mark.style.zIndex)] + annotations(mark, around: target)
    }

    /// The view with the effects that were asked for.
    private func changed(_ view: AnyView, _ mark: Mark, _ frame: CGRect? = nil) -> AnyView {
        var view = mark.style.effects.reduce(view) { $1($0) }
        if mark.style.opacity != 1 { view = AnyView(view.opacity(mark.style.opacity)) }
        guard let frame else { return view }
        for mask in mark.style.masks {
            let parts = self.parts(Stacking.spans(of: mask))
            view = AnyView(
                view.mask(alignment: .topLeading) {
                    PlotParts(parts: parts).frame(width: plot.width, height: plot.height).offset(x: -frame.minX, y: -frame.minY)
                })
        }
        return view
    }

    private func annotations(_ mark: Mark, around target: CGRect) -> [PlotPart] {
        mark.style.annotations.map { annotation in
            let view = annotation.content(AnnotationContext(targetSize: target.size))
            return PlotPart(
                view: view,
                place: .beside(
                    target, annotation.position, annotation.alignment, spacing: annotation.spacing ?? ChartMetrics.shared["annotation.spacing"],
                    inside: limit(of: annotation.overflow)),
                zIndex: mark.style.zIndex)
        }
    }

    private func limit(of overflow: AnnotationOverflowResolution) -> CGRect? {
        let endless = CGFloat(1e6)
        func range(_ strategy: AnnotationOverflowResolution.Strategy, _ low: KeyPath<CGRect, CGFloat>, _ high: KeyPath<CGRect, CGFloat>) -> (
            CGFloat, CGFloat
        )? {
            switch strategy.storage {
            case .plot: (plot[keyPath: low], plot[keyPath: high])
            case .chart: (chart[keyPath: low], chart[keyPath: high])
            case .automatic, .disabled, .padScale: nil
            }
        }
        let (x, y) = (range(overflow.x, \.minX, \.maxX), range(overflow.y, \.minY, \.maxY))
        guard x != nil || y != nil else { return nil }
        let (left, right) = x ?? (-endless, endless)
        let (top, bottom) = y ?? (-endless, endless)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
