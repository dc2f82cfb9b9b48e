import FoundationOverlay
import Testing
import UIKit

/// Places in texts that are edited, and what is typed by a program.
@MainActor
@Suite struct TextInputTests {
    private final class Heard: UITextFieldDelegate {
        var selections = 0
        func textFieldDidChangeSelection(_ textField: UITextField) { selections += 1 }
    }

    private func field(_ text: String) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.font = .systemFont(ofSize: 17)
        field.text = text
        return field
    }

    @Test func whatIsSelectedIsReplacedByWhatIsTyped() {
        let (field, heard) = (field("one two"), Heard())
        field.delegate = heard
        var changes = 0
        let token = NotificationCenter.default.addObserver(forName: UITextField.textDidChangeNotification, object: field, queue: nil) { _ in
            MainActor.assumeIsolated { changes += 1 }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        #expect(field.offset(from: field.beginningOfDocument, to: field.selectedTextRange?.start ?? field.beginningOfDocument) == 7)
        field.selectedTextRange = field.position(from: field.beginningOfDocument, offset: 4).flatMap {
            field.textRange(from: $0, to: field.endOfDocument)
        }
        #expect(heard.selections == 1 && field.selectedTextRange.flatMap { field.text(in: $0) } == "two")
        field.insertText("3")
        #expect(field.text == "one 3" && changes == 1 && field.selectedTextRange?.isEmpty == true)
        field.deleteBackward()
        #expect(field.text == "one " && changes == 2)
        #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    }

    @Test func aCharacterOfSeveralUnitsGoesAsAWhole() {
        let field = field("a👩‍👧")
        field.deleteBackward()
        #expect(field.text == "a")
        field.deleteBackward()
        field.deleteBackward()
        #expect(field.text == "" && !field.hasText)
    }

    @Test func theCaretStandsBetweenTheCharacters() throws {
        let field = field("iWi")
        let places = try (0...3).map { offset in
            field.caretRect(for: try #require(field.position(from: field.beginningOfDocument, offset: offset)))
        }
        #expect(zip(places, places.dropFirst()).allSatisfy { $0.minX < $1.minX })
        #expect(places[2].minX - places[1].minX > 2 * (places[1].minX - places[0].minX), "W is wider than i: \(places)")
        #expect(abs(places[0].midY - 17) < 1, "in the middle of the field: \(places[0])")
        for (offset, place) in places.enumerated() {
            let found = try #require(field.closestPosition(to: CGPoint(x: place.midX + 0.5, y: place.midY)))
            #expect(field.offset(from: field.beginningOfDocument, to: found) == offset)
        }
        #expect(field.characterRange(at: CGPoint(x: places[1].midX + 3, y: 17)).flatMap { field.text(in: $0) } == "W")
    }

    @Test func linesOfATextViewFollowEachOther() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 200))
        view.font = .systemFont(ofSize: 17)
        view.text = "several words here\nlast"
        let rects = view.selectionRects(for: try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)))
        #expect(rects.count == 3 && rects[0].containsStart && rects[2].containsEnd)
        #expect(abs(rects[0].rect.minX - 5) < 0.5 && abs(rects[0].rect.minY - 8) < 0.5, "inside of the insets: \(rects[0].rect)")
        #expect(zip(rects, rects.dropFirst()).allSatisfy { $0.rect.maxY <= $1.rect.minY + 0.5 })
        let down = try #require(view.position(from: view.beginningOfDocument, in: .down, offset: 1))
        #expect(view.caretRect(for: down).minY > rects[0].rect.maxY - 1 && abs(view.caretRect(for: down).minX - 4) < 0.5)
    }
}
