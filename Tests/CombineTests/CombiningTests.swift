import Combine
import Testing

@Suite struct CombiningTests {
    private let a = PassthroughSubject<Int, Trouble>()
    private let b = PassthroughSubject<String, Trouble>()

    @Test func theLatestOfEachIsSent() {
        let recorder = a.combineLatest(b) { "\($0)\($1)" }.record()
        a.send(1)
        a.send(2)
        b.send("x")
        a.send(3)
        b.send("y")
        #expect(recorder.values == ["2x", "3x", "3y"])
        a.send(completion: .finished)
        #expect(recorder.end == nil)
        b.send("z")
        b.send(completion: .finished)
        #expect(recorder.values.last == "3z")
        #expect(recorder.end == "finished")
    }

    @Test func pairsAreMade() {
        let recorder = a.zip(b).map { "\($0)\($1)" }.record()
        a.send(1)
        a.send(2)
        b.send("x")
        b.send("y")
        a.send(completion: .finished)
        #expect(recorder.values == ["1x", "2y"])
        #expect(recorder.end == "finished")
    }

    @Test func threeAndFourCanBeCombined() {
        let numbers = [1, 2].publisher
        #expect(numbers.zip(numbers, numbers) { $0 + $1 + $2 }.record().values == [3, 6])
        #expect(numbers.combineLatest(numbers, numbers, numbers) { $0 + $1 + $2 + $3 }.record().values == [7, 8])
    }

    @Test func mergedValuesKeepTheirOrder() {
        let other = PassthroughSubject<Int, Trouble>()
        let recorder = a.merge(with: other).record()
        a.send(1)
        other.send(2)
        a.send(3)
        a.send(completion: .finished)
        #expect(recorder.end == nil)
        other.send(completion: .failure(.second))
        #expect(recorder.values == [1, 2, 3])
        #expect(recorder.end == "failure(CombineTests.Trouble.second)")
    }

    @Test func publishersOfOwnTypesAreMergedUnderTheNameOfTheirCount() {
        let other = PassthroughSubject<Int, Trouble>()
        let texts = PassthroughSubject<String, Trouble>()
        let two: Publishers.Merge<PassthroughSubject<Int, Trouble>, Publishers.Map<PassthroughSubject<String, Trouble>, Int>> =
            Publishers.Merge(other, texts.map(\.count))
        let three = a.merge(with: other, texts.map(\.count)).record()
        let recorder = two.record()
        other.send(2)
        texts.send("abc")
        a.send(4)
        #expect(recorder.values == [2, 3])
        #expect(three.values == [2, 3, 4])
    }

    @Test func aValueSentWhileDeliveringComesNext() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        let watch = subject.merge(with: Empty<Int, Never>(completeImmediately: false)).sink { value in
            seen.append(value)
            if value < 3 { subject.send(value + 1) }
        }
        subject.send(1)
        #expect(seen == [1, 2, 3])
        watch.cancel()
    }

    @Test func flatMapEndsWhenAllHaveEnded() {
        let inner = PassthroughSubject<Int, Trouble>()
        let recorder = a.flatMap { value in inner.map { $0 * value } }.record()
        a.send(2)
        a.send(3)
        inner.send(10)
        a.send(completion: .finished)
        #expect(recorder.values == [20, 30])
        #expect(recorder.end == nil)
        inner.send(completion: .finished)
        #expect(recorder.end == "finished")
    }

    @Test func flatMapCanTakeOneAtATime() {
        let first = PassthroughSubject<String, Never>()
        let second = PassthroughSubject<String, Never>()
        let recorder = [first, second].publisher.flatMap(maxPublishers: .max(1)) { $0 }.record()
        second.send("early")
        first.send("a")
        first.send(completion: .finished)
        second.send("b")
        #expect(recorder.values == ["a", "b"])
    }

    @Test func onlyTheLatestPublisherIsHeard() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let first = PassthroughSubject<Int, Never>()
        let second = PassthroughSubject<Int, Never>()
        let recorder = outer.switchToLatest().record()
        outer.send(first)
        first.send(1)
        outer.send(second)
        first.send(2)
        second.send(3)
        outer.send(completion: .finished)
        #expect(recorder.end == nil)
        second.send(completion: .finished)
        #expect(recorder.values == [1, 3])
        #expect(recorder.end == "finished")
    }

    @Test func aSharedPublisherIsSubscribedOnce() {
        var subscriptions = 0
        let shared = a.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
        let first = shared.record()
        let second = shared.record()
        a.send(1)
        #expect(first.values == [1])
        #expect(second.values == [1])
        #expect(subscriptions == 1)
        first.subscription?.cancel()
        second.subscription?.cancel()
        _ = shared.record()
        #expect(subscriptions == 2)
    }

    @Test func aConnectablePublisherWaits() {
        let connectable = [1, 2].publisher.makeConnectable()
        let recorder = connectable.record()
        #expect(recorder.values.isEmpty)
        let connection = connectable.connect()
        #expect(recorder.values == [1, 2])
        connection.cancel()
    }
}
