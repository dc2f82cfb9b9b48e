import Foundation
import IsletModel
import Testing

@Suite struct JSONValueTests {
    private func value(_ text: String) throws -> JSONValue { try JSONValue(json: Data(text.utf8)) }

    @Test(
        "what a text says is written on one line with sorted keys",
        arguments: [
            ("null", "null"), (" [1, 2.5,\ntrue ]", "[1,2.5,true]"), (#"{"b": {}, "a": "é/"}"#, #"{"a":"é/","b":{}}"#), ("1.0", "1"),
            ("9223372036854775807", "9223372036854775807"), ("1e300", "1e+300"),
        ])
    func writing(text: String, written: String) throws {
        #expect(try value(text).json() == written)
    }

    @Test func textsAreEqualWhereTheySayTheSame() {
        func areEqual(_ first: String, _ second: String) -> Bool { JSONValue.areEqual(Data(first.utf8), Data(second.utf8)) }
        #expect(areEqual(#"{"a":1,"b":[2]}"#, #"{ "b": [2.0], "a": 1 }"#))
        #expect(!areEqual(#"{"a":9007199254740993}"#, #"{"a":9007199254740992}"#))
        #expect(!areEqual(#"{"a":true}"#, #"{"a":1}"#))
        #expect(areEqual("no JSON", "no JSON") && !areEqual("no JSON", "no json"))
    }

    @Test func partsAreFoundByNameAndPlace() throws {
        let document = try value(#"{"name":"Ada","ages":[36],"isIn":false}"#)
        #expect(document["name"].string == "Ada" && document["isIn"].boolean == false && document["ages"].elements.first?.number == 36)
        #expect(document["none"]["deeper"] == .null && document["name"].elements.isEmpty)
    }

    @Test func whatIsNoJSONIsAnError() {
        #expect(throws: DecodingError.self) { try value("{") }
        #expect(throws: EncodingError.self) { try JSONValue.number(.infinity).json() }
    }
}
