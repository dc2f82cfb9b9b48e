import FoundationOverlay
import Metrics
import Snapshot
import SwiftUI
import ViewEngine

/// Letters along an arc around a dial, each turned by its place. A text that is too long ends with an ellipsis.
struct BentText: View, _PrimitiveView {
    typealias Body = Never
    /// Where the angle lies that the text is placed at.
    enum Anchor { case start, middle, end }

    private let corner: FaceCorner
    private let radius: CGFloat
    private let text: TextContent
    /// Radians that the text may cover.
    private let most: CGFloat
    /// Radians clockwise from the corner.
    var angle: CGFloat = 0
    var anchor = Anchor.middle

    /// - Parameter fontSize: Points; nil where the text keeps its own.
    init(_ text: TextContent, corner: FaceCorner, radius: CGFloat, most: CGFloat, fontSize: CGFloat? = nil) {
        (self.text, self.corner, self.radius, self.most) = (text.inOneStyle(size: fontSize), corner, radius, most)
    }

    /// What nodes show, where that is a text; nil where they draw a shape or no text.
    @MainActor
    init?(_ nodes: [Node], corner: FaceCorner, radius: CGFloat, sweep: ControlMetric, fontSize: CGFloat? = nil) {
        let leaves = nodes.flatMap(\.leaves)
        guard let text = leaves.lazy.compactMap(\.textContent).first, !leaves.contains(where: \.isShape) else { return nil }
        let most = Angle.degrees(corner.metric(sweep)).radians
        self.init(text, corner: corner, radius: radius, most: most, fontSize: fontSize)
    }

    func _evaluate(_ evaluation: Evaluation) {
        let (letters, _) = letters(evaluation)
        ZStack {
            ForEach(Array(letters.indices), id: \.self) { index in
                LetterView(content: letters[index].content)
                    .rotationEffect(.radians(corner.direction + letters[index].angle + .pi / 2))
                    .position(corner.point(at: letters[index].angle, radius: radius))
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: text.plainText))
        ._evaluate(evaluation)
    }

    /// Radians that the text covers.
    func extent(_ evaluation: Evaluation) -> CGFloat { letters(evaluation).extent }

    /// The letters that there is room for.
    private func letters(_ evaluation: Evaluation) -> (letters: [BentLetter], extent: CGFloat) {
        func measured(_ letter: Character) -> (content: TextContent, width: CGFloat, isSpace: Bool) {
            let content = text.letter(letter)
            let width = evaluation.collect { LetterView(content: content)._evaluate(evaluation) }.first?.size(for: .unspecified).width
            return (content, width ?? 0, letter.isWhitespace)
        }
        var shown = text.plainText.map(measured)
        func length() -> CGFloat { shown.reduce(0) { $0 + $1.width } }
        if length() > radius * most {
            let ellipsis = measured("…")
            while let last = shown.last, length() + ellipsis.width > radius * most || last.isSpace { shown.removeLast() }
            shown.append(ellipsis)
        }
        let extent = length() / radius
        var along = angle
        switch anchor {
        case .start: break
        case .middle: along -= extent / 2
        case .end: along -= extent
        }
        let letters = shown.map { content, width, _ in
            defer { along += width / radius }
            return BentLetter(content: content, angle: along + width / radius / 2)
        }
        return (letters, extent)
    }
}

private struct BentLetter {
    let content: TextContent
    /// Radians clockwise from the corner.
    let angle: CGFloat
}

private struct LetterView: View, _PrimitiveView {
    typealias Body = Never
    let content: TextContent

    func _evaluate(_ evaluation: Evaluation) { _ = evaluation.append(.text(content)) }
}

extension Node {
    fileprivate var textContent: TextContent? { if case .text(let content) = content { content } else { nil } }
}

extension TextContent {
    /// The text in the style of its first run.
    fileprivate func inOneStyle(size: CGFloat?) -> TextContent {
        var result = self
        guard var style = text.runs.first?.style else { return self }
        if let size { (style.font.size, style.font.lineGap) = (size, nil) }
        result.text.runs = [TextRun(plainText, style: style)]
        return result
    }

    fileprivate func letter(_ letter: Character) -> TextContent {
        var result = self
        result.text.runs = text.runs.map { TextRun(String(letter), style: $0.style) }
        (result.plainText, result.isGreedy) = (String(letter), false)
        return result
    }
}
