import Foundation

/// A class whose changes can be observed.
///
/// Unless a class has its own `objectWillChange`, one is made when it is first asked for, and its `@Published` properties send it.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher { ObjectWillChangeTable.shared.publisher(for: self) }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let subject = PassthroughSubject<Void, Never>()

    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        subject.receive(subscriber: subscriber)
    }

    public func send() { subject.send() }
}

/// The publishers of objects that have no `objectWillChange` of their own.
final class ObjectWillChangeTable: @unchecked Sendable {
    static let shared = ObjectWillChangeTable()

    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sweepCount = 64

    func publisher(for object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            let key = ObjectIdentifier(object)
            if let entry = entries[key], entry.object === object { return entry.publisher }
            sweepIfLarge()
            let publisher = ObservableObjectPublisher()
            entries[key] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }

    var count: Int { lock.withLock { entries.count } }

    private func sweepIfLarge() {
        guard entries.count >= sweepCount else { return }
        entries = entries.filter { $0.value.object != nil }
        sweepCount = max(64, entries.count * 2)
    }
}
