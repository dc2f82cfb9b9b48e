import Foundation
@testable import FoundationOverlay
import FoundationNetworking
import Testing

/// Requests for files are answered, as on a device, though there is no network.
@Suite struct FileRequestTests {
    private let session: URLSession = {
        _NetworkUse.begin()
        return URLSession(configuration: URLSession._configuration(.ephemeral))
    }()

    @Test func aFileIsTheAnswer() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("islet-\(UUID().uuidString).json")
        try Data("[1]".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let (data, response) = try await session.data(from: file)
        #expect(String(decoding: data, as: UTF8.self) == "[1]")
        #expect(response.url == file && response.expectedContentLength == 3)
    }

    @Test(arguments: [("/islet-no-such-file", URLError.Code.fileDoesNotExist), ("/tmp", .fileIsDirectory)])
    func whatIsNoFileFails(path: String, code: URLError.Code) async {
        let error = await #expect(throws: URLError.self) { try await session.data(from: URL(fileURLWithPath: path)) }
        #expect(error?.code == code)
    }
}
