import Foundation

/// The arithmetic of `Grid`: columns as wide as their widest cell, flexible columns share what is left.
public struct GridLayout: Layout, Sendable {
    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.setsGuides = false
        return properties
    }

    struct Cell {
        var index: Int
        var column: Int
        /// Number of columns; nil: the whole row.
        var span: Int?
    }

    struct Row {
        var cells: [Cell] = []
        var alignment: VerticalAlignment?
        var id: ObjectIdentifier?
    }

    struct Plan {
        var columns: [CGFloat] = []
        var rows: [CGFloat] = []
        var gaps: [CGFloat] = []
        var columnGap: CGFloat = 0

        var width: CGFloat { columns.reduce(0, +) + columnGap * CGFloat(max(0, columns.count - 1)) }
        var height: CGFloat { rows.reduce(0, +) + gaps.reduce(0, +) }

        func x(_ column: Int) -> CGFloat { columns.prefix(column).reduce(0, +) + columnGap * CGFloat(column) }
        func width(_ column: Int, _ span: Int?) -> CGFloat {
            guard let span else { return width }
            let range = columns.dropFirst(column).prefix(span)
            return range.reduce(0, +) + columnGap * CGFloat(max(0, range.count - 1))
        }
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        MainActor.assumeIsolated {
            let plan = plan(proposal, subviews, rows(subviews))
            return CGSize(width: plan.width, height: plan.height)
        }
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        MainActor.assumeIsolated {
            let rows = rows(subviews)
            let plan = plan(proposal, subviews, rows)
            let columnAlignments = columnAlignments(rows, subviews)
            var y = bounds.minY
            for (number, row) in rows.enumerated() {
                for cell in row.cells {
                    let box = CGRect(
                        x: bounds.minX + plan.x(cell.column), y: y, width: plan.width(cell.column, cell.span), height: plan.rows[number])
                    place(subviews[cell.index], in: box, columnAlignments[cell.column] ?? alignment.horizontal, row.alignment ?? alignment.vertical)
                }
                y += plan.rows[number] + (number < plan.gaps.count ? plan.gaps[number] : 0)
            }
        }
    }

    @MainActor
    private func place(_ subview: LayoutSubview, in box: CGRect, _ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
        let proposal = proposal(for: subview, box.size)
        let inner = subview.dimensions(in: proposal)
        if let anchor = subview.traits.gridCellAnchor {
            let point = CGPoint(x: box.minX + box.width * anchor.x, y: box.minY + box.height * anchor.y)
            return subview.place(at: point, anchor: anchor, proposal: proposal)
        }
        let outer = ViewDimensions(size: box.size)
        let origin = CGPoint(x: box.minX + outer[horizontal] - inner[horizontal], y: box.minY + outer[vertical] - inner[vertical])
        subview.place(at: origin, anchor: .topLeading, proposal: proposal)
    }

    @MainActor
    private func proposal(for subview: LayoutSubview, _ size: CGSize) -> ProposedViewSize { ProposedViewSize(size) }

    /// Rows in order; a view outside a row is a row of its own across all columns.
    @MainActor
    private func rows(_ subviews: Subviews) -> [Row] {
        var rows: [Row] = []
        for (index, subview) in subviews.enumerated() {
            guard let place = subview.traits.gridRowPlace else {
                rows.append(Row(cells: [Cell(index: index, column: 0, span: nil)]))
                continue
            }
            if rows.last?.id != place.row { rows.append(Row(alignment: place.alignment, id: place.row)) }
            let last = rows[rows.count - 1].cells.last
            let column = last.map { $0.column + ($0.span ?? 1) } ?? 0
            rows[rows.count - 1].cells.append(Cell(index: index, column: column, span: subview.traits.gridColumns))
        }
        return rows
    }

    @MainActor
    private func columnAlignments(_ rows: [Row], _ subviews: Subviews) -> [Int: HorizontalAlignment] {
        var result: [Int: HorizontalAlignment] = [:]
        for cell in rows.flatMap(\.cells) {
            if let alignment = subviews[cell.index].traits.gridColumnAlignment { result[cell.column] = alignment }
        }
        return result
    }

    @MainActor
    private func plan(_ proposal: ProposedViewSize, _ subviews: Subviews, _ rows: [Row]) -> Plan {
        var plan = Plan()
        plan.columnGap = horizontalSpacing ?? ViewSpacing.standardDistance
        let count = rows.flatMap(\.cells).compactMap { cell in cell.span.map { cell.column + $0 } }.max() ?? 1
        let columns = GridColumns(
            count: count, gap: plan.columnGap, total: proposal.width, hasHeight: proposal.height != nil, subviews: subviews,
            cells: rows.flatMap(\.cells))
        plan.columns = columns.widths()
        plan.gaps = rows.count > 1 ? (1..<rows.count).map { gap(rows[$0 - 1], rows[$0], subviews) } : []
        plan.rows = rowHeights(plan, proposal, subviews, rows)
        return plan
    }

    @MainActor
    private func gap(_ above: Row, _ below: Row, _ subviews: Subviews) -> CGFloat {
        if let verticalSpacing { return verticalSpacing }
        var (upper, lower) = (ViewSpacing(), ViewSpacing())
        for cell in above.cells { upper.formUnion(subviews[cell.index].spacing, edges: .bottom) }
        for cell in below.cells { lower.formUnion(subviews[cell.index].spacing, edges: .top) }
        return upper.distance(to: lower, along: .vertical)
    }

    @MainActor
    private func rowHeights(_ plan: Plan, _ proposal: ProposedViewSize, _ subviews: Subviews, _ rows: [Row]) -> [CGFloat] {
        var heights = Array(repeating: CGFloat(0), count: rows.count)
        var isFlexible = Array(repeating: false, count: rows.count)
        for (number, row) in rows.enumerated() {
            for cell in row.cells where !subviews[cell.index].traits.gridUnsizedAxes.vertical {
                let width = plan.width(cell.column, cell.span)
                let subview = subviews[cell.index]
                heights[number] = max(heights[number], subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height)
                if subview.sizeThatFits(ProposedViewSize(width: width, height: .infinity)).height == .infinity { isFlexible[number] = true }
            }
        }
        guard let total = proposal.height else { return heights }
        guard total.isFinite else { return zip(heights, isFlexible).map { $1 ? .infinity : $0 } }
        let available = total - plan.gaps.reduce(0, +)
        let flexible = isFlexible.filter { $0 }.count
        guard flexible > 0 else { return heights }
        let fixed = zip(heights, isFlexible).reduce(0) { $0 + ($1.1 ? 0 : $1.0) }
        let share = max(0, available - fixed) / CGFloat(flexible)
        return zip(heights, isFlexible).map { $1 ? max(min($0, share), share) : $0 }
    }
}
