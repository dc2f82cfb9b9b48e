import Activities
import DeviceSystem
import Foundation
import IsletModel
import Ledger
import PushService

/// Pushes to Live Activities.
extension DeviceDriver {
    /// - Parameter id: The activity that a token names; nil for a push to start and for a broadcast.
    func takeActivityPush(_ arrival: PushArrival, for id: String?) throws(DeviceDriverError) {
        let payload: LiveActivityPayload
        do throws(LiveActivityPayload.Fault) {
            payload = try LiveActivityPayload(arrival.notification.payload)
        } catch {
            return try finish(arrival, PushEffect(error.code, error.sentence, at: now, activity: id))
        }
        let candidates: [ActivityRecord]
        do throws(LiveActivityPayload.Fault) {
            candidates = try self.candidates(for: payload, arrival, id)
            try spend(arrival, on: candidates)
        } catch {
            return try finish(arrival, PushEffect(error.code, error.sentence, at: now, activity: id, notes: payload.notes))
        }
        for candidate in candidates { try decode(PushCheck(arrival: arrival, payload: payload, candidate: candidate)) }
    }

    /// The activities as they would be with the push.
    private func candidates(
        for payload: LiveActivityPayload, _ arrival: PushArrival, _ id: String?
    ) throws(LiveActivityPayload.Fault) -> [ActivityRecord] {
        switch arrival.use {
        case .start(let type):
            if case .channel(let channel)? = payload.push, channel == arrival.notification.missingChannel {
                throw .init(.refused, "the channel “\(channel)” does not exist: an activity starts only with one that was created before")
            }
            return [try starting(payload, of: arrival.app, type: type)]
        case .activity: return [try changed(payload, id ?? "")]
        default: break
        }
        guard case .channel(let channel) = arrival.notification.destination else { return [] }
        if payload.event == .start { throw .init(.wrongEvent, "a broadcast cannot start activities: “event” is update or end") }
        let listeners = system.second.activities.records.filter { $0.app == arrival.app && $0.push == .channel(channel) }
        guard !listeners.isEmpty else { throw .init(.noActivity, "no activity of the device listens to the channel any more") }
        var candidates: [ActivityRecord] = []
        for record in listeners { candidates.append(try changed(payload, record.id)) }
        return candidates
    }

    private func changed(_ payload: LiveActivityPayload, _ id: String) throws(LiveActivityPayload.Fault) -> ActivityRecord {
        if payload.event == .start {
            throw .init(.wrongEvent, "“event: start” came to the token of a running activity; starting is for the push-to-start token")
        }
        guard var record = system.second.activities[id] else {
            throw .init(.noActivity, "the activity of this token is gone: it was ended or swiped away, and takes nothing any more")
        }
        guard record.phase.isOngoing || payload.event == .end else {
            throw .init(.ignored, "the activity has ended: updates that arrive after its end are ignored")
        }
        if let state = payload.state { record.payload.state = state }
        return record
    }

    private func starting(_ payload: LiveActivityPayload, of app: String, type: String) throws(LiveActivityPayload.Fault) -> ActivityRecord {
        guard payload.event == .start else {
            throw .init(.wrongEvent, "“event: \(payload.event.rawValue)” came to the push-to-start token; updates go to the token of the activity")
        }
        let name = payload.attributesType ?? ""
        let known = attributesTypes(of: app)
        guard known.contains(name) else {
            let other = known.first { $0.lowercased() == name.lowercased() }
            let mend = other.map { "it is written “\($0)”" } ?? "the app's are \(known.joined(separator: ", "))"
            throw .init(.unknownType, "the app has no attributes type “\(name)”: \(mend)")
        }
        return ActivityRecord(
            id: "push", app: app, attributesType: name, attributes: payload.attributes ?? Data(),
            payload: ActivityPayload(state: payload.state ?? Data(), staleDate: payload.staleDate), phase: .active, requestedAt: now,
            contentTimestamp: now)
    }

    /// The attributes types that the app's extensions show, in their order.
    public func attributesTypes(of app: String) -> [String] {
        (apps[app]?.extensions ?? []).flatMap { $0.bundle.widgets.compactMap(\.attributesType) }
    }

    private func spend(_ arrival: PushArrival, on candidates: [ActivityRecord]) throws(LiveActivityPayload.Fault) {
        guard !candidates.isEmpty else { return }
        if case .start = arrival.use { try spendStart(arrival) }
        let isFrequent = system.second.activities.permissions(of: arrival.app).frequentPushesEnabled
        var budget = state.pushBudget ?? PushBudget()
        let isInside = budget.take(arrival.notification.headers.priority, of: arrival.app, isFrequent: isFrequent, at: now, rules: pushRules)
        state.pushBudget = budget
        guard !isInside else { return }
        let limit = isFrequent ? pushRules.frequentActivityPushesPerHour : pushRules.activityPushesPerHour
        let mend = isFrequent ? "" : " and declare NSSupportsLiveActivitiesFrequentUpdates"
        throw .init(
            .throttled,
            "the budget of the hour is spent: \(limit) pushes of priority 10 were taken (the number is an estimate). Send with priority 5\(mend)")
    }

    private func spendStart(_ arrival: PushArrival) throws(LiveActivityPayload.Fault) {
        var budget = state.pushBudget ?? PushBudget()
        let isInside = budget.take("start", of: arrival.app, limit: pushRules.startPushesPerHour, at: now)
        state.pushBudget = budget
        guard !isInside else { return }
        throw .init(
            .throttled,
            "the budget for starting activities is spent: pushes started \(pushRules.startPushesPerHour) within the hour (the number is an estimate)")
    }

