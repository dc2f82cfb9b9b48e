import Foundation
import Snapshot

/// A text that is laid out in several spaces: what is known of it is found without comparing texts. Equal texts share one.
public final class PreparedText: @unchecked Sendable {
    // Only read and written by the layout engine, while it holds its lock.
    struct Space: Equatable {
        var width: Double
        var height: Double
        var scale: Double
    }

    let text: StyledText
    let now: Date?
    var paragraphs: [ShapedParagraph]?
    private var layouts: [(space: Space, layout: TextLayout)] = []

    /// Stacks in stacks ask a text for about ten sizes.
    private static let mostLayouts = 12

    init(_ text: StyledText, now: Date?) {
        self.text = text
        self.now = now
    }

    /// About how many characters it is, and what each text takes up anyway.
    var weight: Int {
        text.runs.reduce(8) { sum, run in
            if case .string(let string) = run.content { sum + string.utf8.count } else { sum + 16 }
        }
    }

    func layout(in space: Space) -> TextLayout? { layouts.first { $0.space == space }?.layout }

    func keep(_ layout: TextLayout, in space: Space) {
        if layouts.count >= Self.mostLayouts { layouts.removeFirst() }
        layouts.append((space, layout))
    }
}
