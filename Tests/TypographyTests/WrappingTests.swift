import Foundation
import Snapshot
import Testing

@testable import Typography

struct WrappingTests {
    @Test func `Lines break between words`() throws {
        let layout = try Sample.layout(Sample.text("The quick brown fox jumps"), width: 90)
        #expect(layout.lineTexts == ["The quick", "brown fox", "jumps"])
        #expect(layout.size.width <= 90)
        #expect(!layout.isTruncated)
    }

    @Test func `A word breaks inside only when it is alone too wide`() throws {
        let layout = try Sample.layout(Sample.text("an Extraordinary word"), width: 60)
        #expect(layout.lineTexts.first == "an")
        #expect(layout.lineTexts.count > 3)
        #expect(layout.lineTexts.joined().replacingOccurrences(of: " ", with: "") == "anExtraordinaryword")
    }

    @Test func `Chinese breaks between characters but not before punctuation`() throws {
        let layout = try Sample.layout(Sample.text("今天的天气非常好，我们去公园散步。"), width: 110)
        #expect(layout.lineCount > 1)
        #expect(layout.lineTexts.allSatisfy { !$0.hasPrefix("，") && !$0.hasPrefix("。") })
    }

    /// An app's snapshot tests (iOS 18): in 358 points a line wraps that would be 358.27 points wide; in those of another (iOS 26) one of 166.84
    /// points does not in 166.67.
    @Test func `A fraction of a pixel too little wraps`() throws {
        let text = Sample.text("Hello world")
        let needed = try Sample.width(text)
        #expect(try Sample.layout(text, width: needed - 0.15).lineCount == 1)
        #expect(try Sample.layout(text, width: needed - 0.25).lineCount == 2)
        let known = Sample.text("While you were offline, some items were modified on another device. Please resolve these conflicts:", size: 16)
        #expect(try Sample.layout(known, width: 358).lineTexts.first == "While you were offline, some items were")
    }

    @Test func `Ideal width is whole pixels`() throws {
        let width = try Sample.layout(Sample.text("Hello")).size.width
        #expect(abs(width * 3 - (width * 3).rounded()) < 1e-9)
        #expect(width >= 38.814)
    }

    @Test func `No width gives no width and one line`() throws {
        let layout = try Sample.layout(Sample.text("Hello"), width: 0)
        #expect(layout.size.width == 0)
        #expect(layout.lineCount == 1)
        #expect(layout.isTruncated)
    }

    @Test func `White space hangs over the end of a wrapped line`() throws {
        let word = try Sample.layout(Sample.text("Hello")).size.width
        let layout = try Sample.layout(Sample.text("Hello     world"), width: word + 8)
        #expect(layout.lineTexts == ["Hello", "world"])
        #expect(layout.size.width <= word + 8)
    }

    /// A component's page (iOS 26): a text that stands at the leading edge of 338 points, its widest line of 313 with a space of 4 behind it, is
    /// drawn in the middle of 330.
    @Test func `A centered text with an empty line reaches from the edge of its room`() throws {
        func width(_ string: String, _ alignment: ParagraphStyle.Alignment) throws -> Double {
            try Sample.layout(Sample.text(string, size: 16) { _, paragraph in paragraph.alignment = alignment }, width: 338).size.width
        }
        let (plain, spaced) = ("One line\nand another", "One line\n\nand another")
        let own = try width(plain, .center)
        #expect(abs(try width(spaced, .center) - (338 + own) / 2) < 0.7)
        #expect(try width(spaced, .leading) == width(plain, .leading))
    }

    /// An app's snapshot tests (iOS 18): of 326 points this text takes 320, of which the widest line's ink is 315.6.
    @Test func `A wrapped text is as wide as its widest line with the space where it breaks`() throws {
        let text = Sample.text("High contrast improves readability for users with visual impairments", size: 16)
        let layout = try Sample.layout(text, width: 326)
        #expect(layout.lineTexts == ["High contrast improves readability for users", "with visual impairments"])
        #expect(abs(layout.size.width - 320) < 0.7)
        #expect(layout.lineWidths[0] < 316)
        #expect(try Sample.layout(text, width: layout.lineWidths[0] + 1).size.width <= layout.lineWidths[0] + 1)
        let broken = try Sample.layout(Sample.text("wide line\nab"))
        #expect(abs(broken.size.width - broken.lineWidths[0]) < 0.34)
    }

