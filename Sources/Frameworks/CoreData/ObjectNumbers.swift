import Synchronization

/// Temporary numbers for objects that are not saved.
enum ObjectNumbers {
    private static let last = Mutex(0)

    static func next() -> Int {
        last.withLock { last in
            last -= 1
            return last
        }
    }
}

/// The numbers of objects in several stores: those of a store are below 2⁴⁰.
enum StoreNumbers {
    static let rowMask = (1 << 40) - 1
    static func number(_ row: Int, inStore store: Int) -> Int { store << 40 | row }
    static func store(of number: Int) -> Int { number >> 40 }
    static func row(of number: Int) -> Int { number & rowMask }
}
