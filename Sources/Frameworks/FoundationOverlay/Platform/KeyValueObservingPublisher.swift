import Combine
import Foundation

extension NSObject {
    /// What a property of an object is, once: here nobody is told of changes.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        public let options: NSKeyValueObservingOptions

        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            (self.object, self.keyPath, self.options) = (object, keyPath, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let subject = PassthroughSubject<Value, Never>()
            let (object, keyPath) = (object, keyPath)
            subject.subscribe(subscriber)
            _ = object.observe(keyPath, options: options) { _, _ in subject.send(object[keyPath: keyPath]) }
        }
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// The values of a property.
    ///
    /// - Support: partial. With `.initial` the value at once; changes are not watched, and a finding says so.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}
