import Foundation
import FoundationNetworking

/// Answers requests for files, such as those of a bundle: they need no network, and FoundationNetworking does not know them.
final class FileProtocol: SingleEndProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.isFileURL == true }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url else { return fail(.badURL) }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return fail(.fileDoesNotExist) }
        if isFolder.boolValue { return fail(.fileIsDirectory) }
        guard let data = FileManager.default.contents(atPath: url.path) else { return fail(.noPermissionsToReadFile) }
        let response = URLResponse(url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        if !data.isEmpty { client?.urlProtocol(self, didLoad: data) }
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}

    private func fail(_ code: URLError.Code) {
        client?.urlProtocol(self, didFailWithError: URLError(code, userInfo: NetworkErrorTexts.userInfo(code, url: request.url)))
    }
}
