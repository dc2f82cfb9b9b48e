import ExtensionProtocol
import Foundation
import Host
import IsletModel
import Snapshot
import WidgetSystem

/// How an intent went in a process.
public struct IntentAnswer: Sendable {
    public var succeeded: Bool
    /// On a virtual clock, whole seconds until the intent had ended.
    public var seconds: Double
    /// The URL the intent wants to be opened.
    public var opensURL: String?
    public var diagnostics: [SnapshotDiagnostic]

    public init(succeeded: Bool, seconds: Double, opensURL: String? = nil, diagnostics: [SnapshotDiagnostic] = []) {
        self.succeeded = succeeded
        self.seconds = seconds
        self.opensURL = opensURL
        self.diagnostics = diagnostics
    }
}

extension ExtensionRunner {
    /// Runs an intent of a button or toggle in the extension's process.
    public func perform(_ intent: TappedIntent, at now: Date) -> IntentAnswer {
        nextIdentifier += 1
        var request = IntentRequest(intent, id: nextIdentifier)
        if case .fixed = program.launch.clock { request.now = now }
        let start = ContinuousClock.now
        do throws(ExtensionFailure) {
            let outcome = try running().perform(request)
            var answer = IntentAnswer(outcome, of: intent, seconds: ((ContinuousClock.now - start) / .seconds(1)).rounded(.down))
            answer.diagnostics = takeEndedIdle() + answer.diagnostics
            return answer
        } catch {
            end()
            return IntentAnswer(succeeded: false, seconds: 0, diagnostics: [error.diagnostic(while: "intent \(intent.name)")])
        }
    }
}

extension IntentAnswer {
    public init(_ outcome: IntentOutcome, of intent: TappedIntent, seconds: Double) {
        self.init(succeeded: outcome.state == .succeeded, seconds: seconds, opensURL: outcome.opensURL, diagnostics: outcome.diagnostics)
        switch outcome.state {
        case .succeeded: break
        case .failed(let error): note(.intentFailed, "\(intent.name): \(error)")
        case .notRun(let reason): note(.intentNotRun, "\(intent.name): \(reason)")
        }
        if let next = outcome.nextIntent { note(.intentNotRun, "\(next.intent), which \(intent.name) opens, is not run") }
    }

    private mutating func note(_ code: FindingCode, _ message: String) {
        diagnostics.append(SnapshotDiagnostic(code: code, severity: .warning, message: message))
    }
}

extension IntentRequest {
    public init(_ intent: TappedIntent, id: Int) {
        self.init(id: id, intent: IntentValues(intent: intent.name, parameters: intent.parameters), toggle: intent.toggle)
    }
}

extension TappedIntent {
    /// What a tap on an archived button or toggle runs.
    public init(_ action: IntentAction) {
        var toggle: Bool?
        if case .toggle(let isOn) = action.control { toggle = !isOn }
        self.init(
            action.intent, parameters: action.parameters, process: action.runsInApp ? .app : .extension, opensApp: action.opensApp, toggle: toggle)
    }
}

extension SnapshotDiagnostic {
    static func unreadableConfiguration(_ text: String, of kind: String) -> SnapshotDiagnostic {
        SnapshotDiagnostic(
            code: .configurationNotRead, severity: .warning,
            message: "“\(text)” is no configuration of “\(kind)”: it is shown as a new widget. "
                + "Write the parameters as a JSON object, such as {\"city\":\"Rome\"}")
    }
}

extension IntentValues {
    /// Reads how a widget is configured: an intent with its name, or its parameters alone; nil where the text is neither.
    public init?(configuration text: String) {
        let data = Data(text.utf8)
        if let values = try? JSONDecoder().decode(IntentValues.self, from: data) {
            self = values
        } else if (try? JSONSerialization.jsonObject(with: data)) is [String: Any] {
            self.init(intent: "", parameters: text)
        } else {
            return nil
        }
    }
}
