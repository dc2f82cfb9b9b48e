import Foundation
import IsletModel
import PushService

/// A push of a plan as the service and every device read it: the same for all of them, so that it is read once.
struct PreparedPush: Sendable {
    var push: RehearsalPlan.Push
    /// Why the service refuses it, whoever it is for.
    var refusal: String?
    /// Why every device drops it.
    var fault: PushEffect.Code?
    var event = LiveActivityPayload.Event.update
    var timestamp = 0.0
    /// Tells states apart; nil where it brings none.
    var state: Int?
    var hasAlert = false
    /// How a started activity takes pushes: by channel.
    var listensToChannel = false
}

/// Reads the pushes of a plan.
struct PushPreparation {
    private let plan: RehearsalPlan
    private let rules: PushRules
    private let start: Date
    private let undecodable: Set<Int>
    private var states: [Data: Int] = [:]
    /// What was read last: a sender sends the same to many devices.
    private var latest: PreparedPush?

    /// - Parameter undecodable: Numbers of pushes that the app's own type cannot read.
    init(_ plan: RehearsalPlan, rules: PushRules, start: Date, undecodable: Set<Int>) {
        (self.plan, self.rules, self.start, self.undecodable) = (plan, rules, start, undecodable)
    }

    /// The number of the state with which activities run from the start.
    mutating func initialState() -> Int? { plan.initialState.flatMap { try? number(of: canonical($0)) } }

    mutating func prepared() -> [PreparedPush] {
        plan.pushes.enumerated().map { index, push in
            var prepared = PreparedPush(push: push)
            prepared.refusal = refusal(of: push)
            read(index, into: &prepared)
            return prepared
        }
    }

    private mutating func read(_ index: Int?, into prepared: inout PreparedPush) {
        do throws(LiveActivityPayload.Fault) {
            read(try LiveActivityPayload(prepared.push.payload), of: index, into: &prepared)
        } catch {
            prepared.fault = error.code
        }
    }

    /// A push that a sender outside made.
    mutating func prepared(_ push: RehearsalPlan.Push) -> PreparedPush {
        if var known = latest, known.push.payload == push.payload, known.push.starts == push.starts {
            known.push = push
            return known
        }
        var prepared = PreparedPush(push: push)
        read(nil, into: &prepared)
        latest = prepared
        return prepared
    }

    private mutating func read(_ payload: LiveActivityPayload, of index: Int?, into prepared: inout PreparedPush) {
        prepared.event = payload.event
        prepared.timestamp = payload.timestamp.timeIntervalSince(start)
        prepared.state = payload.state.map { number(of: $0) }
        prepared.hasAlert = payload.alert != nil
        if case .channel? = payload.push { prepared.listensToChannel = true }
        if (payload.event == .start) != prepared.push.starts || (plan.usesChannel && !prepared.push.starts && payload.event == .start) {
            prepared.fault = .wrongEvent
        } else if let index, undecodable.contains(index) {
            prepared.fault = .undecodable
        }
    }

    private mutating func number(of state: Data) -> Int {
        if let known = states[state] { return known }
        states[state] = states.count
        return states.count - 1
    }

    private func canonical(_ state: Data) throws -> Data {
        try JSONSerialization.data(withJSONObject: JSONSerialization.jsonObject(with: state), options: [.sortedKeys, .withoutEscapingSlashes])
    }

    /// What the service says of the request itself.
    private func refusal(of push: RehearsalPlan.Push) -> String? {
        let limit = plan.usesChannel && !push.starts ? rules.broadcastBytes : NotificationKind.liveActivity.payloadBytes
        guard push.payload.count <= limit else { return PushReason.payloadTooLarge.rawValue }
        return push.payload.isEmpty ? PushReason.payloadEmpty.rawValue : nil
    }
}
