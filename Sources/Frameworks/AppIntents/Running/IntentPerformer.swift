import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay

/// Runs intents that were archived.
enum IntentPerformer {
    static func perform(_ request: IntentRequest) async -> IntentOutcome {
        do {
            let intent = try await IntentArchive.intent(request.intent)
            if let isOn = request.toggle, let settable = intent as? any SetValueIntent { set(isOn, in: settable) }
            return try await outcome(of: intent)
        } catch let failure as IntentArchive.Failure {
            return IntentOutcome(state: .notRun(reason: "\(failure)"))
        } catch {
            return IntentOutcome(state: .failed(error: "\(error)"))
        }
    }

    private static func outcome<Intent: AppIntent>(of intent: Intent) async throws -> IntentOutcome {
        let result = try await RunningProgress.$current.withValue(RunningProgress()) { try await intent.perform() }
        await IntentExecutions.shared.note(intent)
        var outcome = IntentOutcome(state: .succeeded)
        outcome.dialog = result._dialog?.text
        if let next = result._opensIntent { outcome.opens(next) }
        return outcome
    }

    private static func set<Intent: SetValueIntent>(_ isOn: Bool, in intent: Intent) {
        var intent = intent
        if let value = isOn as? Intent.ValueType { intent.value = value }
    }
}

extension IntentOutcome {
    fileprivate mutating func opens(_ next: any AppIntent) {
        if let open = next as? OpenURLIntent {
            opensURL = open.url?.absoluteString
        } else {
            nextIntent = IntentArchive.values(of: next)
        }
    }
}

/// Called by the runtime when the host wants an intent to be run.
@_cdecl("islet_install_intents")
public func _installIntents() {
    IntentPerforming.performer = { await IntentPerformer.perform($0) }
}
