import FoundationNetworking
import Testing

@testable import FoundationOverlay

/// FoundationNetworking stops the program where a request ends twice, as one does that is cancelled while it fails.
@Suite struct SingleEndTests {
    private final class Client: NSObject, URLProtocolClient, @unchecked Sendable {
        var events: [String] = []
        func urlProtocol(_ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse) { events.append("redirected") }
        func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse) { events.append("cached") }
        func urlProtocol(_ protocol: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy) {
            events.append("response")
        }
        func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) { events.append("data") }
        func urlProtocolDidFinishLoading(_ protocol: URLProtocol) { events.append("finished") }
        func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) { events.append("failed") }
        func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge) { events.append("challenge") }
        func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge) { events.append("no challenge") }
    }

    @Test(arguments: [true, false]) func nothingFollowsTheFirstEnd(fails: Bool) {
        let client = Client()
        let single = SingleEndClient(client)
        let loading = URLProtocol(request: URLRequest(url: URL(fileURLWithPath: "/")), cachedResponse: nil, client: client)
        single.urlProtocol(loading, didLoad: Data())
        if fails { single.urlProtocol(loading, didFailWithError: URLError(.cancelled)) } else { single.urlProtocolDidFinishLoading(loading) }
        single.urlProtocol(loading, didFailWithError: URLError(.cancelled))
        single.urlProtocolDidFinishLoading(loading)
        single.urlProtocol(loading, didLoad: Data())
        #expect(client.events == ["data", fails ? "failed" : "finished"])
    }

    /// Each is cancelled while it is about to fail, for there is no such file.
    @Test func requestsThatAreCancelledWhileTheyFailEndOnce() async {
        _NetworkUse.begin()
        let session = URLSession(configuration: URLSession._configuration(.ephemeral))
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<200 {
                group.addTask {
                    await withCheckedContinuation { continuation in
                        let task = session.dataTask(with: URL(fileURLWithPath: "/islet-no-such-file-\(number)")) { _, _, error in
                            #expect(error != nil)
                            continuation.resume()
                        }
                        task.resume()
                        task.cancel()
                    }
                }
            }
        }
    }
}
