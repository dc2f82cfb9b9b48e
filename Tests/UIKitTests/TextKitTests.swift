import FoundationOverlay
import Testing
import UIKit

/// Storages, layout managers and containers of text.
@MainActor
@Suite struct TextKitTests {
    /// A storage with a backing of its own, as editors that colour their text have.
    private final class Loud: NSTextStorage {
        private let backing = NSMutableAttributedString(string: "")
        override var string: String { backing.string }
        override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
            backing.attributes(at: location, effectiveRange: range)
        }
        override func replaceCharacters(in range: NSRange, with str: String) {
            backing.replaceCharacters(in: range, with: str.uppercased())
            edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
        }
        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            backing.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
        }
    }

    private final class Heard: NSTextStorageDelegate {
        var edits: [(NSTextStorage.EditActions, NSRange, Int)] = []
        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
            changeInLength delta: Int
        ) { edits.append((editedMask, editedRange, delta)) }
    }

    private let font = UIFont.systemFont(ofSize: 17)

    @Test func classesWithABackingOfTheirOwnAreATextLikeAnyOther() {
        let storage = Loud()
        storage.append(NSAttributedString(string: "one", attributes: [.font: font]))
        storage.insert(NSAttributedString(string: "two "), at: 0)
        storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 5))
        #expect(storage.string == "TWO ONE" && storage.length == 7)
        var parts: [String] = []
        storage.enumerateAttribute(.kern, in: NSRange(location: 0, length: 7)) { value, range, _ in parts.append("\(value ?? "-") \(range.length)") }
        #expect(parts == ["2 5", "- 2"])
        #expect(storage.attributedSubstring(from: NSRange(location: 4, length: 3)).attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
    }

    @Test func changesOfOneEditAreToldOnce() throws {
        let (storage, heard) = (NSTextStorage(string: "abc"), Heard())
        storage.delegate = heard
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xyz")
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 4, length: 1))
        #expect(heard.edits.isEmpty)
        storage.endEditing()
        let edit = try #require(heard.edits.first)
        #expect(
            heard.edits.count == 1 && edit.0 == [.editedCharacters, .editedAttributes] && edit.1 == NSRange(location: 0, length: 5) && edit.2 == 2)
    }

    @Test func aManagerSaysHowHighATextIsAndWhatLiesWhere() {
        let storage = NSTextStorage(string: "several words in lines", attributes: [.font: font])
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 150, height: 1000)))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        var lines: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { _, used, _, range, _ in
            lines.append(range)
            #expect(used.width <= 150)
        }
        #expect(lines == [NSRange(location: 0, length: 17), NSRange(location: 17, length: 5)])
        let used = manager.usedRect(for: container)
        #expect(abs(used.height - 2 * font.lineHeight) < 1 && used.width < 150)
        let word = manager.boundingRect(forGlyphRange: NSRange(location: 17, length: 5), in: container)
        #expect(abs(word.minY - font.lineHeight) < 1 && abs(word.minX - container.lineFragmentPadding) < 0.5)
        #expect(
            manager.characterIndex(for: CGPoint(x: word.minX + 2, y: word.midY), in: container, fractionOfDistanceBetweenInsertionPoints: nil) == 17)
        container.maximumNumberOfLines = 1
        #expect(manager.usedRect(for: container).height < font.lineHeight + 1)
    }

    @Test func whatIsChangedInTheStorageOfATextViewIsShown() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "plain"
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "other")
        view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
        #expect(view.text == "other" && view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        view.text = "new"
        #expect(view.textStorage.string == "new" && view.layoutManager.numberOfGlyphs == 3)
        #expect(view.textContainer.layoutManager === view.layoutManager && view.layoutManager.textStorage === view.textStorage)
    }

    @Test func aTextViewIsMadeAroundAContainer() {
        let storage = NSTextStorage(string: "kept", attributes: [.font: font])
        let (manager, container) = (NSLayoutManager(), NSTextContainer())
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: .zero, textContainer: container)
        #expect(view.text == "kept" && view.textStorage === storage && view.textContainer === container)
        storage.append(NSAttributedString(string: "!"))
        #expect(view.text == "kept!")
    }
}
