import SwiftUI
import Testing
import ViewEngine

/// Distances that pictures of iOS show.
@MainActor
@Suite struct TextSpacingTests {
    private func spacing(_ preferences: ViewEngine.ViewSpacing.EdgePreference...) -> ViewEngine.ViewSpacing {
        var spacing = ViewEngine.ViewSpacing()
        (spacing.top, spacing.bottom) = (preferences, preferences)
        return spacing
    }

    @Test func gapOfTheLowerTextLiesBetweenTexts() {
        let (body, caption) = (spacing(.text(fontSize: 17, lineGap: 1.713)), spacing(.text(fontSize: 12, lineGap: 1.68)))
        #expect(abs(body.distance(to: caption, along: .vertical) - 2) < 0.001)
        #expect(caption.distance(to: spacing(.text(fontSize: 30)), along: .vertical) == 0)
    }

    @Test func symbolsBesideTextsDoNotCount() {
        let row = spacing(.symbol, .text(fontSize: 12))
        #expect(row.distance(to: spacing(.text(fontSize: 30)), along: .vertical) == 0)
        #expect(row.distance(to: spacing(.standard), along: .vertical) > 6)
    }

    @Test func shapesBesideTextsCount() {
        let row = spacing(.standard, .text(fontSize: 16, lineGap: 1.9))
        #expect(abs(row.distance(to: row, along: .vertical) - 9.82) < 0.02)
    }

    @Test func shapesBesideSmallTextsHaveASayOnlyWithTexts() {
        let row = spacing(.standard, .text(fontSize: 11))
        #expect(abs(row.distance(to: row, along: .vertical) - 6.71) < 0.01)
        #expect(spacing(.standard).distance(to: spacing(.standard), along: .vertical) == 8)
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