    // MARK: The app's own types decide

    private func decode(_ check: PushCheck) throws(DeviceDriverError) {
        let programs = apps[check.arrival.app]?.extensions ?? []
        let program = programs.first { $0.bundle.widgets.contains { $0.attributesType == check.candidate.attributesType } }
        guard let program, check.payload.state != nil else { return try apply(check) }
        let number = (pushChecks.keys.max() ?? 0) + 1
        pushChecks[number] = check
        processes.ask(program.identifier, .check(number, check.candidate), at: now)
    }

    /// What the extension could make of a push's state.
    func checked(_ number: Int, _ answer: ProgramAnswer, by program: String) throws(DeviceDriverError) {
        guard var check = pushChecks.removeValue(forKey: number) else { return }
        if let fault = answer.diagnostics.first(where: { $0.code == .activityUndecodable && $0.severity == .error }) {
            return try finish(check.arrival, effect(.undecodable, fault.message, check))
        }
        if let failure = answer.failure {
            return try finish(check.arrival, effect(.extensionFailed, "the extension ended (\(failure)) while it drew the state", check))
        }
        check.payload.notes += answer.diagnostics.filter { $0.severity != .note }.map(\.message)
        try apply(check)
    }

    private func effect(_ code: PushEffect.Code, _ sentence: String, _ check: PushCheck) -> PushEffect {
        let id = check.candidate.id
        return PushEffect(
            code, sentence, at: now, activity: id == "push" ? nil : id, stateBefore: system.second.activities[id]?.payload.state,
            stateAfter: system.second.activities[id]?.payload.state, notes: check.payload.notes)
    }

    private func apply(_ check: PushCheck) throws(DeviceDriverError) {
        switch check.payload.event {
        case .start: try start(check)
        case .update, .end: try change(check)
        }
    }

    private func start(_ check: PushCheck) throws(DeviceDriverError) {
        let payload = check.payload
        let request = ActivityRequest(
            attributesType: check.candidate.attributesType, attributes: check.candidate.attributes,
            payload: ActivityPayload(state: payload.state ?? Data(), staleDate: payload.staleDate, relevanceScore: payload.relevanceScore),
            push: payload.push, alert: payload.alert, origin: .push)
        state.note(arrivedPush: check.arrival.notification.id)
        let oddities = self.oddities(ofStarting: check)
        let id = makeActivityIdentifier()
        let actions = try take([.second(.ledger(.request(request, id: id, app: check.arrival.app)))])
        var result = effect(.started, "\(request.attributesType) started", check)
        result.activity = id
        result.note(actions, of: id, startingFrom: nil)
        if result.code == .started { result.notes += oddities }
        try report(check.arrival, result)
        guard result.code == .started else { return }
        try wakeApp(check.arrival.app, because: LedgerReason("push"))
    }

    private func change(_ check: PushCheck) throws(DeviceDriverError) {
        let (payload, id) = (check.payload, check.candidate.id)
        let before = system.second.activities[id]
        let content = payload.state.map {
            ActivityPayload(state: $0, staleDate: payload.staleDate, relevanceScore: payload.relevanceScore)
        }
        let event: ActivityEvent
        var result: PushEffect
        switch payload.event {
        case .update:
            guard let content else { return }
            event = .update(ActivityUpdate(id: id, payload: content, alert: payload.alert, timestamp: payload.timestamp))
            result = effect(.updated, "the activity shows the new state", check)
        case .end, .start:
            let dismissal = payload.dismissalDate.map { $0 <= now ? ActivityDismissal.immediate : .after($0) } ?? .byDefault
            event = .end(ActivityEnd(id: id, payload: content, dismissal: dismissal, timestamp: payload.timestamp))
            result = effect(.ended, "the activity has ended", check)
        }
        state.note(arrivedPush: check.arrival.notification.id)
        result.note(try take([.second(.ledger(event))]), of: id, startingFrom: before)
        result.notes += oddities(ofChanging: check, before, result)
        try report(check.arrival, result)
    }

    private func report(_ arrival: PushArrival, _ effect: PushEffect) throws(DeviceDriverError) {
        try finish(arrival, effect)
    }
}

extension PushEffect {
    /// Takes over what the machines did and found.
    mutating func note(_ actions: [DeviceSystem.Action], of id: String, startingFrom before: ActivityRecord?) {
        stateBefore = before.map { String(decoding: $0.payload.state, as: UTF8.self) }
        var record = before
        var change: ActivityChange = []
        for case .second(.notify(let action, _)) in actions {
            switch action {
            case .changed(let new, let parts) where new.id == id:
                (record, change) = (new, change.union(parts))
            case .alert(_, let alerting) where alerting == id: showsAlert = true
            case .refused(let refusal, let refused) where refused == id:
                (code, sentence) = (.refused, "the system refuses to start it: \(refusal.rawValue)")
            case .found(let finding):
                if finding.severity == .note || !change.isEmpty {
                    notes.append(finding.message)
                } else {
                    (code, sentence) = (.ignored, finding.message)
                }
            default: break
            }
        }
        if code == .updated, change.isEmpty { (code, sentence) = (.unchanged, "the activity shows what it showed before") }
        stateAfter = record.map { String(decoding: $0.payload.state, as: UTF8.self) }
        (staleDate, dismissalDate) = (record?.payload.staleDate, record?.dismissalDate)
    }
}
