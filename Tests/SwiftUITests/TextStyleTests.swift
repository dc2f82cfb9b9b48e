import Foundation
import Snapshot
import SwiftUI
import Testing

@MainActor
@Suite struct TextStyleTests {
    private func runs(_ change: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder _ view: () -> some View) -> [GlyphRun] {
        glyphRuns(archive(CGSize(width: 500, height: 500), environment: change, content: view).root)
    }

    private func size(_ change: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder _ view: () -> some View) -> CGSize? {
        firstText(archive(CGSize(width: 500, height: 500), environment: change, content: view).root)?.frame.size
    }

    /// Height in pixels at scale 3.
    private func height(_ change: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder _ view: () -> some View) -> Int? {
        size(change, view).map { Int(($0.height * 3).rounded()) }
    }

    @Test func modifiersOfJoinedTextsStayWithTheirPart() {
        let found = runs { Text("a ").foregroundColor(.red) + Text("b ").bold() + Text("c") }
        #expect(found.map(\.text) == ["a ", "b ", "c"])
        #expect(found[0].paint == .color(RGBA(255, 56, 60)))
        #expect(found[1].font.face == "Inter-SemiBold")
        #expect(found[2].font.face == "Inter-Regular")
    }

    @Test func innerModifiersWin() {
        let found = runs { Text("a").foregroundColor(.white).foregroundColor(.black).foregroundStyle(.red) }
        #expect(found[0].paint == .color(.white))
        #expect(height { Text("a").font(.caption).font(.largeTitle) } == 43)
    }

    @Test func boldGivesTheEmphasisedWeightOfAStyle() {
        #expect(runs { Text("a").bold() }[0].font.face == "Inter-SemiBold")
        #expect(runs { Text("a").fontWeight(.bold) }[0].font.face == "Inter-Bold")
        #expect(runs { Text("a").font(.system(size: 17)).bold() }[0].font.face == "Inter-Bold")
        #expect(runs { VStack { Text("a") }.bold() }[0].font.face == "Inter-SemiBold")
        #expect(runs { Text("a").bold(false).bold() }[0].font.face == "Inter-Regular")
    }

    @Test func textStylesFollowDynamicType() {
        #expect(height { Text("a") } == 61)
        #expect(height({ $0.dynamicTypeSize = .accessibility5 }) { Text("a") } == 190)
        #expect(height({ $0.dynamicTypeSize = .accessibility5 }) { Text("a").font(.system(size: 17)) } == 61)
        #expect(height({ $0.dynamicTypeSize = .accessibility5 }) { Text("a").dynamicTypeSize(...DynamicTypeSize.large) } == 61)
    }

    @Test func scaledMetricsFollowTheirStyle() {
        struct Icon: View {
            @ScaledMetric var side = 17.0
            @ScaledMetric(relativeTo: .caption) var gap: CGFloat = 8
            var body: some View { Text("\(side, specifier: "%.3f") \(gap, specifier: "%.3f")") }
        }
        let text = firstText(archive(CGSize(width: 400, height: 300), environment: { $0.dynamicTypeSize = .accessibility5 }) { Icon() }.root)
        #expect(text?.detail == "48.000 25.667")
    }

    @Test func boldTextSettingMakesTextBolder() {
        #expect(runs({ $0.legibilityWeight = .bold }) { Text("a") }[0].font.face == "Inter-SemiBold")
    }

    @Test func textCaseChangesLetters() {
        #expect(firstText(archive { Text("istanbul").textCase(.uppercase) }.root)?.detail == "ISTANBUL")
        #expect(
            firstText(archive(environment: { $0.locale = Locale(identifier: "tr_TR") }) { Text("istanbul").textCase(.uppercase) }.root)?.detail
                == "İSTANBUL")
    }

    @Test func linesAreLimitedAndReserved() {
        let long = String(repeating: "word ", count: 60)
        #expect(height { Text(long).lineLimit(2) } == 127)
        #expect(height { Text("a").lineLimit(2...4) } == 127)
        #expect(height { Text("a").lineLimit(3, reservesSpace: true) } == 193)
        #expect(height { Text(long).lineLimit(2).lineSpacing(5) } == 142)
    }

    @Test func scaleFactorShrinksToFit() {
        let small = size { Text("A fairly long line of text").lineLimit(1).minimumScaleFactor(0.3).frame(width: 80) }
        #expect(small.map { $0.width <= 80.4 && $0.height < 15 } == true)
    }

    @Test func gradientsFillText() {
        let found = runs { Text("a").foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)) }
        guard case .linearGradient(_, let start, let end) = found[0].paint else { return #expect(Bool(false), "no gradient") }
        #expect(start.x < end.x)
    }

    @Test func secondaryTextIsFainter() {
        #expect(runs { Text("a").foregroundStyle(.secondary) }[0].paint == .color(RGBA(60, 60, 67, 0.6)))
    }

    @Test func missingFontsAreReported() {
        let snapshot = archive { Text("a").font(.custom("NoSuchFont-Bold", size: 20)) }
        #expect(snapshot.diagnostics.map(\.code) == [.missingFont])
        #expect(snapshot.diagnostics[0].message.contains("NoSuchFont-Bold"))
    }
}
