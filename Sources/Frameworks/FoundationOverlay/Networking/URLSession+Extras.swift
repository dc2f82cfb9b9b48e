import Foundation
import FoundationNetworking

extension URLSessionConfiguration {
    /// Has no effect: the simulated network has no price.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// Has no effect.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// Has no effect: requests fail at once without a network.
    public var waitsForConnectivity: Bool {
        get { false }
        set {}
    }
}

extension URLRequest {
    /// Has no effect: the simulated network has no price.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// Has no effect.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// Has no effect.
    public var assumesHTTP3Capable: Bool {
        get { false }
        set {}
    }
}

extension URLError {
    /// Why a request could not have the network that is there.
    public enum NetworkUnavailableReason: Int, Sendable { case cellular, expensive, constrained }

    /// Always nil: a network that is there may be used.
    public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}

/// The forms without a delegate, which requirements of protocols can be met with.
extension URLSession {
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) { try await data(for: request, delegate: nil) }
    public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }
    public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
        try await upload(for: request, from: bodyData, delegate: nil)
    }
    public func upload(for request: URLRequest, fromFile file: URL) async throws -> (Data, URLResponse) {
        try await upload(for: request, fromFile: file, delegate: nil)
    }

    public func download(from url: URL) async throws -> (URL, URLResponse) { try await download(for: URLRequest(url: url)) }

    /// Where requests are not made as they are, the answer is taken as data and kept in a file: a download task takes none.
    public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
        guard _NetworkUse.mode != nil else { return try await download(for: request, delegate: nil) }
        let (data, response) = try await data(for: request)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("CFNetworkDownload_\(UUID().uuidString).tmp")
        try data.write(to: file)
        return (file, response)
    }
}

extension URLSession {
    /// The bytes of an answer.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        let data: Data

        public struct Iterator: AsyncIteratorProtocol {
            var bytes: Data.Iterator
            public mutating func next() async throws -> UInt8? { bytes.next() }
        }

        public func makeAsyncIterator() -> Iterator { Iterator(bytes: data.makeIterator()) }

        /// The text, line by line.
        public var lines: AsyncStream<String> {
            let text = String(decoding: data, as: UTF8.self)
            return AsyncStream { continuation in
                text.enumerateLines { line, _ in continuation.yield(line) }
                continuation.finish()
            }
        }
    }

    /// The whole answer, then its bytes one by one.
    public func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }

    public func bytes(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse) {
        let (data, response) = try await data(for: request, delegate: delegate)
        return (AsyncBytes(data: data), response)
    }
}

extension URLSessionTask {
    /// Has no effect: a response is handed over as it arrives.
    public var prefersIncrementalDelivery: Bool {
        get { true }
        set {}
    }
}
