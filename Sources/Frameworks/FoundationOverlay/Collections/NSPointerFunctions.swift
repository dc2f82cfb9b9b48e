import Foundation

/// How a collection keeps its objects.
open class NSPointerFunctions: NSObject {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let strongMemory = Options([])
        public static let weakMemory = Options(rawValue: 5 << 0)
        public static let objectPersonality = Options([])
        /// Objects are the same only where they are one.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

/// An object that is kept, or one that may go.
struct HeldObject {
    private let strong: AnyObject?
    private weak var loose: AnyObject?
    private let isSame: Bool
    /// Where to look for it.
    let hash: Int

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        let isWeak = options.contains(.weakMemory)
        isSame = options.contains(.objectPointerPersonality)
        let kept = options.contains(.copyIn) ? ((object as? NSObject)?.copy() as AnyObject? ?? object) : object
        (strong, hash) = (isWeak ? nil : kept, Self.hash(of: object, isSame: isSame))
        loose = kept
    }

    /// nil once it is gone.
    var object: AnyObject? { strong ?? loose }

    func equals(_ other: AnyObject) -> Bool {
        guard let object else { return false }
        if object === other { return true }
        guard !isSame, let first = object as? NSObject, let second = other as? NSObject else { return false }
        return first.isEqual(second)
    }

    static func hash(of object: AnyObject, isSame: Bool) -> Int {
        if !isSame, let object = object as? NSObject { return object.hash }
        return ObjectIdentifier(object).hashValue
    }
}
