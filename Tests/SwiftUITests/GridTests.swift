import SwiftUI
import Testing

/// Column widths that tables of Markdown have in pictures by iOS: a grid of texts that wrap.
@MainActor
@Suite struct GridTests {
    /// Widths of the grid and of what its cells hold, in points.
    private func widths(_ size: CGSize = CGSize(width: 343, height: 600), @ViewBuilder _ content: () -> some View) -> [Double] {
        layoutDump(size, content: content).split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            return ["Grid", "Text"].contains(words[0]) ? Double(words[3]) : nil
        }
    }

    /// A table of commands and what they do, in the room that a phone leaves it.
    private var table: some View {
        Grid(horizontalSpacing: 1, verticalSpacing: 1) {
            GridRow {
                cell("Command"); cell("Description")
            }.fontWeight(.semibold)
            GridRow {
                cell("git status"); cell("List all new or modified files")
            }
            GridRow {
                cell("git diff"); cell("Show file differences that haven't been staged")
            }
        }
        .padding(1)
        .font(.system(size: 16))
    }

    private func cell(_ text: String) -> some View { Text(text).fixedSize(horizontal: false, vertical: true).padding(.horizontal, 12.24) }

    @Test func columnsAreNoWiderThanTheLinesOfTheirCells() {
        let widths = widths { table.fixedSize(horizontal: false, vertical: true) }
        #expect(abs(widths[0] - 328) < 1, "\(widths)")
        #expect(abs(widths[4] - 200.5) < 1, "\(widths)")
    }

    @Test func aGridOfAHeightOffersItsColumnsTheSame() {
        let widths = widths { table }
        #expect(abs(widths[0] - 246) < 1, "\(widths)")
        #expect(abs(widths[6] - 118.5) < 1, "\(widths)")
    }

    @Test func whatAColumnLeavesGoesToOneThatTakesAllOfItsShare() {
        let widths = widths(CGSize(width: 200, height: 100)) {
            Grid(horizontalSpacing: 0) {
                GridRow {
                    Text("A")
                    Color.red.frame(minWidth: 10, idealWidth: 300)
                }
            }
        }
        #expect(widths.first == 200)
    }
}
