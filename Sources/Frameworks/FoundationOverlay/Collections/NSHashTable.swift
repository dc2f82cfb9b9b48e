import Foundation

/// A set of objects that it need not keep: those nobody else keeps are not in it any more.
///
/// - Support: works
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let options: NSPointerFunctions.Options
    private var held: [Int: [HeldObject]] = [:]

    public required init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) { self.options = options }

    public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The objects that are there.
    open var allObjects: [ObjectType] { held.values.flatMap(\.self).compactMap { $0.object as? ObjectType } }
    open var anyObject: ObjectType? { allObjects.first }
    open var count: Int { allObjects.count }
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { ($0 as? NSObject).map(AnyHashable.init) }) }

    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        return held[hash(object)]?.first { $0.equals(object) }?.object as? ObjectType
    }

    open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        let new = HeldObject(object, options)
        held[new.hash, default: []].removeAll { $0.object == nil }
        held[new.hash, default: []].append(new)
    }

    open func remove(_ object: ObjectType?) {
        guard let object else { return }
        held[hash(object)]?.removeAll { $0.object == nil || $0.equals(object) }
    }

    open func removeAllObjects() { held = [:] }
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }
    open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }
    open func intersect(_ other: NSHashTable<ObjectType>) { allObjects.filter { !other.contains($0) }.forEach(remove) }
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }

    private func hash(_ object: AnyObject) -> Int { HeldObject.hash(of: object, isSame: options.contains(.objectPointerPersonality)) }
}
