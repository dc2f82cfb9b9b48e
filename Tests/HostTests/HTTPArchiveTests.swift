import ExtensionProtocol
import Foundation
import Testing

@testable import Host

struct HTTPArchiveTests {
    private func exchange(_ url: String, at moment: Double, body: Data? = nil, answer: String) -> NetworkExchange {
        NetworkExchange(
            NetworkExchange.Request(method: body == nil ? "get" : "post", url: url, body: body),
            answer: .response(status: 200, headers: [.init(name: "Content-Type", value: "text/plain")], body: Data(answer.utf8)), moment: moment)
    }

    private func withFolder(_ work: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-archive-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try work(folder)
    }

    @Test func whatIsWrittenIsReadBack() throws {
        let failure = NetworkExchange(.init(method: "GET", url: "https://a.example/x?q=%20"), answer: .failure(code: -1001), moment: 3.5)
        let bytes = NetworkExchange(
            .init(method: "PUT", url: "https://a.example/p", body: Data([0, 255, 128])),
            answer: .response(status: 204, headers: [], body: Data([255, 216, 255])), moment: 1_749_462_060)
        let all = [exchange("https://a.example/é", at: 0, answer: "ä"), failure, bytes]
        try withFolder { folder in
            let file = folder.appendingPathComponent("a.har")
            try HTTPArchive(all).json().write(to: file)
            #expect(try HTTPArchive(contentsOf: file).exchanges == all)
        }
    }

    @Test func archivesOfBrowsersAreRead() throws {
        let text = """
            {"log": {"version": "1.2", "pages": [], "entries": [{"startedDateTime": "2026-03-02T10:00:00+01:00", "time": 12,
              "request": {"method": "GET", "url": "https://a.example/", "headers": [{"name": ":authority", "value": "a.example"}]},
              "response": {"status": 200, "headers": [{"name": "content-encoding", "value": "br"}, {"name": "etag", "value": "1"}],
                "content": {"mimeType": "text/plain", "text": "aGk=", "encoding": "base64"}}}]}}
            """
        try withFolder { folder in
            let file = folder.appendingPathComponent("b.har")
            try Data(text.utf8).write(to: file)
            let found = try HTTPArchive(contentsOf: file).exchanges
            #expect(found.map(\.moment) == [1_772_442_000])
            #expect(found.map(\.answer) == [.response(status: 200, headers: [.init(name: "etag", value: "1")], body: Data("hi".utf8))])
        }
    }

    @Test func anAnswerFollowsTheClock() throws {
        try withFolder { folder in
            let exchanges = ExchangeFolder(at: folder)
            for (moment, text) in [(20.0, "later"), (10.0, "first")] { try exchanges.add(exchange("https://a.example/", at: moment, answer: text)) }
            let request = NetworkExchange.Request(method: "GET", url: "https://a.example/")
            let answers = [0.0, 10, 15, 20, 99].map { exchanges.exchange(for: request, at: $0)?.moment }
            #expect(answers == [10, 10, 10, 20, 20])
            #expect(exchanges.exchange(for: .init(method: "GET", url: "https://a.example/other"), at: 10) == nil)
            #expect(exchanges.exchange(for: .init(method: "GET", url: "https://a.example/", body: Data("x".utf8)), at: 10) == nil)
        }
    }
}
