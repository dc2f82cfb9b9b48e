import FoundationOverlay
import Testing

/// Parts of texts, as `enumerateSubstrings` of Apple's systems gives them.
@Suite struct TextUnitTests {
    private func parts(_ text: String, _ options: String.EnumerationOptions) -> [String] {
        var result: [String] = []
        text.enumerateSubstrings(in: text.startIndex..., options: options) { part, _, enclosing, _ in
            result.append("\(part ?? "nil")|\(text[enclosing])")
        }
        return result
    }

    @Test func wordsComeWithoutWhatStandsBetween() {
        #expect(parts("Don't stop, 3.5 km!", .byWords) == ["Don't|Don't ", "stop|stop, ", "3.5|3.5 ", "km|km!"])
        #expect(parts("東京都に行く", [.byWords, .localized]).count > 1, "without spaces by a dictionary")
        #expect(parts("", .byWords).isEmpty)
    }

    @Test func sentencesEndBeforeTheNext() {
        #expect(parts("It rains. Does it? Yes", .bySentences) == ["It rains. |It rains. ", "Does it? |Does it? ", "Yes|Yes"])
    }

    @Test func charactersAreWhole() {
        #expect(parts("e\u{301}👨‍👩‍👧x", .byComposedCharacterSequences).map { $0.prefix { $0 != "|" } } == ["e\u{301}", "👨‍👩‍👧", "x"])
    }

    @Test func linesAndTheOrder() {
        #expect(parts("a\nb\n\nc", .byLines) == ["a|a\n", "b|b\n", "|\n", "c|c"])
        #expect(parts("one two", [.byWords, .reverse]).first == "two|two")
        #expect(parts("one", [.byWords, .substringNotRequired]) == ["nil|one"])
    }

    @Test func theClosureEndsIt() {
        var count = 0
        "a b c".enumerateSubstrings(in: "a b c".startIndex..., options: .byWords) { _, _, _, stops in
            count += 1
            stops = count == 2
        }
        #expect(count == 2)
    }

    @Test(arguments: [
        ("Call +1 (555) 123-4567 or see https://a.org/x?y=1.", ["+1 (555) 123-4567", "https://a.org/x?y=1"]),
        ("mail me@example.com, www.example.com/a!", ["me@example.com", "www.example.com/a"]),
        ("on 2026-03-04 and March 5th, 2026 at 3:15 pm", ["2026-03-04", "March 5th, 2026 at 3:15 pm"]), ("room 12, 3.5 km", []),
    ])
    func dataIsDetected(text: String, found: [String]) throws {
        let types: NSTextCheckingResult.CheckingType = [.link, .phoneNumber, .date]
        let detector = try NSDataDetector(types: types.rawValue)
        let matches = detector.matches(in: text, range: NSRange(text.startIndex..., in: text))
        #expect(matches.map { String(text[Range($0.range, in: text)!]) } == found)
    }

    @Test func whatIsDetectedHasItsValue() throws {
        let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue | NSTextCheckingResult.CheckingType.date.rawValue)
        let text = "me@example.com 5 May 2026 14:30"
        let matches = detector.matches(in: text, range: NSRange(text.startIndex..., in: text))
        #expect(matches.first?.url?.absoluteString == "mailto:me@example.com" && matches.first?.resultType == .link)
        let date = try #require(matches.last?.date)
        let parts = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        #expect(parts == DateComponents(year: 2026, month: 5, day: 5, hour: 14, minute: 30))
    }

    @Test func numbersOfCoreGraphicsArePrintedAsOnApplesSystems() {
        #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
        #expect("\([CGSize(width: 3, height: 4)])" == "[(3.0, 4.0)]")
        #expect(String(describing: CGRect(x: 0, y: 1, width: 2, height: 3)) == "(0.0, 1.0, 2.0, 3.0)")
    }

    @Test(arguments: [NSData.CompressionAlgorithm.zlib, .lzfse, .lz4]) func whatIsCompressedComesBack(algorithm: NSData.CompressionAlgorithm) throws {
        let data = NSData(data: Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 7) }))
        let packed = try data.compressed(using: algorithm)
        #expect(try packed.decompressed(using: algorithm) == data)
        #expect(algorithm != .zlib || packed.length < data.length / 10)
        #expect(throws: CocoaError.self) { try NSData(data: Data([1, 2, 3])).decompressed(using: algorithm) }
    }
}
