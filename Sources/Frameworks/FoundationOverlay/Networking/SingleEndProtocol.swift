import Foundation
import FoundationNetworking
import Synchronization

/// A protocol whose requests end once: FoundationNetworking stops the program at a second end, and cancelling a request that is about to
/// fail is one.
class SingleEndProtocol: URLProtocol {
    private let ended = Mutex<SingleEndClient?>(nil)

    override var client: (any URLProtocolClient)? {
        get {
            guard let client = super.client else { return nil }
            return ended.withLock { known in
                let single = known ?? SingleEndClient(client)
                known = single
                return single
            }
        }
        set { super.client = newValue }
    }
}

/// Passes on what is said of a request until its end.
final class SingleEndClient: NSObject, URLProtocolClient, @unchecked Sendable {
    private let client: any URLProtocolClient
    private let hasEnded = Mutex(false)

    init(_ client: any URLProtocolClient) { self.client = client }

    /// Whether this is the first end.
    private func end() -> Bool {
        hasEnded.withLock { hasEnded in
            defer { hasEnded = true }
            return !hasEnded
        }
    }

    private var isOpen: Bool { hasEnded.withLock { !$0 } }

    func urlProtocol(_ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse) {
        if isOpen { client.urlProtocol(`protocol`, wasRedirectedTo: request, redirectResponse: redirectResponse) }
    }

    func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse) {
        if isOpen { client.urlProtocol(`protocol`, cachedResponseIsValid: cachedResponse) }
    }

    func urlProtocol(_ protocol: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy) {
        if isOpen { client.urlProtocol(`protocol`, didReceive: response, cacheStoragePolicy: policy) }
    }

    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) { if isOpen { client.urlProtocol(`protocol`, didLoad: data) } }

    func urlProtocolDidFinishLoading(_ protocol: URLProtocol) { if end() { client.urlProtocolDidFinishLoading(`protocol`) } }

    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {
        if end() { client.urlProtocol(`protocol`, didFailWithError: error) }
    }

    func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
        if isOpen { client.urlProtocol(`protocol`, didReceive: challenge) }
    }

    func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {
        if isOpen { client.urlProtocol(`protocol`, didCancel: challenge) }
    }
}
