import Foundation
import FoundationNetworking

extension URLSession {
    /// The answer to a request.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            let buffer = DemandBuffer(AnySubscriber(subscriber))
            let task = session.dataTask(with: request) { data, response, error in
                if let data, let response, error == nil {
                    buffer.send((data, response))
                    buffer.finish(.finished)
                } else {
                    buffer.finish(.failure(error as? URLError ?? URLError(.unknown)))
                }
            }
            subscriber.receive(subscription: BufferSubscription(buffer) { task.cancel() })
            task.resume()
        }
    }

    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}
