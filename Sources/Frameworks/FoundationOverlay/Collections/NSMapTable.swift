import Foundation

/// Objects by objects, neither of which it need keep: a pair is gone with one of them that nobody else keeps.
///
/// - Support: works
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private let options: (keys: NSPointerFunctions.Options, values: NSPointerFunctions.Options)
    private var held: [Int: [(key: HeldObject, value: HeldObject)]] = [:]

    public required init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0
    ) { options = (keyOptions, valueOptions) }

    public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory) }

    open var count: Int { pairs.count }

    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey else { return nil }
        return held[hash(aKey)]?.first { $0.key.equals(aKey) }?.value.object as? ObjectType
    }

    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let anObject, let aKey else { return }
        removeObject(forKey: aKey)
        let key = HeldObject(aKey, options.keys)
        held[key.hash, default: []].append((key, HeldObject(anObject, options.values)))
    }

    open func removeObject(forKey aKey: KeyType?) {
        guard let aKey else { return }
        held[hash(aKey)]?.removeAll { $0.key.object == nil || $0.value.object == nil || $0.key.equals(aKey) }
    }

    open func removeAllObjects() { held = [:] }
    open func keyEnumerator() -> NSEnumerator { NSArray(array: pairs.map(\.key)).objectEnumerator() }
    open func objectEnumerator() -> NSEnumerator? { NSArray(array: pairs.map(\.value)).objectEnumerator() }

    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        let keyed = pairs.compactMap { pair in (pair.key as? NSObject).map { (AnyHashable($0), pair.value) } }
        return Dictionary(keyed) { _, last in last }
    }

    private var pairs: [(key: KeyType, value: ObjectType)] {
        held.values.flatMap(\.self).compactMap { pair in
            guard let key = pair.key.object as? KeyType, let value = pair.value.object as? ObjectType else { return nil }
            return (key, value)
        }
    }

    private func hash(_ object: AnyObject) -> Int { HeldObject.hash(of: object, isSame: options.keys.contains(.objectPointerPersonality)) }
}
