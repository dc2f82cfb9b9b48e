import SwiftUI
import Testing

/// Distances that pictures of iOS show.
@MainActor
@Suite struct TextSpacingTests {
    /// Where each view of a column begins, and how high it is.
    private func column(@ViewBuilder _ content: () -> some View) -> [(top: Double, height: Double)] {
        let content = content()
        let dump = layoutDump(CGSize(width: 300, height: 600)) { VStack { content } }
        let children = dump.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
        return children.compactMap { line in
            let words = line.split(separator: " ")
            guard let top = Double(words[2]), let height = Double(words[4]) else { return nil }
            return (top, height)
        }
    }

    /// The distance between the first and the second view of a column, in points.
    private func gap(@ViewBuilder _ content: () -> some View) -> Double {
        let rows = column(content)
        guard rows.count == 2 else { return .nan }
        return rows[1].top - rows[0].top - rows[0].height
    }

    @Test func gapOfTheLowerTextLiesBetweenTexts() {
        #expect(
            abs(
                gap {
                    Text("A"); Text("B").font(.caption)
                } - 2) < 0.4)
        #expect(
            abs(
                gap {
                    Text("A").font(.caption); Text("B").font(.system(size: 30))
                }) < 0.4)
    }

    @Test func symbolsBesideTextsDoNotCount() {
        let row = HStack {
            Image(systemName: "lock"); Text("A").font(.system(size: 12))
        }
        #expect(
            abs(
                gap {
                    row; Text("B").font(.system(size: 30))
                }) < 0.4)
        #expect(
            gap {
                row; Color.red.frame(height: 10)
            } > 6)
    }

    @Test func shapesBesideTextsCount() {
        let row = HStack {
            Circle().frame(width: 5, height: 5); Text("A").font(.system(size: 16))
        }
        #expect(
            abs(
                gap {
                    row; row
                } - 9.82) < 0.4)
    }

    @Test func shapesBesideSmallTextsHaveASayOnlyWithTexts() {
        let row = HStack {
            Circle().frame(width: 5, height: 5); Text("A").font(.system(size: 11))
        }
        #expect(
            abs(
                gap {
                    row; row
                } - 6.71) < 0.4)
        #expect(
            gap {
                Color.red; Color.red
            } == 8)
    }

    @Test func symbolsInFramesCount() {
        let dump = layoutDump {
            VStack {
                Text("A");
                HStack {
                    Image(systemName: "lock").frame(width: 20, height: 20); Text("B")
                }
            }
        }
        let tops = dump.split(separator: "\n").compactMap { $0.split(separator: " ").dropFirst(2).first.flatMap { Double($0) } }
        #expect(tops.count > 2 && tops[2] - tops[1] > 30)
    }

    /// A package's snapshot tests (iOS 17): a text without characters takes no height, and keeps the default distance to both sides.
    @Test func emptyTextHasTheDefaultSpacing() {
        let dump = layoutDump {
            VStack {
                Image(systemName: "circle").resizable().frame(width: 50, height: 50)
                Text("")
                Text("Below")
            }
        }
        let lines = dump.split(separator: "\n").map { $0.split(separator: " ") }
        func number(_ line: Int, _ at: Int) -> Double { Double(lines[line][at]) ?? .nan }
        let bottomOfImage = number(1, 2) + number(1, 4)
        #expect(abs(number(2, 2) - bottomOfImage - 8) < 0.4)
        #expect(abs(number(3, 2) - bottomOfImage - 16) < 0.4)
    }

    @Test func rowOfSymbolAndTextTouchesTheTextBelow() {
        let dump = layoutDump {
            VStack(alignment: .leading) {
                HStack(spacing: 5) {
                    Image(systemName: "gauge").font(.callout); Text("PRESSURE").font(.caption)
                }
                Text("1004.76").font(.system(size: 30))
            }
        }
        #expect(dump.contains("Text") && !dump.contains("VStack 0 0"))
        let heights = dump.split(separator: "\n").compactMap {
            $0.split(separator: " ").last.flatMap { Double($0) } ?? Double($0.split(separator: " ").dropFirst(4).first ?? "")
        }
        #expect(abs(heights[0] - (heights[1] + 36)) < 0.7)
    }
}
