import Combine
import Foundation

extension NotificationCenter {
    /// The notifications of a name, as an asynchronous sequence.
    public final class Notifications: AsyncSequence, Sendable {
        public typealias Element = Notification

        private let center: NotificationCenter
        private let name: Notification.Name
        private nonisolated(unsafe) let object: AnyObject?

        init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
            self.center = center
            self.name = name
            self.object = object
        }

        public struct Iterator: AsyncIteratorProtocol {
            private var notifications: AsyncStream<Box>.Iterator

            fileprivate init(_ stream: AsyncStream<Box>) { notifications = stream.makeAsyncIterator() }

            public mutating func next() async -> Notification? { await notifications.next()?.notification }
        }

        public func makeAsyncIterator() -> Iterator {
            let (stream, continuation) = AsyncStream<Box>.makeStream()
            let token = Token(center.addObserver(forName: name, object: object, queue: nil) { continuation.yield(Box(notification: $0)) })
            let center = center
            continuation.onTermination = { _ in center.removeObserver(token.value) }
            return Iterator(stream)
        }
    }

    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(self, name, object)
    }
}

private struct Box: @unchecked Sendable {
    let notification: Notification
}

private struct Token: @unchecked Sendable {
    let value: any NSObjectProtocol
    init(_ value: any NSObjectProtocol) { self.value = value }
}