    @Test func `Alignment moves lines across the box`() throws {
        func origins(_ alignment: ParagraphStyle.Alignment, rightToLeft: Bool = false) throws -> [Double] {
            let text = Sample.text("wide line\nab") { _, paragraph in
                paragraph.alignment = alignment
                paragraph.isRightToLeft = rightToLeft
            }
            return try Sample.layout(text).drawing(in: CGRect(x: 10, y: 0, width: 100, height: 50), paints: []).lines.map { $0.origin.x - 10 }
        }
        let widths = try Sample.layout(Sample.text("wide line\nab")).lineWidths
        #expect(try origins(.leading) == [0, 0])
        #expect(try origins(.trailing) == widths.map { 100 - $0 })
        #expect(try origins(.center) == widths.map { (100 - $0) / 2 })
        #expect(try origins(.leading, rightToLeft: true) == widths.map { 100 - $0 })
    }

    @Test func `A short last word takes the word before it along`() throws {
        let text = Sample.text("The dew point is 18° right now.", size: 11)
        #expect(try Sample.layout(text, width: 148).lineTexts == ["The dew point is 18°", "right now."])
        #expect(try Sample.layout(text, width: 120).lineTexts == ["The dew point is 18°", "right now."])
    }

    @Test func `The first line keeps two words`() throws {
        let quality = Sample.text("Unhealthy for Sensitive Groups", size: 12)
        #expect(try Sample.layout(quality, width: 139).lineTexts == ["Unhealthy for", "Sensitive Groups"])
        let title = Sample.text("Firmware Update Required", size: 34, weight: 700)
        #expect(try Sample.layout(title, width: 358).lineTexts == ["Firmware Update", "Required"])
    }

    /// In pictures by iOS 26 text views have the lines that their width gives.
    @Test func `A short last word stands alone where that is allowed`() throws {
        let text = Sample.text("The dew point is 18° right now.", size: 11) { _, paragraph in paragraph.allowsLoneWord = true }
        #expect(try Sample.layout(text, width: 148).lineTexts == ["The dew point is 18° right", "now."])
    }

    @Test func `Lines break between words of Hangul, not inside of them`() throws {
        let text = Sample.text("오늘의 날씨는 맑습니다", size: 17)
        #expect(try Sample.layout(text, width: 70).lineTexts == ["오늘의", "날씨는", "맑습니다"])
        let free = Sample.text("오늘의 날씨는 맑습니다", size: 17) { _, paragraph in
            (paragraph.breaksHangulWords, paragraph.allowsLoneWord) = (true, true)
        }
        #expect(try Sample.layout(free, width: 70).lineTexts.first == "오늘의 날")
    }

    @Test func `A word of Hangul that is wider than a line breaks where the line is full`() throws {
        #expect(try Sample.layout(Sample.text("타이머", size: 17), width: 40).lineTexts == ["타이", "머"])
    }

    @Test func `A longer last word stands alone`() throws {
        let text = Sample.text("The destination refused this request because it is not authorized.", size: 11)
        #expect(try Sample.layout(text, width: 302).lineTexts.last == "authorized.")
    }

    @Test func `A last word stands alone on a third line`() throws {
        let text = Sample.text(
            "The recipient does not know your public key yet. Your node may share its info automatically; try again after it syncs.", size: 11)
        #expect(try Sample.layout(text, width: 302).lineTexts.last == "syncs.")
    }

    @Test func `A short last word takes the one before it along, if both fit`() throws {
        func lines(_ string: String, width: Double) throws -> [String] { try Sample.layout(Sample.text(string, size: 16), width: width).lineTexts }
        #expect(try lines("Keep All Local", width: 79.3) == ["Keep", "All Local"])
        #expect(try lines("Keep All Remote", width: 79.3) == ["Keep All", "Remote"])
        #expect(try lines("Review Each", width: 79.3) == ["Review", "Each"])
        #expect(try lines("Large Text Support", width: 120) == ["Large Text", "Support"])
        #expect(try lines("Automatically categorize your belongings", width: 225) == ["Automatically categorize", "your belongings"])
    }
}
