import CoreMotion
import EventKit
import Foundation
import Testing

@Suite struct MotionAndCalendarTests {
    @Test func aPedometerFailsWithCoreMotionsError() {
        var failure: NSError?
        CMPedometer().queryPedometerData(from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 60)) { failure = $1 as NSError? }
        #expect(failure?.domain == CMErrorDomain)
        #expect(failure?.code == Int(CMErrorMotionActivityNotAvailable.rawValue))
        #expect(!CMPedometer.isStepCountingAvailable())
    }

    @Test func heightsAreNotMeasured() {
        #expect(!CMAltimeter.isRelativeAltitudeAvailable() && !CMAltimeter.isAbsoluteAltitudeAvailable())
        var called = false
        CMAltimeter().startRelativeAltitudeUpdates(to: .main) { _, _ in called = true }
        #expect(!called)
    }

    @Test func theCalendarIsNotOpenedAndHasNoEvents() async throws {
        let store = EKEventStore()
        #expect(try await !store.requestFullAccessToEvents())
        #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined)
        let all = store.predicateForEvents(withStart: .distantPast, end: .distantFuture, calendars: nil)
        #expect(store.events(matching: all).isEmpty)
        #expect(throws: EKError.self) { try store.save(EKEvent(eventStore: store), span: .thisEvent) }
    }

    @Test func aReminderThatIsDoneKnowsWhen() {
        let reminder = EKReminder(eventStore: EKEventStore())
        reminder.isCompleted = true
        #expect(reminder.completionDate != nil)
        reminder.isCompleted = false
        #expect(reminder.completionDate == nil)
    }
}
