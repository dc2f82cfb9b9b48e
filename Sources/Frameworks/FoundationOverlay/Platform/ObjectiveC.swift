import Foundation

/// Runs a closure. There are no autoreleased objects to let go of.
public func autoreleasepool<Result, Failure: Error>(invoking body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try body()
}

/// The name of a method. Nothing can be called by it here.
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
/// A queue that may run several blocks at a time.
public typealias DispatchConcurrentQueue = DispatchQueue

extension NSObject {
    /// Always false: nothing can be called by its name here.
    public func responds(to selector: Selector!) -> Bool { false }

    /// Always false, as ``responds(to:)``.
    public class func instancesRespond(to selector: Selector!) -> Bool { false }

    /// The class itself.
    public class func classForCoder() -> AnyClass { self }
}
