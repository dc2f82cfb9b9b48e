import FoundationOverlay
import ViewEngine

/// What modifiers of a whole section say of its rows; a row's own say overrides it.
struct SectionRows {
    var background: AnyView?
    var insets: EdgeInsets?
    var separators = RowSeparators()
    /// Of modifiers that act on each view, the outermost first.
    var wrappings: [Wrapping] = []

    /// What a modifier around a section does to each of its rows.
    struct Wrapping {
        let wrap: @MainActor (Node) -> NodeContent
    }

    /// The rows with what they do not say themselves.
    @MainActor
    func applied(to rows: [Node], _ evaluation: Evaluation) -> [Node] {
        let rows = wrappings.reversed().reduce(rows) { rows, wrapping in
            evaluation.collect { evaluation.wrapEach({ for row in rows { evaluation.append(row) } }, wrapping.wrap) }
        }
        apply(to: rows)
        return rows
    }

    @MainActor
    private func apply(to rows: [Node]) {
        for row in rows {
            if row.traits.rowBackground == nil { row.traits.rowBackground = background }
            if row.traits.rowInsets == nil { row.traits.rowInsets = insets }
            row.traits.rowSeparators = row.traits.rowSeparators.filled(from: separators)
        }
    }
}

private enum SectionRowsKey: EnvironmentKey { static var defaultValue: SectionRows { SectionRows() } }

extension EnvironmentValues {
    /// What is said of the rows of the section around.
    var sectionRows: SectionRows {
        get { self[SectionRowsKey.self] }
        set { self[SectionRowsKey.self] = newValue }
    }
}

extension View {
    /// Says something of a row, or of all rows of a section.
    nonisolated func changingRows(
        _ change: @escaping @MainActor (inout NodeTraits) -> Void, ofSection: @escaping @MainActor (inout SectionRows) -> Void
    ) -> some View {
        changingEnvironment { ofSection(&$0.sectionRows) }.changingTraits { change(&$0) }
    }
}
