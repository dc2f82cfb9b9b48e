import FoundationOverlay
import SwiftUI

/// A chart of a size: what lies where.
struct ChartPlan {
    var size: CGSize
    /// Without the styles that `chartPlotStyle` adds.
    var plot: CGRect
    var items: [SpannedMark]
    var x: PlannedAxis?
    var y: PlannedAxis?
    var visuals: VisualScales
    /// What lies around the plot.
    var surroundings: [PlotPart]

    /// The marks' places in a plot of a size.
    func geometry(_ size: CGSize) -> PlotGeometry {
        func count(_ span: KeyPath<SpannedMark, Span>) -> Int { Set(items.map { $0[keyPath: span].data.first }).count }
        var seen: Set<_PlotDatum> = []
        let positions = items.compactMap { $0.mark.style.position?.value.start }.filter { seen.insert($0).inserted }
        return PlotGeometry(
            size: size, x: x?.scale, y: y?.scale, places: [.horizontal: count(\.x), .vertical: count(\.y)], positions: positions)
    }

    /// The grid lines in a plot of a size.
    func gridLines(_ size: CGSize) -> [PlotPart] {
        [x, y].compactMap { $0 }.flatMap { axis in
            axis.items.compactMap { item -> PlotPart? in
                guard case .gridLine(let stroke) = item.part.kind,
                    let position = axis.position(of: item, in: axis.axis == .horizontal ? size.width : size.height)
                else { return nil }
                var path = Path()
                path.move(to: axis.axis == .horizontal ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position))
                path.addLine(to: axis.axis == .horizontal ? CGPoint(x: position, y: size.height) : CGPoint(x: size.width, y: position))
                let outline = PlotOutline(path.offsetBy(dx: item.part.offset.width, dy: item.part.offset.height))
                let view = GridLinePath(outline: outline).stroke(
                    item.part.style ?? DefaultStyles.axisLine, style: stroke ?? DefaultStyles.gridLine(across: axis.axis))
                return PlotPart(view: AnyView(view), place: .frame(outline.frame))
            }
        }
    }
}
