import Foundation

/// When each of many things is due next: one moment for each key, the earliest first, and at the same moment the smallest key first.
///
/// A binary heap with the place of every key: all changes take O(log n), the earliest is at hand. Keys are small numbers from zero.
public struct DueQueue: Codable, Sendable {
    private struct Item: Codable {
        var time: Double
        /// Decides between items of the same moment.
        var order: Int
        var key: Int
    }

    private var heap: [Item] = []
    /// Place in the heap by key; -1 where the key is not in it.
    private var places: [Int] = []

    public init() {}

    public var isEmpty: Bool { heap.isEmpty }
    public var count: Int { heap.count }

    /// The earliest moment.
    public var earliest: Date? { heap.isEmpty ? nil : Date(timeIntervalSinceReferenceDate: heap[0].time) }

    public func due(_ key: Int) -> Date? {
        guard key < places.count, places[key] >= 0 else { return nil }
        return Date(timeIntervalSinceReferenceDate: heap[places[key]].time)
    }

    /// Sets the moment of a key; nil takes the key out.
    public mutating func set(_ key: Int, _ time: Date?) { set(key, time, order: key) }

    /// Sets the moment of a key, which at the same moment comes after keys of smaller `order`.
    mutating func set(_ key: Int, _ time: Date?, order: Int) {
        guard let time else { return remove(key) }
        let seconds = time.timeIntervalSinceReferenceDate
        if key >= places.count { places.append(contentsOf: repeatElement(-1, count: key + 1 - places.count)) }
        let place = places[key]
        guard place >= 0 else {
            heap.append(Item(time: seconds, order: order, key: key))
            places[key] = heap.count - 1
            return rise(heap.count - 1)
        }
        let item = Item(time: seconds, order: order, key: key)
        let isEarlier = Self.isBefore(item, heap[place])
        heap[place] = item
        isEarlier ? rise(place) : sink(place)
    }

    /// Takes out the key that is due first, when it is due at or before `time`.
    public mutating func popDue(at time: Date) -> Int? {
        guard let first = heap.first, first.time <= time.timeIntervalSinceReferenceDate else { return nil }
        remove(first.key)
        return first.key
    }

    private mutating func remove(_ key: Int) {
        guard key < places.count, places[key] >= 0 else { return }
        let place = places[key]
        places[key] = -1
        let last = heap.removeLast()
        guard place < heap.count else { return }
        heap[place] = last
        places[last.key] = place
        rise(place)
        sink(places[last.key])
    }

    private static func isBefore(_ left: Item, _ right: Item) -> Bool {
        left.time != right.time ? left.time < right.time : left.order < right.order
    }

    private mutating func rise(_ start: Int) {
        let item = heap[start]
        var place = start
        while place > 0, Self.isBefore(item, heap[(place - 1) / 2]) {
            move((place - 1) / 2, to: place)
            place = (place - 1) / 2
        }
        heap[place] = item
        places[item.key] = place
    }

    private mutating func sink(_ start: Int) {
        let item = heap[start]
        var place = start
        while true {
            var child = 2 * place + 1
            guard child < heap.count else { break }
            if child + 1 < heap.count, Self.isBefore(heap[child + 1], heap[child]) { child += 1 }
            guard Self.isBefore(heap[child], item) else { break }
            move(child, to: place)
            place = child
        }
        heap[place] = item
        places[item.key] = place
    }

    private mutating func move(_ from: Int, to place: Int) {
        heap[place] = heap[from]
        places[heap[place].key] = place
    }
}
