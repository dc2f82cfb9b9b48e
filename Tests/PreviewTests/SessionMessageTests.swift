import Foundation
import Testing

@testable import Preview

@Suite struct SessionMessageTests {
    private func refusal(_ text: String) -> SessionRefusal? {
        if case .failure(let refusal) = SessionRequest.read(text) { refusal } else { nil }
    }

    @Test func requestsAreReadWithTheirNumbers() throws {
        let request = try SessionRequest.read(#"{"jsonrpc":"2.0","id":7,"method":"tap","params":{"target":"app:a"}}"#).get()
        #expect(request.method == "tap")
        #expect(request.id == Data("7".utf8))
        #expect(SessionReply.result(["ok": true], of: Data("7".utf8)) == #"{"jsonrpc":"2.0","id":7,"result":{"ok":true}}"#)
    }

    @Test func whatIsNoRequestIsRefusedByTheNumbersOfJSONRPC() {
        #expect(refusal("")?.code == .unreadable)
        #expect(refusal("[]")?.code == .unreadable)
        #expect(refusal("{\"method\":")?.code == .unreadable)
        #expect(refusal(#"{"id":1}"#)?.code == .noRequest)
        #expect(refusal(#"{"id":1,"method":"tap","params":[1]}"#)?.code == .wrongParameters)
        #expect(refusal(#"{"id":"x","method":3}"#)?.id == Data("\"x\"".utf8))
    }

    @Test func refusalsSayWhatIsMissing() throws {
        struct Wanted: Decodable { var target: String }
        let request = try SessionRequest.read(#"{"id":1,"method":"tap"}"#).get()
        let error = #expect(throws: SessionRefusal.self) { try request.decode(Wanted.self) }
        #expect(error?.message == "tap: “target” is missing")
    }

    @Test func aFrameHoldsItsLengthItsHeaderAndItsPictures() throws {
        var frame = FrameMessage(revision: 3)
        frame.size = [10, 20]
        frame.patches = [(FrameMessage.Patch(x: 1, y: 2, width: 3, height: 4, bytes: 3), Data([7, 8, 9]))]
        frame.sections = ["b": Data("2".utf8), "a": Data("[1]".utf8)]
        let data = frame.encoded()
        let length = data.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        let header = try #require(try JSONSerialization.jsonObject(with: data[4..<4 + length]) as? [String: Any])
        #expect(header["revision"] as? Int == 3)
        #expect(header["size"] as? [Int] == [10, 20])
        #expect((header["state"] as? [String: Any])?.keys.sorted() == ["a", "b"])
        #expect(data.suffix(3) == Data([7, 8, 9]))
        #expect(data.count == 4 + length + 3)
    }
}
