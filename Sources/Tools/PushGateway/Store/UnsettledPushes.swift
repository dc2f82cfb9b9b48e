/// Which devices have not said yet what they do with which notification. Notifications have numbers that follow each other, and most are
/// settled soon: what is not is kept by number.
struct UnsettledPushes {
    struct Item: Hashable {
        var number: Int
        var device: String
    }

    private enum Slot {
        case nobody
        case one(String)
        case several
    }

    private var slots: [Slot] = []
    /// The place in `slots` of the oldest that is not settled.
    private var head = 0
    /// The number of the slot at place 0.
    private var base: Int
    private var several: [Int: Set<String>] = [:]
    private(set) var count = 0

    /// - Parameter number: The number of the next request.
    init(from number: Int) { base = number }

    /// The number of the oldest notification that is not settled, or of the next request.
    var oldest: Int { base + head }

    mutating func add(_ number: Int, _ device: String) {
        guard number >= oldest else { return }
        while base + slots.count <= number { slots.append(.nobody) }
        switch slots[number - base] {
        case .nobody: slots[number - base] = .one(device)
        case .one(let other):
            guard other != device else { return }
            slots[number - base] = .several
            several[number] = [other, device]
        case .several: guard several[number, default: []].insert(device).inserted else { return }
        }
        count += 1
    }

    /// A device has said what it does with a notification; false where nobody waited for that.
    mutating func settle(_ number: Int, _ device: String) -> Bool {
        guard number >= oldest, number - base < slots.count else { return false }
        switch slots[number - base] {
        case .nobody: return false
        case .one(let other):
            guard other == device else { return false }
            slots[number - base] = .nobody
        case .several:
            guard several[number]?.remove(device) != nil else { return false }
            if several[number]?.isEmpty == true {
                several[number] = nil
                slots[number - base] = .nobody
            }
        }
        count -= 1
        advance()
        return true
    }

    /// Takes out what is older than a number, the oldest first.
    mutating func take(before number: Int) -> [Item] {
        var taken: [Item] = []
        while oldest < number, head < slots.count {
            switch slots[head] {
            case .nobody: break
            case .one(let device): taken.append(Item(number: oldest, device: device))
            case .several: taken += several.removeValue(forKey: oldest, default: []).sorted().map { Item(number: oldest, device: $0) }
            }
            slots[head] = .nobody
            head += 1
        }
        count -= taken.count
        advance()
        return taken
    }

    /// Numbers up to this one are known, whether or not a device waits for them.
    mutating func pass(to number: Int) {
        while base + slots.count <= number { slots.append(.nobody) }
        advance()
    }

    private mutating func advance() {
        while head < slots.count, case .nobody = slots[head] { head += 1 }
        guard head > 4096, head * 2 > slots.count else { return }
        slots.removeFirst(head)
        base += head
        head = 0
    }
}

extension Dictionary {
    fileprivate mutating func removeValue(forKey key: Key, default value: Value) -> Value { removeValue(forKey: key) ?? value }
}
