import Foundation

/// Runs a closure. There are no autoreleased objects to let go of. Libraries that declare it for systems without them mean their own.
@_disfavoredOverload
public func autoreleasepool<Result, Failure: Error>(invoking body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try body()
}

/// The name of a method. Those of a program's own classes can be called by it, see ``_NamedMembers``.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String

    public init(_ name: String) { description = name }
    public init(stringLiteral value: String) { description = value }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// Runs closures one at a time for an object.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 { ObjectLocks.lock(object) }

@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 { ObjectLocks.unlock(object) }

/// Recursive locks by the identity of objects.
enum ObjectLocks {
    private final class Table: @unchecked Sendable {
        let lock = NSLock()
        var locks: [ObjectIdentifier: (lock: NSRecursiveLock, users: Int)] = [:]
    }

    private static let table = Table()

    static func lock(_ object: Any) -> Int32 {
        let key = ObjectIdentifier(object as AnyObject)
        let lock = table.lock.withLock {
            let entry = table.locks[key] ?? (NSRecursiveLock(), 0)
            table.locks[key] = (entry.lock, entry.users + 1)
            return entry.lock
        }
        lock.lock()
        return 0
    }

    static func unlock(_ object: Any) -> Int32 {
        let key = ObjectIdentifier(object as AnyObject)
        let lock: NSRecursiveLock? = table.lock.withLock {
            guard let entry = table.locks[key] else { return nil }
            table.locks[key] = entry.users > 1 ? (entry.lock, entry.users - 1) : nil
            return entry.lock
        }
        lock?.unlock()
        return lock == nil ? -1 : 0
    }
}

/// A queue that runs one block at a time.
public typealias DispatchSerialQueue = DispatchQueue
/// On a device a queue is an object like any other.
extension DispatchQueue: @retroactive Hashable {
    public static func == (a: DispatchQueue, b: DispatchQueue) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A queue that may run several blocks at a time.
public typealias DispatchConcurrentQueue = DispatchQueue

extension NSObject {
    /// Whether the program's class has a method of that name, see ``_NamedMembers``.
    public func responds(to selector: Selector!) -> Bool { selector.map { _NamedMembers.has($0, self) } ?? false }

    /// Always false: only objects know their methods here.
    public class func responds(to selector: Selector!) -> Bool { false }

    /// Always false: only objects know their methods here.
    public class func instancesRespond(to selector: Selector!) -> Bool { false }

    /// Calls a method of the program's class on the main actor: at once on the main thread, else later. Says so where it has none of that name.
    @discardableResult
    nonisolated public func perform(_ selector: Selector!, with first: Any? = nil, with second: Any? = nil) -> Unmanaged<AnyObject>! {
        let call = SelectorCall(object: self, selector: selector, arguments: [first, second])
        if Thread.isMainThread { MainActor.assumeIsolated { call.run() } } else { DispatchQueue.main.async { call.run() } }
        return nil
    }

    /// The same after a delay in seconds.
    nonisolated public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
        let call = SelectorCall(object: self, selector: selector, arguments: [argument])
        _ = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in call.run() }
    }

    /// Calls a method on the main actor, in a later turn: classes are not made for other threads here.
    nonisolated public func performSelector(inBackground selector: Selector, with argument: Any?) { performLater(selector, argument) }

    /// The same; a caller that waits waits where it is on the main thread.
    nonisolated public func performSelector(onMainThread selector: Selector, with argument: Any?, waitUntilDone: Bool) {
        guard waitUntilDone, Thread.isMainThread else { return performLater(selector, argument) }
        let call = SelectorCall(object: self, selector: selector, arguments: [argument])
        MainActor.assumeIsolated { call.run() }
    }

    nonisolated private func performLater(_ selector: Selector, _ argument: Any?) {
        let call = SelectorCall(object: self, selector: selector, arguments: [argument])
        DispatchQueue.main.async { call.run() }
    }

    /// The class itself.
    public class func classForCoder() -> AnyClass { self }
}

extension NSNumber {
    /// The address that the number is.
    public var pointerValue: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: UInt(truncatingIfNeeded: uint64Value)) }
}
