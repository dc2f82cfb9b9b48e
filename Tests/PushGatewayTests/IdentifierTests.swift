import Foundation
import Testing

@testable import PushGateway

/// Identifiers that the service makes.
@Suite struct IdentifierTests {
    @Test func areRandomUUIDsInLowerCase() {
        var identifiers = PushIdentifiers()
        let made = (0..<1000).map { _ in identifiers.make() }
        #expect(Set(made).count == made.count)
        for text in made {
            #expect(UUID(uuidString: text)?.uuidString.lowercased() == text)
            #expect(text.wholeMatch(of: /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/) != nil, "\(text)")
        }
    }

    /// What was kept is read as it was, also a payload that is no text, and damage is found.
    @Test func recordsAreReadAsTheyWereWritten() throws {
        var writer = PackedWriter()
        for number in [0, 1, 127, 128, -1, .max, .min] { writer.add(number) }
        writer.add("Löwen")
        writer.add(Data([0, 255]))
        writer.add(nil as String?)
        writer.add(Date(timeIntervalSince1970: 1_795_000_000.25))
        writer.add(["a", ""])
        var reader = PackedReader(writer.data)
        for number in [0, 1, 127, 128, -1, .max, .min] { #expect(try reader.number() == number) }
        #expect(try reader.text() == "Löwen")
        #expect(try reader.data() == Data([0, 255]))
        #expect(try reader.optionalText() == nil)
        #expect(try reader.date() == Date(timeIntervalSince1970: 1_795_000_000.25))
        #expect(try reader.texts() == ["a", ""])
        #expect(reader.isAtEnd)
        for count in 0..<writer.data.count {
            var short = PackedReader(writer.data.prefix(count))
            #expect(throws: PackedReader.Damage.self) {
                for _ in 0..<7 { _ = try short.number() }
                _ = (try short.text(), try short.data(), try short.optionalText(), try short.date(), try short.texts())
            }
        }
    }
}
