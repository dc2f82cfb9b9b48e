import SwiftUI
import Testing

/// Builders in properties, where nothing but the content tells the types of an `if` without `else`.
@MainActor struct BuilderBranchTests {
    private struct Row: Identifiable { var id: Int }

    @MainActor private struct Parts {
        var isLong: Bool

        @TableColumnBuilder<Row, Never> var columns: some TableColumnContent<Row, Never> {
            TableColumn("A") { Text("\($0.id)") }
            if isLong { TableColumn("B") { Text("\($0.id)") } }
        }

        @TableRowBuilder<Row> var rows: some TableRowContent<Row> { if isLong { TableRow(Row(id: 7)) } }
    }

    @Test(arguments: [false, true]) func aBranchThatIsNotTakenGivesNothing(isLong: Bool) {
        #expect(Parts(isLong: isLong).columns._columns.count == (isLong ? 2 : 1))
        #expect(Parts(isLong: isLong).rows._values.map(\.id) == (isLong ? [7] : []))
    }
}
