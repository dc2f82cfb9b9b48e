import Foundation

/// Publishes a property of a class: `$property` sends the current value, then every new one before it is stored.
@propertyWrapper
public struct Published<Value> {
    let storage: PublishedStorage<Value>

    public init(wrappedValue: Value) {
        storage = PublishedStorage(wrappedValue)
    }

    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { storage.value }
        set { storage.value = newValue }
    }

    public var projectedValue: Publisher {
        mutating get { Publisher(storage: storage) }
        set {
            if newValue.storage !== storage { storage.republish(newValue) }
        }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set {
            let storage = object[keyPath: storageKeyPath].storage
            let change = {
                announceChange(of: object)
                storage.value = newValue
            }
            guard let listener = PublishedChanges.listener else { return change() }
            let put = { [weak object] (value: Any) in
                if let object { announceChange(of: object) }
                if let value = value as? Value { storage.put(value) }
            }
            listener(PublishedChange(place: storage, old: storage.value, new: newValue, put: put), change)
        }
    }

    private static func announceChange(of object: AnyObject) {
        guard let observable = object as? any ObservableObject else { return }
        (observable.objectWillChange as? ObservableObjectPublisher)?.send()
    }

    /// The publisher behind `$property`.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let storage: PublishedStorage<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.subject.receive(subscriber: subscriber)
        }
    }
}

/// The value of a published property and those who follow it.
final class PublishedStorage<Value> {
    private let lock = NSLock()
    private var stored: Value
    private lazy var madeSubject = CurrentValueSubject<Value, Never>(stored)
    private var hasSubject = false
    private var republished: AnyCancellable?

    init(_ value: Value) {
        stored = value
    }

    var subject: CurrentValueSubject<Value, Never> {
        lock.withLock {
            hasSubject = true
            return madeSubject
        }
    }

    /// Set values are sent before they are stored.
    var value: Value {
        get { lock.withLock { stored } }
        set {
            let subject = lock.withLock { hasSubject ? madeSubject : nil }
            subject?.send(newValue)
            lock.withLock { stored = newValue }
        }
    }

    /// Sets the value and sends nothing.
    func put(_ value: Value) { lock.withLock { stored = value } }

    func republish<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
        republished = publisher.sink { [weak self] in self?.value = $0 }
    }
}
