import Foundation

/// An HTTP archive of which only what answers requests has to be there: writers leave different members out.
struct LenientArchive: Decodable {
    struct Log: Decodable { var entries: [Entry] }

    struct Entry: Decodable {
        var startedDateTime: String?
        var request: Request
        var response: Response
    }

    struct Request: Decodable {
        var method: String
        var url: String
        var postData: PostData?
    }

    struct PostData: Decodable {
        var mimeType: String?
        var text: String?
        var _encoding: String?
    }

    struct Response: Decodable {
        var status: Int
        var headers: [HTTPArchive.Field]?
        var content: Content?
        var _error: String?
    }

    struct Content: Decodable {
        var mimeType: String?
        var text: String?
        var encoding: String?
    }

    var log: Log

    var archive: HTTPArchive {
        HTTPArchive(log: HTTPArchive.Log(entries: log.entries.map(\.whole)))
    }
}

extension LenientArchive.Entry {
    fileprivate var whole: HTTPArchive.Entry {
        let body = request.postData.map { HTTPArchive.PostData(mimeType: $0.mimeType ?? "", text: $0.text ?? "", _encoding: $0._encoding) }
        let content = response.content
        return HTTPArchive.Entry(
            startedDateTime: startedDateTime ?? "",
            request: HTTPArchive.Request(method: request.method, url: request.url, postData: body),
            response: HTTPArchive.Response(
                status: response.status, headers: response.headers ?? [],
                content: HTTPArchive.Content(
                    size: -1, mimeType: content?.mimeType ?? "", text: content?.text, encoding: content?.encoding),
                _error: response._error))
    }
}
