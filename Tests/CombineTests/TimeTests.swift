import Combine
import Foundation
import Testing

@Suite struct TimeTests {
    private let clock = ManualScheduler()
    private let subject = PassthroughSubject<Int, Trouble>()

    @Test func debounceWaitsForQuiet() {
        let recorder = subject.debounce(for: 1, scheduler: clock).record()
        subject.send(1)
        clock.advance(by: 0.5)
        subject.send(2)
        clock.advance(by: 0.9)
        #expect(recorder.values.isEmpty)
        clock.advance(by: 0.2)
        #expect(recorder.values == [2])
    }

    @Test(arguments: [(true, [1, 4, 5]), (false, [1, 2, 5])])
    func throttleSendsOneInEachInterval(latest: Bool, expected: [Int]) {
        let recorder = subject.throttle(for: 1, scheduler: clock, latest: latest).record()
        subject.send(1)
        clock.advance(by: 0.2)
        subject.send(2)
        clock.advance(by: 0.2)
        subject.send(4)
        clock.advance(by: 1)
        clock.advance(by: 2)
        subject.send(5)
        #expect(recorder.values == expected)
    }

    @Test func delayHoldsValuesBack() {
        let recorder = subject.delay(for: 2, scheduler: clock).record()
        subject.send(1)
        subject.send(completion: .finished)
        clock.advance(by: 1.9)
        #expect(recorder.values.isEmpty)
        clock.advance(by: 0.1)
        #expect(recorder.values == [1])
        #expect(recorder.end == "finished")
    }

    @Test func timeoutEndsWhenNothingComes() {
        let recorder = subject.timeout(1, scheduler: clock, customError: { Trouble.second }).record()
        clock.advance(by: 0.9)
        subject.send(1)
        clock.advance(by: 0.9)
        #expect(recorder.end == nil)
        clock.advance(by: 0.2)
        #expect(recorder.values == [1])
        #expect(recorder.end == "failure(CombineTests.Trouble.second)")
    }

    @Test func valuesAreCollectedByTime() {
        let recorder = subject.collect(.byTimeOrCount(clock, 1, 3)).record()
        for value in 1...4 { subject.send(value) }
        clock.advance(by: 1)
        subject.send(5)
        subject.send(completion: .finished)
        #expect(recorder.values == [[1, 2, 3], [4], [5]])
    }

    @Test func valuesAreReceivedOnAQueueInOrder() async {
        let queue = DispatchQueue(label: "combine-test")
        var seen: [Int] = []
        for await value in (1...50).publisher.receive(on: queue).values { seen.append(value) }
        #expect(seen == Array(1...50))
    }

    @Test func nothingOvertakesOnAConcurrentQueue() async {
        for _ in 1...50 {
            var seen: [Int] = []
            for await value in (1...20).publisher.receive(on: DispatchQueue.global()).values { seen.append(value) }
            #expect(seen == Array(1...20))
        }
    }

    @Test func queuesAndOperationQueuesDelay() async {
        var seen: [Int] = []
        for await value in Just(1).delay(for: .milliseconds(5), scheduler: DispatchQueue.global()).values { seen.append(value) }
        for await value in Just(2).delay(for: .milliseconds(5), scheduler: OperationQueue()).values { seen.append(value) }
        #expect(seen == [1, 2])
    }

    @Test func stridesKeepTheirLength() {
        let stride: DispatchQueue.SchedulerTimeType.Stride = .milliseconds(250)
        #expect(stride.timeInterval == 0.25)
        #expect(stride + 1 == .seconds(1.25))
        let now = DispatchQueue.main.now
        #expect(now.distance(to: now.advanced(by: .seconds(3))) == .seconds(3))
    }
}
