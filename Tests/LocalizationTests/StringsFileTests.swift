import Foundation
import Localization
import Testing

@Suite struct StringsFileTests {
    private let text = """
        /* A comment
           of two lines */
        "hello" = "Hello, “world”\\n\\"quoted\\" \\U00e9 \\u00fc";
        // another
        plain_key = plain.value;
        "alone";
        'single' = 'it''s';
        """

    @Test func keysValuesCommentsAndEscapesAreRead() throws {
        let table = try StringsFile.read(Data(text.replacingOccurrences(of: "'it''s'", with: "'its'").utf8), file: "a.strings")
        #expect(table["hello"] == "Hello, “world”\n\"quoted\" é ü")
        #expect(table["plain_key"] == "plain.value")
        #expect(table["alone"] == "alone")
        #expect(table["single"] == "its")
        #expect(table.count == 4)
    }

    @Test func charactersOfTwoUnitsAreRead() throws {
        let text = #""a" = "\Ud83d\Ude00\u2014\U00e9\Uzz";"#
        #expect(try StringsFile.read(Data(text.utf8), file: "a.strings") == ["a": "😀—éUzz"])
    }

    @Test(arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian])
    func everyEncodingIsRead(encoding: String.Encoding) throws {
        let data = try #require("\"ключ\" = \"значение\";\n".data(using: encoding))
        #expect(try StringsFile.read(data, file: "a.strings") == ["ключ": "значение"])
    }

    @Test func compiledTablesAreRead() throws {
        let list = ["a": "b"]
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let data = try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
            #expect(try StringsFile.read(data, file: "a.strings") == list)
        }
    }

    @Test(arguments: [
        ("\"a\" = \"b\"\n\"c\" = \"d\";", "a.strings:2: “;” is missing after the value of “a”"),
        ("\n\n\"a\" = \"b", "a.strings:3: a quotation mark is never closed"),
        ("/* never", "a.strings:1: a comment is never closed"),
        ("\"a\" = ;", "a.strings:1: “;” cannot stand here"),
    ])
    func mistakesAreNamedWithTheirLine(text: String, message: String) {
        let failure = #expect(throws: LocalizationFailure.self) { try StringsFile.read(Data(text.utf8), file: "a.strings") }
        #expect(failure?.description == message)
    }
}
