import Foundation
import IsletModel

/// An item of the review's list, and what became of it.
struct ReviewItem: Encodable, Equatable {
    enum Verdict: String, Encodable, CaseIterable {
        case done, failed, look, notApplicable

        var words: String {
            switch self {
            case .done: "done"
            case .failed: "failed"
            case .look: "to be looked at"
            case .notApplicable: "not applicable"
            }
        }
    }

    var section: String
    var title: String
    var verdict: Verdict
    /// What was run and seen, or what a person has to look at.
    var evidence: String
    var findings: [Finding] = []
    /// Paths of pictures in the folder of the page.
    var pictures: [String] = []

    var line: String {
        ([("\(verdict.words): ".padding(toLength: 17, withPad: " ", startingAt: 0)) + "\(title) — \(evidence)"]
            + findings.map { "    " + $0.description }).joined(separator: "\n")
    }
}
