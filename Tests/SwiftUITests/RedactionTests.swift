import Snapshot
import SwiftUI
import Testing

@MainActor
@Suite struct RedactionTests {
    @Test func placeholdersAreFaintBars() {
        let text = firstText(archive { Text("Hidden").redacted(reason: .placeholder) }.root)
        guard case .fill(.roundedRect, .color(let color), _)? = text?.drawing.first else { return #expect(Bool(false), "no bar") }
        #expect(color.alpha == 0.16)
    }

    @Test(arguments: [(15.0, "3.2.1", 35.5), (15, "1000.00%", 56.5), (15, "100.00%", 49.5), (17, "     ", 39.5)])
    func barsAreAsLongAsTheNumberOfCharactersSays(size: Double, text: String, width: Double) throws {
        let hidden = try #require(firstText(archive { Text(verbatim: text).font(.system(size: size)).redacted(reason: .placeholder) }.root))
        guard case .fill(.roundedRect(let bar, _, _), _, _)? = hidden.drawing.first else { return #expect(Bool(false), "no bar") }
        #expect(abs(bar.width - width) < 0.6, "\(bar)")
        #expect(abs(bar.height - 0.7 * size) < 0.2, "\(bar)")
    }

    @Test func hiddenTextOfSeveralLinesKeepsThem() throws {
        let hidden = try #require(firstText(archive { Text("One\nTwo").redacted(reason: .placeholder) }.root))
        #expect(hidden.drawing.count == 2)
    }

    @Test func theBarsOfTextThatWasMadeSmallerAreSmaller() throws {
        let snapshot = archive {
            Text("W").font(.system(size: 400)).minimumScaleFactor(0.01).frame(width: 40, height: 40).redacted(reason: .placeholder)
        }
        let text = try #require(firstText(snapshot.root))
        guard case .fill(.roundedRect(let bar, _, _), _, _)? = text.drawing.first else { return #expect(Bool(false), "no bar") }
        #expect(bar.height <= text.frame.height, "\(bar)")
    }

    @Test func unredactedContentIsShown() {
        let snapshot = archive { VStack { Text("Shown").unredacted() }.redacted(reason: .placeholder) }
        #expect(glyphRuns(snapshot.root).map(\.text) == ["Shown"])
    }

    @Test func onlySensitiveContentIsPrivate() {
        let snapshot = archive {
            VStack {
                Text("Open")
                Text("Secret").privacySensitive()
            }.redacted(reason: .privacy)
        }
        #expect(glyphRuns(snapshot.root).map(\.text) == ["Open"])
    }

    @Test func invalidatedContentIsDimmed() {
        let snapshot = archive { Text("5").invalidatableContent().redacted(reason: .invalidated) }
        #expect(firstText(snapshot.root)?.effects == [.opacity(0.5)])
        #expect(firstText(archive { Text("5").invalidatableContent() }.root)?.effects == [])
    }
}
