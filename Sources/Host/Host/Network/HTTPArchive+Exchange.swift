import ExtensionProtocol
import Foundation

extension HTTPArchive.Entry {
    init(_ exchange: NetworkExchange) {
        startedDateTime = Date(timeIntervalSince1970: exchange.moment).formatted(Self.style)
        request = HTTPArchive.Request(exchange.request)
        response = HTTPArchive.Response(exchange.answer)
    }

    var exchange: NetworkExchange {
        let moment = (try? Date(startedDateTime, strategy: Self.style)) ?? (try? Date(startedDateTime, strategy: .iso8601))
        return NetworkExchange(
            NetworkExchange.Request(method: request.method, url: request.url, body: request.postData?.body), answer: response.answer,
            moment: moment?.timeIntervalSince1970 ?? 0)
    }

    private static let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
}

extension HTTPArchive.Request {
    init(_ request: NetworkExchange.Request) {
        method = request.method
        url = request.url
        let query = URLComponents(string: url)?.queryItems ?? []
        queryString = query.map { HTTPArchive.Field(name: $0.name, value: $0.value ?? "") }
        postData = request.body.map(HTTPArchive.PostData.init)
        bodySize = request.body?.count ?? 0
    }
}

extension HTTPArchive.PostData {
    init(_ body: Data) {
        let text = String(data: body, encoding: .utf8)
        self.init(mimeType: "", text: text ?? body.base64EncodedString(), _encoding: text == nil ? "base64" : nil)
    }

    var body: Data { _encoding == "base64" ? Data(base64Encoded: text) ?? Data() : Data(text.utf8) }
}

extension HTTPArchive.Response {
    init(_ answer: NetworkExchange.Answer) {
        switch answer {
        case .response(let status, let headers, let body):
            let type = headers.first { $0.name.lowercased() == "content-type" }?.value ?? ""
            let text = String(data: body, encoding: .utf8)
            self.init(
                status: status, headers: headers.map { HTTPArchive.Field(name: $0.name, value: $0.value) },
                content: HTTPArchive.Content(
                    size: body.count, mimeType: type, text: text ?? body.base64EncodedString(), encoding: text == nil ? "base64" : nil),
                bodySize: body.count)
        case .failure(let code):
            self.init(status: 0, content: HTTPArchive.Content(size: 0, mimeType: ""), _error: String(code))
        }
    }

    /// Statuses without an answer are failures: of the code that is given, or of a connection that was lost.
    var answer: NetworkExchange.Answer {
        guard status > 0 else { return .failure(code: _error.flatMap(Int.init) ?? URLError.Code.networkConnectionLost.rawValue) }
        let body = content.encoding == "base64" ? Data(base64Encoded: content.text ?? "") : Data((content.text ?? "").utf8)
        return .response(status: status, headers: kept.map { NetworkExchange.Header(name: $0.name, value: $0.value) }, body: body ?? Data())
    }

    /// Without what says how the body came over the wire, and the pseudo-headers of HTTP/2.
    private var kept: [HTTPArchive.Field] {
        let wire: Set = ["content-encoding", "transfer-encoding", "content-length", "connection"]
        return headers.filter { !wire.contains($0.name.lowercased()) && !$0.name.hasPrefix(":") }
    }
}
