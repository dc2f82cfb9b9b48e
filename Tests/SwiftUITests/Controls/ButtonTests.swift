import Foundation
import Snapshot
import SwiftUI
import Testing

@MainActor
@Suite struct ButtonTests {
    private struct Boxed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(configuration.role == .destructive ? 10 : 4).background(Color.black)
        }
    }

    private struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(3) }
    }

    @Test func actionsDoNotRunAndTheButtonSaysSo() throws {
        var ran = false
        let button = try #require(archive { Button("Go") { ran = true } }.root.first(role: "Button"))
        #expect(button.interaction == .inert("Button"))
        #expect(button.accessibility?.traits == ["button"])
        #expect(!ran)
    }

    @Test func aDisabledBorderlessButtonLosesItsTintAndKeepsOtherColours() throws {
        func paints(_ label: Text) -> [Paint] {
            glyphRuns(archive { Button(action: {}, label: { label }).buttonStyle(.borderless).disabled(true) }.root).map(\.paint)
        }
        #expect(paints(Text("Go")) == glyphRuns(archive { Text("Go").foregroundStyle(.tertiary) }.root).map(\.paint))
        #expect(paints(Text("Stop").foregroundStyle(Color.white)) == [.color(.white)])
        let dump = layoutDump(CGSize(width: 100, height: 100)) { Button("Go") {}.buttonStyle(.borderless).disabled(true) }
        #expect(!dump.contains("opacity"))
    }

    @Test func aDisabledPlainButtonHasHalfOfItsOpacity() {
        let dump = layoutDump(CGSize(width: 100, height: 100)) { Button("Go") {}.buttonStyle(.plain).disabled(true) }
        #expect(dump.contains("opacity 0.5"))
    }

    @Test func aDisabledBorderedButtonIsGrayWhateverItsTint() throws {
        func button(_ style: some PrimitiveButtonStyle) throws -> SnapshotNode {
            try #require(
                archive { Button("Go") {}.buttonStyle(style).tint(Color(red: 1, green: 0, blue: 0)).disabled(true) }.root.first(role: "Button"))
        }
        let third = glyphRuns(archive { Text("Go").foregroundStyle(.tertiary) }.root).map(\.paint)
        for button in try [button(.bordered), button(.borderedProminent)] {
            #expect(button.fillColors == ["#7676801F"])
            #expect(glyphRuns(button).map(\.paint) == third)
        }
    }

    @Test func automaticButtonsOfWidgetsAreBordered() throws {
        let button = try #require(archive { Button("Go") {} }.root.first(role: "Button"))
        let text = try #require(button.first(role: "Text"))
        #expect(abs(text.frame.minX - button.frame.minX - 12) < 0.34)
        #expect(abs(text.frame.minY - button.frame.minY - 7) < 0.34)
        #expect(button.fillColors == ["#78788029"])
    }

    @Test func aTintColoursTheGroundFaintly() throws {
        let button = try #require(archive { Button("Go") {}.tint(Color(red: 1, green: 0, blue: 0)) }.root.first(role: "Button"))
        #expect(button.fillColors == ["#FF000026"])
    }

    @Test func prominentButtonsHaveWhiteLabels() throws {
        let root = archive { Button("Go") {}.buttonStyle(.borderedProminent).tint(Color.black) }.root
        #expect(root.fillColors == ["#000000"])
        #expect(glyphRuns(root).first?.paint == .color(.white))
    }

    @Test(arguments: [Color.black, nil]) func aColourSetAroundAButtonIsThatOfItsLabel(color: Color?) throws {
        func label(_ style: some PrimitiveButtonStyle) -> Paint? {
            glyphRuns(archive { Button("Go") {}.buttonStyle(style).tint(Color.white).foregroundColor(color) }.root).first?.paint
        }
        let expected = Paint.color(color == nil ? .white : .black)
        #expect(label(.borderless) == expected && label(.bordered) == expected && label(.borderedProminent) == expected)
    }

    @Test func plainButtonsShowTheirLabelOnly() {
        let root = archive { Button("Go") {}.buttonStyle(.plain) }.root
        #expect(root.all.map(\.role) == ["Root", "Button", "Text"])
        #expect(root.all.flatMap(\.effects).isEmpty)
    }

    @Test func ownStylesGetLabelAndRole() throws {
        let root = archive { Button("Go", role: .destructive) {}.buttonStyle(Boxed()) }.root
        let (button, text) = (try #require(root.first(role: "Button")), try #require(root.first(role: "Text")))
        #expect(abs(text.frame.minX - button.frame.minX - 10) < 0.34)
    }

    @Test func aStyleMayStyleTheButtonOnceMore() throws {
        let root = archive { Button("Go") {}.buttonStyle(Twice()).buttonStyle(Boxed()) }.root
        let (button, text) = (try #require(root.first(role: "Button")), try #require(root.first(role: "Text")))
        #expect(abs(text.frame.minX - button.frame.minX - 7) < 0.34)
        #expect(root.all.filter { $0.interaction != nil }.count == 1)
    }

    @Test func severalViewsOfALabelFormARow() throws {
        let root = archive {
            Button {
            } label: {
                Color.red.frame(width: 10, height: 10)
                Color.blue.frame(width: 10, height: 10)
            }
            .buttonStyle(.plain)
        }.root
        let button = try #require(root.first(role: "Button"))
        #expect(button.frame.size == CGSize(width: 28, height: 10))
    }

    /// Where each line of a label begins, from where the first from the left does.
    private func lineStarts(_ style: some PrimitiveButtonStyle) -> [CGFloat] {
        let label = Text("Keep\nAll Remote")
        let snapshot = archive { Button(action: {}, label: { label }).buttonStyle(style) }
        guard let text = firstText(snapshot.root), case .text(let drawing)? = text.drawing.first else { return [] }
        let starts = drawing.lines.map(\.origin.x)
        return starts.map { $0 - (starts.min() ?? 0) }
    }

    /// In a picture by iOS 18 the title of a label with an icon is not centred, in the same button.
    @Test func linesOfATitleBesideAnIconBeginAtOnePlace() {
        func starts(@ViewBuilder _ label: () -> some View) -> [CGFloat] {
            let label = label()
            let snapshot = archive { Button(action: {}, label: { label }).buttonStyle(.borderless) }
            guard let text = firstText(snapshot.root), case .text(let drawing)? = text.drawing.first else { return [] }
            return drawing.lines.map(\.origin.x).map { $0 - text.frame.minX }
        }
        #expect(starts { Label("Try\nAgain", systemImage: "star") }.allSatisfy { $0 < 1 })
        let centred = starts { Label("Try\nAgain", systemImage: "star").multilineTextAlignment(.trailing) }
        #expect(centred.count == 2 && centred[0] > 10)
    }

    @Test func linesOfALabelAreCentredExceptInPlainButtons() {
        #expect(lineStarts(.plain) == [0, 0])
        for starts in [lineStarts(.bordered), lineStarts(.borderedProminent), lineStarts(.borderless), lineStarts(.automatic)] {
            #expect(starts.count == 2 && starts[0] > 10 && starts[1] < 1)
        }
    }
}
