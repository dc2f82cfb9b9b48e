import ExtensionProtocol
import Foundation

extension Manifest.Timeline {
    /// What a provider answered; nil where it answered no timeline.
    init?(_ outcome: RenderOutcome, _ entries: [ArchivedEntry], _ presentation: String) {
        guard let policy = outcome.policy else { return nil }
        self.presentation = presentation
        switch policy {
        case .atEnd: self.policy = "atEnd"
        case .never: self.policy = "never"
        case .after(let date): self.policy = Moment.write(date)
        }
        self.entries = entries.map {
            Entry(date: Moment.write($0.date), relevanceScore: $0.relevanceScore, relevanceDuration: $0.relevanceDuration)
        }
    }
}
