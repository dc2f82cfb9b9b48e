import ExtensionProtocol
import Foundation
import FoundationNetworking
import IsletModel
import Synchronization

/// Answers requests without the network: as a device that has none, or with what was recorded; or makes them and records the answers.
final class ExchangeProtocol: SingleEndProtocol {
    private var asking: Task<Void, Never>?

    override class func canInit(with request: URLRequest) -> Bool {
        _NetworkUse.mode != nil && ["http", "https"].contains(request.url?.scheme?.lowercased() ?? "")
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard _NetworkUse.isOpen, let mode = _NetworkUse.mode, let url = request.url else { return fail(.notConnectedToInternet) }
        switch mode {
        case .offline:
            Self.tell(of: url)
            fail(.notConnectedToInternet)
        case .replay: replay(wanted)
        case .record: record(wanted)
        }
    }

    override func stopLoading() { asking?.cancel() }

    private var wanted: NetworkExchange.Request {
        let body = request.httpBody ?? task.flatMap(RequestBody.of)
        return NetworkExchange.Request(method: request.httpMethod ?? "GET", url: request.url?.absoluteString ?? "", body: body)
    }

    // MARK: Answering

    private func replay(_ wanted: NetworkExchange.Request) {
        if let found = _NetworkUse.folder?.exchange(for: wanted, at: Self.now) { return answer(found.answer) }
        OverlayDiagnostics.report(
            .networkNotRecorded,
            "\(wanted.method) \(wanted.url)\(wanted.body.map { " with \($0.count) bytes" } ?? "") is not in the recording, and fails as "
                + "without a network. Record again: --network record FILE")
        fail(.notConnectedToInternet)
    }

    /// What was asked at this very moment already has its answer: so one run shows what its recording shows.
    private func record(_ wanted: NetworkExchange.Request) {
        if let found = _NetworkUse.folder?.exchange(for: wanted, at: Self.now), found.moment == Self.now { return answer(found.answer) }
        var asked = request
        asked.httpBody = wanted.body
        nonisolated(unsafe) let this = self
        asking = Task { [asked] in
            let answer = await NetworkAsking.answer(to: asked)
            guard !Task.isCancelled else { return }
            this.keep(NetworkExchange(wanted, answer: answer, moment: Self.now))
            this.answer(answer)
        }
    }

    private func keep(_ exchange: NetworkExchange) {
        do { try _NetworkUse.folder?.add(exchange) } catch {
            OverlayDiagnostics.report(.networkNotRecorded, "\(exchange.request.method) \(exchange.request.url) could not be recorded: \(error)")
        }
    }

    private func answer(_ answer: NetworkExchange.Answer) {
        guard case .response(let status, let headers, let body) = answer else {
            if case .failure(let code) = answer { fail(URLError.Code(rawValue: code) ?? .unknown) }
            return
        }
        if task is URLSessionDownloadTask {
            OverlayDiagnostics.report(
                .foundationUnsupported,
                "download tasks cannot be given recorded answers, and fail: \(wanted.url). Use data(for:), or download(for:) without a delegate")
            return fail(.cannotCreateFile)
        }
        let fields = Dictionary(headers.map { ($0.name, $0.value) }) { "\($0), \($1)" }
        guard let url = request.url, let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: fields)
        else {
            return fail(.badServerResponse)
        }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        if !body.isEmpty { client?.urlProtocol(self, didLoad: body) }
        client?.urlProtocolDidFinishLoading(self)
    }

    private func fail(_ code: URLError.Code) {
        client?.urlProtocol(self, didFailWithError: URLError(code, userInfo: NetworkErrorTexts.userInfo(code, url: request.url)))
    }

    private static var now: Double { Date().timeIntervalSince1970.rounded(.down) }

    private static let told = Mutex<Set<String>>([])

    /// A line for each machine that was asked for.
    private static func tell(of url: URL) {
        guard let host = url.host, host != "localhost", told.withLock({ $0.insert(host).inserted }) else { return }
        FileHandle.standardError.write(Data("islet: the program asked for \(host), and there is no network without --network\n".utf8))
    }
}
