import ExtensionProtocol
import Foundation
import Snapshot
import ViewEngine

/// The events of an extension: background URL sessions and tokens for pushes, and nothing else.
@MainActor
final class ExtensionProgram: AppProgram {
    private let handlers: [BackgroundSessionHandler]

    private let pushes: PushTokenHandlers

    init(handlers: [BackgroundSessionHandler], pushes: PushTokenHandlers) { (self.handlers, self.pushes) = (handlers, pushes) }

    func handle(_ event: AppEvent) async -> AppAnswer {
        let findings = FindingStore()
        var answer = await findings.collect { await carriedOut(event) }
        answer.diagnostics += findings.finish()
        return answer
    }

    private func carriedOut(_ event: AppEvent) async -> AppAnswer {
        if case .pushTokens(let news) = event {
            pushes.tell(news)
            return answer(.done)
        }
        guard case .backgroundURLSession(let identifier, let seconds) = event else {
            return answer(.notHandled(reason: "an extension takes background URL sessions and tokens for pushes, and no other event"))
        }
        guard let handler = handlers.first(where: { $0.matches(identifier) }) else {
            return answer(.notHandled(reason: "no onBackgroundURLSessionEvents matches “\(identifier)”"))
        }
        let isDone = await Deadline.wait(seconds) { done in handler.handle(identifier, done) }
        return answer(isDone ? .done : .timedOut)
    }

    func window(_ index: Int) -> (@MainActor (Evaluation) -> Void)? { nil }
    func snapshot(ofWindow index: Int, in surroundings: RenderVariant) -> Snapshot? { nil }

    private func answer(_ outcome: AppAnswer.Outcome) -> AppAnswer {
        AppAnswer(outcome: outcome, status: AppStatus(phase: .background))
    }
}
