import Foundation
import Simulation
import Testing

struct DueQueueTests {
    private func date(_ seconds: Int) -> Date { Date(timeIntervalSinceReferenceDate: Double(seconds)) }

    @Test func theEarliestComesFirstAndTheSmallestKeyOfAMoment() {
        var queue = DueQueue()
        queue.set(4, date(10))
        queue.set(2, date(10))
        queue.set(3, date(5))
        #expect(queue.earliest == date(5))
        #expect(queue.popDue(at: date(4)) == nil)
        #expect([queue.popDue(at: date(10)), queue.popDue(at: date(10)), queue.popDue(at: date(10)), queue.popDue(at: date(10))] == [3, 2, 4, nil])
    }

    @Test func aKeyHasOneMoment() {
        var queue = DueQueue()
        queue.set(1, date(10))
        queue.set(1, date(3))
        #expect(queue.count == 1)
        #expect(queue.due(1) == date(3))
        queue.set(1, nil)
        #expect(queue.isEmpty)
        #expect(queue.due(1) == nil)
    }

    /// Against a list that is searched through.
    @Test(arguments: 0..<50) func itAgreesWithASearchedList(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        var queue = DueQueue()
        var list: [Int: Int] = [:]
        for _ in 0..<400 {
            let key = Int(random.next() % 30)
            switch random.next() % 4 {
            case 0:
                queue.set(key, nil)
                list[key] = nil
            case 1:
                let now = Int(random.next() % 100)
                let expected = list.filter { $0.value <= now }.min { ($0.value, $0.key) < ($1.value, $1.key) }?.key
                #expect(queue.popDue(at: date(now)) == expected)
                if let expected { list[expected] = nil }
            default:
                let time = Int(random.next() % 100)
                queue.set(key, date(time))
                list[key] = time
            }
            #expect(queue.count == list.count)
            #expect(queue.earliest == list.values.min().map(date))
        }
    }
}
