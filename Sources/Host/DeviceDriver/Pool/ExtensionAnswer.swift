import ExtensionProtocol
import Foundation
import Host
import Snapshot
import Timelines
import WidgetSystem

/// What a process answered to a request of the system.
public struct ExtensionAnswer: Sendable {
    /// Nil where the process never answered: the system's own limit ends the wait.
    public var reply: ExtensionReply?
    /// On a virtual clock, seconds until the answer; whole, so that a run does not depend on how busy the machine is.
    public var seconds: Double
    public var entries: [ArchivedEntry] = []
    public var diagnostics: [SnapshotDiagnostic] = []
    /// Private memory of the process in bytes, where it was ended for that.
    public var memory: Int?
    /// The code of the reason why the process is gone; nil where it goes on.
    public var failure: String?
}

extension ExtensionAnswer {
    init(failure: ExtensionFailure, while title: String) {
        let diagnostics = [failure.diagnostic(while: title)]
        if failure.isTimeOut {
            self.init(reply: nil, seconds: 0, diagnostics: diagnostics)
        } else if case .outOfMemory(let bytes, _) = failure {
            self.init(reply: .failed(.memoryLimit), seconds: 0, diagnostics: diagnostics)
            memory = bytes
        } else {
            self.init(reply: .failed(.crashed), seconds: 0, diagnostics: diagnostics)
        }
        self.failure = failure.code.rawValue
    }
}

extension TimelineDescription {
    /// The timeline that an extension answered.
    init(_ outcome: RenderOutcome, _ entries: [ArchivedEntry]) {
        let policy: ReloadPolicy =
            switch outcome.policy {
            case .after(let date): .after(date)
            case .never: .never
            case .atEnd, nil: .atEnd
            }
        let relevance = entries.map { entry in entry.relevanceScore.map { EntryRelevance(score: $0, duration: entry.relevanceDuration ?? 0) } }
        let saysNothing = relevance.allSatisfy { $0 == nil }
        self.init(dates: entries.map(\.date), relevance: saysNothing ? [] : relevance, policy: policy)
    }
}
