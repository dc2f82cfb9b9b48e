import CICU
import Foundation

/// Parts of a text, in UTF-16 units, each with what belongs to it of what stands between them.
struct TextUnits {
    struct Unit: Equatable {
        var range: NSRange
        /// With the separators that follow.
        var enclosing: NSRange
    }

    let text: NSString
    let range: NSRange

    /// The parts that begin in the range, in their order.
    ///
    /// - Parameter locale: Of the rules for words and sentences.
    func units(_ options: NSString.EnumerationOptions, locale: String) -> [Unit] {
        switch options.rawValue & 0xff {
        case NSString.EnumerationOptions.byLines.rawValue: lines { text.getLineStart($0, end: $1, contentsEnd: $2, for: $3) }
        case NSString.EnumerationOptions.byParagraphs.rawValue: lines { text.getParagraphStart($0, end: $1, contentsEnd: $2, for: $3) }
        case NSString.EnumerationOptions.byWords.rawValue: withFollowing(boundaries(ISLET_ICU_WORDS, locale))
        case NSString.EnumerationOptions.bySentences.rawValue:
            boundaries(ISLET_ICU_SENTENCES, locale).map { Unit(range: $0.range, enclosing: $0.range) }
        default: characters
        }
    }

    private typealias Bounds = (
        UnsafeMutablePointer<Int>?, UnsafeMutablePointer<Int>?, UnsafeMutablePointer<Int>?, NSRange
    ) -> Void

    private func lines(_ bounds: Bounds) -> [Unit] {
        var result: [Unit] = []
        var position = range.location
        while position < NSMaxRange(range) {
            var (start, end, contents) = (0, 0, 0)
            bounds(&start, &end, &contents, NSRange(location: position, length: 0))
            end = min(end, NSMaxRange(range))
            contents = min(contents, end)
            result.append(
                Unit(
                    range: NSRange(location: position, length: max(0, contents - position)),
                    enclosing: NSRange(location: position, length: end - position)))
            position = max(end, position + 1)
        }
        return result
    }

    private var characters: [Unit] {
        var result: [Unit] = []
        var position = range.location
        while position < NSMaxRange(range) {
            let whole = text.rangeOfComposedCharacterSequence(at: position)
            let unit = NSRange(location: position, length: min(NSMaxRange(whole), NSMaxRange(range)) - position)
            result.append(Unit(range: unit, enclosing: unit))
            position = NSMaxRange(unit)
        }
        return result
    }

    private typealias Piece = (range: NSRange, isWord: Bool)

    /// Pieces between the places where ICU lets words or sentences end.
    private func boundaries(_ kind: Int, _ locale: String) -> [Piece] {
        var units = [UInt16](repeating: 0, count: range.length)
        text.getCharacters(&units, range: range)
        var status: Int32 = 0
        return units.withUnsafeBufferPointer { buffer in
            guard let iterator = swift_ubrk_open(Int32(kind), locale, buffer.baseAddress, Int32(buffer.count), &status), status <= 0 else {
                return []
            }
            defer { swift_ubrk_close(iterator) }
            var pieces: [Piece] = []
            var start = 0
            while true {
                let end = Int(swift_ubrk_next(iterator))
                guard end > start else { return pieces }
                pieces.append((NSRange(location: range.location + start, length: end - start), swift_ubrk_getRuleStatus(iterator) >= 100))
                start = end
            }
        }
    }

    /// Words, each with what stands between it and the next one.
    private func withFollowing(_ pieces: [Piece]) -> [Unit] {
        var result: [Unit] = []
        for piece in pieces {
            if piece.isWord {
                result.append(Unit(range: piece.range, enclosing: piece.range))
            } else if !result.isEmpty {
                result[result.count - 1].enclosing.length += piece.range.length
            }
        }
        return result
    }
}
