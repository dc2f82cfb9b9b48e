import Foundation
import PushGateway
import PushService
import Synchronization

/// What a test of a backend waits for while `push serve` runs: pushes that end in a way, and perhaps a picture.
struct PushExpectation: Sendable, Equatable {
    /// What became of a push on the device, or why it was refused.
    enum Result: Sendable, Equatable {
        case effect(PushEffect.Code)
        case refusal(PushReason)

        var name: String {
            switch self {
            case .effect(let code): code.rawValue
            case .refusal(let reason): reason.rawValue
            }
        }

        func matches(_ explanation: PushExplanation) -> Bool {
            switch self {
            case .effect(let code): explanation.effects.contains { $0.code == code }
            case .refusal(let reason): explanation.reason == reason.rawValue
            }
        }
    }

    var result: Result
    /// Seconds until it is given up.
    var patience = 60.0
    /// A PNG that the device's Lock Screen must be then.
    var picture: URL?
    /// Where the result goes, as JUnit has it.
    var junit: URL?

    init?(_ arguments: ParsedArguments) throws(UsageError) {
        guard let text = arguments.value("wait-for") else {
            for name in ["wait-seconds", "expect-picture", "junit"] where arguments.value(name) != nil {
                throw UsageError("--\(name) goes with --wait-for RESULT")
            }
            return nil
        }
        if let code = PushEffect.Code(rawValue: text) {
            result = .effect(code)
        } else if let reason = PushReason(rawValue: text) {
            result = .refusal(reason)
        } else {
            let codes = PushEffect.Code.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError("--wait-for cannot be “\(text)”: what a device does (\(codes)), or one of Apple's reasons, such as BadDeviceToken")
        }
        if let text = arguments.value("wait-seconds") {
            guard let number = Double(text), number.isFinite, number > 0 else { throw UsageError("--wait-seconds cannot be “\(text)”") }
            patience = number
        }
        picture = arguments.value("expect-picture").map { URL(fileURLWithPath: $0) }
        if picture != nil, arguments.value("picture") == nil { throw UsageError("--expect-picture compares what --picture FILE draws: give both") }
        junit = arguments.value("junit").map { URL(fileURLWithPath: $0) }
    }

    static let specification: [OptionSpecification] = [
        OptionSpecification(
            "wait-for", value: "RESULT",
            help: "serve: end when a push has become that, such as updated, throttled or BadDeviceToken; with 1 where none did in time."),
        OptionSpecification("wait-seconds", value: "NUMBER", help: "serve: how long --wait-for waits; 60 unless given."),
        OptionSpecification("expect-picture", value: "FILE", help: "serve: what --picture must be then, to the byte."),
        OptionSpecification("junit", value: "FILE", help: "serve: write the result of --wait-for as JUnit XML."),
    ]
}

/// Looks whether what is expected happens.
final class PushWatch: Sendable {
    /// How it went: what there is to say, and whether it is what was expected.
    struct Verdict: Sendable {
        var isGood: Bool
        var sentence: String
        var seconds: Double
    }

    private let expectation: PushExpectation
    private let drawn: URL?
    private let begin = ContinuousClock.now
    private let found = Mutex<PushExplanation?>(nil)
    private let last = Mutex<PushExplanation?>(nil)
    private let verdict = Mutex<Verdict?>(nil)
    private let woken = DispatchSemaphore(value: 0)

    /// - Parameter drawn: Where the device's Lock Screen is drawn.
    init(_ expectation: PushExpectation, drawn: URL?) { (self.expectation, self.drawn) = (expectation, drawn) }

    func hear(_ explanation: PushExplanation) {
        last.withLock { $0 = explanation }
        guard expectation.result.matches(explanation), found.withLock({ $0 == nil }) else { return }
        found.withLock { $0 = explanation }
        woken.signal()
    }

    /// Waits on a thread of its own, then calls.
    func start(then done: @escaping @Sendable () -> Void) {
        Thread.detachNewThread { [self] in
            _ = woken.wait(timeout: .now() + expectation.patience)
            let judged = judge()
            verdict.withLock { $0 = judged }
            done()
        }
    }

    private func judge() -> Verdict {
        guard let push = found.withLock({ $0 }) else {
            let other = last.withLock { $0 }.map { "the last push: \($0.verdict)" } ?? "no push came"
            return Verdict(
                isGood: false, sentence: "no push was \(expectation.result.name) within \(expectation.patience.formatted()) s; \(other)",
                seconds: elapsed)
        }
        guard let wanted = expectation.picture else { return Verdict(isGood: true, sentence: push.verdict, seconds: elapsed) }
        // It is drawn when the extension has answered.
        while elapsed < expectation.patience, !isDrawn(wanted) { Thread.sleep(forTimeInterval: 0.1) }
        guard isDrawn(wanted) else {
            return Verdict(isGood: false, sentence: "\(push.verdict), but \(drawn?.path ?? "") is not \(wanted.path)", seconds: elapsed)
        }
        return Verdict(isGood: true, sentence: "\(push.verdict), as \(wanted.lastPathComponent) has it", seconds: elapsed)
    }

    private func isDrawn(_ wanted: URL) -> Bool {
        guard let drawn, let picture = try? Data(contentsOf: drawn), let expected = try? Data(contentsOf: wanted) else { return false }
        return picture == expected
    }

    private var elapsed: Double { (ContinuousClock.now - begin) / .seconds(1) }

    /// Prints and writes how it went.
    func conclude(_ console: Console) throws -> ExitCode {
        let verdict = verdict.withLock { $0 } ?? Verdict(isGood: false, sentence: "the service ended before", seconds: elapsed)
        let time = String(format: "%.2f", verdict.seconds)
        console.print("\(verdict.isGood ? "ok" : "not ok") - \(expectation.result.name): \(verdict.sentence) (\(time) s)")
        if let file = expectation.junit {
            var result = TestResult(target: "push", name: "push/\(expectation.result.name)")
            (result.outcome, result.seconds) = (verdict.isGood ? .passed : .failed, verdict.seconds)
            if !verdict.isGood { result.failures = [.init(message: verdict.sentence)] }
            try Data(TestReport([result]).junit.utf8).write(to: file)
        }
        return verdict.isGood ? .done : .diagnostics
    }
}
