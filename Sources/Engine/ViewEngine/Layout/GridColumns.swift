import Foundation

/// How wide the columns of a grid are.
@MainActor
struct GridColumns {
    let count: Int
    let gap: CGFloat
    /// The width that is proposed to the grid.
    let total: CGFloat?
    /// Whether a height is proposed to the grid.
    let hasHeight: Bool
    let subviews: LayoutSubviews
    let cells: [GridLayout.Cell]

    /// What the cells of a column, or a cell across several, want to be.
    private struct Wish {
        var ideal: CGFloat = 0
        var least: CGFloat = 0
        var isFlexible = false
        /// Whether a cell that is left out of the column's width would take all it is offered.
        var isOffered = false

        mutating func add(_ subview: LayoutSubview) {
            ideal = max(ideal, subview.sizeThatFits(.unspecified).width)
            least = max(least, subview.sizeThatFits(.zero).width)
            isFlexible = isFlexible || takesAll(subview)
        }

        mutating func offer(_ subview: LayoutSubview) { isOffered = isOffered || takesAll(subview) }

        private func takesAll(_ subview: LayoutSubview) -> Bool { subview.sizeThatFits(.infinity).width == .infinity }
    }

    private var available: CGFloat? {
        guard let total, total.isFinite else { return nil }
        return total - gap * CGFloat(max(0, count - 1))
    }

    /// First what cells of one column want, then what those across several want beyond that.
    func widths() -> [CGFloat] {
        let sized = cells.filter { !subviews[$0.index].traits.gridUnsizedAxes.horizontal }
        var wishes = Array(repeating: Wish(), count: count)
        for cell in sized where cell.span == 1 { wishes[cell.column].add(subviews[cell.index]) }
        for cell in cells where cell.span == 1 && subviews[cell.index].traits.gridUnsizedAxes.horizontal {
            wishes[cell.column].offer(subviews[cell.index])
        }
        var widths = single(wishes, sized.filter { $0.span == 1 })
        for cell in sized where cell.span != 1 {
            var wish = Wish()
            wish.add(subviews[cell.index])
            let columns = cell.column..<min(count, cell.span.map { cell.column + $0 } ?? count)
            widen(&widths, columns, to: wish, flexible: wishes.map(\.isFlexible))
        }
        return widths
    }

    /// Ideal widths; what the proposal leaves over goes to the columns that can grow. A column with a
    /// cell that would grow but is left out of its width has its share kept for it, and stays as wide as its other cells.
    private func single(_ wishes: [Wish], _ cells: [GridLayout.Cell]) -> [CGFloat] {
        let ideal = wishes.map(\.ideal)
        guard let available else { return total == .infinity ? wishes.map { $0.isFlexible ? .infinity : $0.ideal } : ideal }
        let sum = ideal.reduce(0, +)
        let flexible = wishes.filter { $0.isFlexible || $0.isOffered }.count
        if sum < available, wishes.contains(where: \.isFlexible) {
            let fixed = wishes.reduce(0) { $0 + ($1.isFlexible || $1.isOffered ? 0 : $1.ideal) }
            let share = max(0, available - fixed) / CGFloat(flexible)
            return wishes.map { $0.isFlexible ? max($0.ideal, share) : $0.ideal }
        }
        guard sum > available else { return ideal }
        let least = wishes.map(\.least)
        if hasHeight { return shared(least, cells, of: available) }
        let offers = shrink(ideal, least, to: available)
        return offers.indices.map { taken(in: $0, of: offers[$0], cells) }
    }

    /// With a height, too wide a grid offers each column the same; what columns leave of it goes to those that take all of theirs. So iOS lays out
    /// the tables of Markdown libraries: a text that wraps leaves something, and gets no more.
    private func shared(_ least: [CGFloat], _ cells: [GridLayout.Cell], of available: CGFloat) -> [CGFloat] {
        var result = least
        var (open, remaining) = (Array(least.indices), available)
        while !open.isEmpty {
            let share = max(0, remaining) / CGFloat(open.count)
            for column in open { result[column] = taken(in: column, of: max(least[column], share), cells) }
            let closed = open.filter { result[$0] != share }
            if closed.isEmpty { break }
            remaining -= closed.reduce(0) { $0 + result[$1] }
            open.removeAll { closed.contains($0) }
        }
        return result
    }

    /// How much of a width the cells of a column take: a text that wraps is as wide as its widest line.
    private func taken(in column: Int, of width: CGFloat, _ cells: [GridLayout.Cell]) -> CGFloat {
        cells.filter { $0.column == column }.map { subviews[$0.index].sizeThatFits(ProposedViewSize(width: width, height: nil)).width }.max() ?? 0
    }

    /// Without a height, the widest columns give what is missing.
    private func shrink(_ ideal: [CGFloat], _ least: [CGFloat], to available: CGFloat) -> [CGFloat] {
        let order = ideal.indices.sorted { ideal[$0] == ideal[$1] ? $0 < $1 : ideal[$0] < ideal[$1] }
        var result = ideal
        var remaining = available
        for (position, index) in order.enumerated() {
            let share = max(0, remaining) / CGFloat(order.count - position)
            result[index] = max(least[index], min(ideal[index], share))
            remaining -= result[index]
        }
        return result
    }

    /// Makes the columns under a cell together as wide as it wants to be, as far as the proposal goes. The columns that can grow share
    /// what is missing; where none can, all of them do.
    private func widen(_ widths: inout [CGFloat], _ columns: Range<Int>, to wish: Wish, flexible: [Bool]) {
        guard !columns.isEmpty else { return }
        let present = widths[columns].reduce(0, +) + gap * CGFloat(columns.count - 1)
        var wanted = total == .infinity && wish.isFlexible ? .infinity : wish.ideal
        if let available {
            let room = present + max(0, available - widths.reduce(0, +))
            wanted = max(wish.least, wish.isFlexible ? room : min(wish.ideal, room))
        }
        guard wanted > present else { return }
        let growing = columns.contains { flexible[$0] } ? columns.filter { flexible[$0] } : Array(columns)
        for column in growing { widths[column] += (wanted - present) / CGFloat(growing.count) }
    }
}
