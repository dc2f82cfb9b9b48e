import ExtensionProtocol
import Foundation

/// Exchanges as an HTTP archive (HAR 1.2), which browsers and proxies write and read too.
///
/// Of a request its method, address and body are kept, of its headers what says how to read the body: what proves who asks is not.
public struct HTTPArchive: Codable, Sendable {
    struct Log: Codable, Sendable {
        var version = "1.2"
        var creator: Creator?
        var entries: [Entry]
    }

    struct Creator: Codable, Sendable {
        var name = "islet"
        var version = "1"
    }

    struct Field: Codable, Sendable {
        var name: String
        var value: String
    }

    struct Entry: Codable, Sendable {
        var startedDateTime: String
        var time = 0.0
        var request: Request
        var response: Response
        var cache = Nothing()
        var timings = Timings()
    }

    struct Nothing: Codable, Sendable {}

    struct Timings: Codable, Sendable {
        var send = 0.0
        var wait = 0.0
        var receive = 0.0
    }

    struct Request: Codable, Sendable {
        var method: String
        var url: String
        var httpVersion = "HTTP/1.1"
        var cookies: [Field] = []
        var headers: [Field] = []
        var queryString: [Field] = []
        var postData: PostData?
        var headersSize = -1
        var bodySize = -1
    }

    struct PostData: Codable, Sendable {
        var mimeType: String
        var text: String
        /// `base64` where the body is no text; not part of HAR 1.2, and so with its underscore.
        var _encoding: String?
    }

    struct Response: Codable, Sendable {
        var status: Int
        var statusText = ""
        var httpVersion = "HTTP/1.1"
        var cookies: [Field] = []
        var headers: [Field] = []
        var content: Content
        var redirectURL = ""
        var headersSize = -1
        var bodySize = -1
        /// Where no answer came: the code of `NSURLErrorDomain`.
        var _error: String?
    }

    struct Content: Codable, Sendable {
        var size: Int
        var mimeType: String
        var text: String?
        var encoding: String?
    }

    var log: Log
}

extension HTTPArchive {
    public init(_ exchanges: [NetworkExchange]) { log = Log(creator: Creator(), entries: exchanges.map(Entry.init)) }

    /// Reads a file of this program, of a browser or of a proxy.
    ///
    /// - Throws: ``HTTPArchiveProblem``.
    public init(contentsOf file: URL) throws(HTTPArchiveProblem) {
        guard let data = FileManager.default.contents(atPath: file.path) else { throw HTTPArchiveProblem("there is no file \(file.path)") }
        do {
            self = try JSONDecoder().decode(LenientArchive.self, from: data).archive
        } catch let error as DecodingError {
            throw HTTPArchiveProblem("\(file.path) is no HTTP archive (HAR 1.2): \(error.sentence)")
        } catch {
            throw HTTPArchiveProblem("\(file.path) is no HTTP archive (HAR 1.2): \(error)")
        }
    }

    public var exchanges: [NetworkExchange] { log.entries.map(\.exchange) }

    /// The file's content, with a line for each member so that changes can be read.
    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }
}

/// Why a file cannot be used as an HTTP archive.
public struct HTTPArchiveProblem: Error, CustomStringConvertible {
    public var description: String

    init(_ description: String) { self.description = description }
}

extension DecodingError {
    /// Where, and what is wrong there.
    fileprivate var sentence: String {
        switch self {
        case .keyNotFound(let key, let context): "\(Self.path(context.codingPath)) has no “\(key.stringValue)”"
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context): "\(Self.path(context.codingPath)) is no \(type)"
        case .dataCorrupted(let context): "\(Self.path(context.codingPath)): \(context.debugDescription)"
        @unknown default: "\(self)"
        }
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        let text = keys.reduce("") { $0 + ($1.intValue.map { "[\($0)]" } ?? ($0.isEmpty ? "" : ".") + $1.stringValue) }
        return text.isEmpty ? "the file" : text
    }
}
