import Foundation
import IsletModel

extension ActivityLedger {
    mutating func request(_ request: ActivityRequest, id: String, app: String, _ journal: inout ActivityJournal) {
        if let (refusal, finding) = obstacle(to: request, id: id, app: app) {
            journal.add(.found(finding))
            journal.add(.refused(refusal, id: id))
            return
        }
        let isScheduled = request.start.map { $0.isDate && $0 > journal.date } ?? false
        records.append(
            ActivityRecord(
                id: id, app: app, attributesType: request.attributesType, attributes: request.attributes, payload: request.payload,
                phase: .pending, push: request.push, style: request.style, origin: request.origin, requestedAt: journal.date,
                scheduledStart: isScheduled ? request.start : nil, startOrder: 0, contentTimestamp: journal.date, isPresented: false,
                startAlert: request.alert, revision: 0))
        let index = records.endIndex - 1
        if isScheduled {
            note([.created, .phase, .content], at: index, &journal)
        } else {
            start(at: index, &journal, change: [.created, .content])
        }
        if request.push == .token { journal.add(.needsPushToken(id: id)) }
    }

    /// Makes a pending activity visible.
    mutating func start(at index: Int, _ journal: inout ActivityJournal, change: ActivityChange = []) {
        startCount += 1
        records[index].startOrder = startCount
        records[index].startedAt = journal.date
        let isStale = records[index].payload.staleDate?.hasPassed(at: journal.date) ?? false
        records[index].phase = isStale ? .stale : .active
        records[index].isPresented = !(isStale && rules.staleAtStartIsHidden)
        note(change.union([.phase, .look]), at: index, &journal)
        if isStale { warnOfStaleDate(at: index, &journal) }
        if let alert = records[index].startAlert, records[index].isPresented { journal.add(.alert(alert, id: records[index].id)) }
        records[index].startAlert = nil
    }

    /// Why a request fails, and what a developer is told.
    private func obstacle(to request: ActivityRequest, id: String, app: String) -> (ActivityRefusal, ActivityFinding)? {
        let size = ActivitySize(attributes: request.attributes, state: request.payload.state)
        let state = apps[app]
        func refuse(_ refusal: ActivityRefusal, _ code: FindingCode, _ reason: String) -> (ActivityRefusal, ActivityFinding) {
            (refusal, ActivityFinding(code, .error, id: id, "\(request.attributesType) is not started: \(reason)"))
        }
        if !isDeviceSupported { return refuse(.unsupported, .activityNotDeclared, "the device has no Live Activities. Choose another device") }
        if state?.app.supportsActivities != true {
            let reason = "\(app) does not declare Live Activities. Set NSSupportsLiveActivities to YES in the app's Info.plist"
            return refuse(.unsupportedTarget, .activityNotDeclared, reason)
        }
        if !permissions(of: app).areActivitiesEnabled {
            return refuse(.denied, .activitySwitchedOff, "Live Activities are switched off for \(app). Look at areActivitiesEnabled first")
        }
        if request.origin == .app, state?.isInForeground != true {
            let reason = "\(app) is in the background. Start it from the foreground, from a LiveActivityIntent or by a push"
            return refuse(.visibility, .activityNotInForeground, reason)
        }
        if size.bytes > rules.payloadBytes { return refuse(.attributesTooLarge, .activityTooLarge, tooLarge(size)) }
        let ongoing = records.filter(\.phase.isOngoing)
        let own = ongoing.count { $0.app == app }
        if own >= rules.activitiesPerApp {
            return refuse(.targetMaximumExceeded, .activityLimit, "\(own) activities of \(app) run already. End one first")
        }
        if ongoing.count >= rules.activitiesInAll {
            return refuse(.globalMaximumExceeded, .activityLimit, "\(ongoing.count) activities run already. End one first")
        }
        return nil
    }

    /// That an activity takes too much, and what takes it.
    func tooLarge(_ size: ActivitySize) -> String {
        "attributes (\(size.attributesBytes) bytes) and state (\(size.stateBytes) bytes) take \(size.bytes) bytes of JSON, "
            + "more than \(rules.payloadBytes): \(size.breakdown()). Name assets instead of holding images, and keys instead of texts"
    }

    func warnOfStaleDate(at index: Int, _ journal: inout ActivityJournal) {
        let consequence = records[index].isPresented ? "the activity is stale at once" : "the activity is stale at once and never shown"
        journal.found(
            .activityStaleInThePast, .warning, records[index].id,
            "the stale date of \(records[index].attributesType) has passed already: \(consequence). Pass a date ahead, or nil")
    }
}
