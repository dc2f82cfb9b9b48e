import FoundationOverlay
import Testing

extension DateFormatter {
    fileprivate static var day: DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy/MM/dd"
        return formatter
    }
}

@Suite struct DateCodingTests {
    @Test func aFormatterIsNamedByAMemberOfItsType() throws {
        let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
        encoder.dateEncodingStrategy = .formatted(.day)
        decoder.dateDecodingStrategy = .formatted(.day)
        encoder.outputFormatting = .withoutEscapingSlashes
        let text = try encoder.encode([Date(timeIntervalSince1970: 86_400 * 366)])
        #expect(String(decoding: text, as: UTF8.self) == #"["1971/01/02"]"#)
        #expect(try decoder.decode([Date].self, from: text) == [Date(timeIntervalSince1970: 86_400 * 366)])
    }

    @Test func olderNamesOfOptionsMeanTheSame() {
        #expect(Data.WritingOptions.atomicWrite == .atomic)
        #expect(Data.ReadingOptions.mappedRead == .mappedIfSafe && Data.ReadingOptions.dataReadingMapped == .mappedIfSafe)
        #expect(Data.ReadingOptions.uncachedRead == .uncached)
    }
}
