import Combine
import Testing

@Suite struct DemandTests {
    @Test func aSequenceGivesNoMoreThanAskedFor() {
        let recorder = (1...10).publisher.record(.max(3))
        #expect(recorder.values == [1, 2, 3])
        recorder.subscription?.request(.max(2))
        #expect(recorder.values == [1, 2, 3, 4, 5])
        #expect(recorder.end == nil)
    }

    @Test func valuesLeftOutAreAskedForAgain() {
        let recorder = (1...10).publisher.filter { $0 % 2 == 0 }.record(.max(3))
        #expect(recorder.values == [2, 4, 6])
        #expect((1...10).publisher.dropFirst(4).record(.max(2)).values == [5, 6])
    }

    @Test func aSubscriberCanAskForMoreWithEveryValue() {
        #expect((1...5).publisher.record(.max(1), more: .max(1)).values == [1, 2, 3, 4, 5])
    }

    @Test func aPassthroughSubjectDropsWhatNobodyAskedFor() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record(.max(1))
        subject.send(1)
        subject.send(2)
        recorder.subscription?.request(.max(1))
        subject.send(3)
        #expect(recorder.values == [1, 3])
    }

    @Test func aCurrentValueSubjectKeepsTheLatest() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let recorder = subject.record(.max(1))
        subject.send(1)
        subject.send(2)
        #expect(recorder.values == [0])
        recorder.subscription?.request(.max(1))
        #expect(recorder.values == [0, 2])
    }

    @Test(arguments: [1, 2, 5])
    func combiningOperatorsKeepToTheDemand(count: Int) {
        let numbers = (1...4).publisher
        #expect(numbers.merge(with: (5...8).publisher).record(.max(count)).values.count == count)
        #expect(numbers.flatMap { [$0, $0].publisher }.record(.max(count)).values.count == count)
        #expect((1...9).publisher.zip((1...9).publisher).record(.max(count)).values.count == count)
        #expect(numbers.append(5, 6).record(.max(count)).values == Array((1...6).prefix(count)))
    }

    @Test func demandAddsUp() {
        #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
        #expect(Subscribers.Demand.unlimited - .max(3) == .unlimited)
        #expect(Subscribers.Demand.max(2) - .max(3) == .none)
        #expect(Subscribers.Demand.max(2) < .unlimited)
        #expect(Subscribers.Demand.max(.max - 1) + 5 == .unlimited)
    }
}
