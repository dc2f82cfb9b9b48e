import Synchronization

/// Tells subscriptions and subscribers apart.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private static let counter = Atomic<UInt64>(1)
    private let value: UInt64

    public init() {
        value = Self.counter.wrappingAdd(1, ordering: .relaxed).newValue
    }

    public init(_ object: AnyObject) {
        value = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }

    public var description: String { "0x" + String(value, radix: 16) }
}

/// A type that has an identity within Combine.
public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
