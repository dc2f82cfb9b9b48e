import Combine
import Foundation
import Testing

@Suite struct LifetimeTests {
    @Test func releasingTheCancellableEndsIt() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        var watches: Set<AnyCancellable> = []
        subject.sink { seen.append($0) }.store(in: &watches)
        subject.send(1)
        watches = []
        subject.send(2)
        #expect(seen == [1])
    }

    @Test func valuesAreAssigned() {
        final class Target { var value = 0 }
        let target = Target()
        let subject = PassthroughSubject<Int, Never>()
        let watch = subject.assign(to: \.value, on: target)
        subject.send(4)
        #expect(target.value == 4)
        watch.cancel()
        subject.send(5)
        #expect(target.value == 4)
    }

    @Test func valuesAreAssignedToAPublishedProperty() {
        final class Model: ObservableObject { @Published var value = 0 }
        let subject = PassthroughSubject<Int, Never>()
        var model: Model? = Model()
        weak let weakModel = model
        subject.assign(to: &model!.$value)
        subject.send(6)
        #expect(model?.value == 6)
        model = nil
        #expect(weakModel == nil)
    }

    @Test func aFutureKeepsItsResult() async {
        var promise: ((Result<Int, Never>) -> Void)?
        let future = Future<Int, Never> { promise = $0 }
        let early = future.record()
        promise?(.success(3))
        promise?(.success(4))
        #expect(early.values == [3])
        #expect(future.record().values == [3])
        #expect(await future.value == 3)
    }

    @Test func endedSubjectsEndNewSubscribersAtOnce() {
        let subject = PassthroughSubject<Int, Trouble>()
        subject.send(completion: .failure(.first))
        subject.send(1)
        let recorder = subject.record()
        #expect(recorder.values.isEmpty)
        #expect(recorder.end == "failure(CombineTests.Trouble.first)")
    }

    @Test func valuesCanBeAwaited() async throws {
        var seen: [Int] = []
        for await value in (1...3).publisher.values { seen.append(value) }
        #expect(seen == [1, 2, 3])
        await #expect(throws: Trouble.self) {
            for try await _ in Fail<Int, Trouble>(error: .first).values {}
        }
    }

    @Test func notificationsArePublished() {
        let center = NotificationCenter()
        let name = Notification.Name("combine-test")
        var count = 0
        let watch = center.publisher(for: name).sink { _ in count += 1 }
        center.post(name: name, object: nil)
        watch.cancel()
        center.post(name: name, object: nil)
        #expect(count == 1)
    }

    @Test func manyThreadsCanSend() {
        let subject = PassthroughSubject<Int, Never>()
        let shared = UncheckedBox(subject)
        let lock = NSLock()
        let sum = UncheckedBox(Counter())
        let watch = subject.sink { value in lock.withLock { sum.value.total += value } }
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1_000 { shared.value.send(1) }
        }
        #expect(sum.value.total == 8_000)
        watch.cancel()
    }
}

private final class Counter { var total = 0 }

private struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
