import FoundationOverlay
import Metrics
import SwiftUI
import ViewEngine

/// The symbol and the texts of a control's views.
@MainActor
struct ControlParts {
    let place: ControlPlace
    let isOn: Bool
    let isDisabled: Bool
    private(set) var glyph: [Node] = []
    /// The title first.
    private(set) var texts: [Node] = []
    private(set) var title: String?
    private(set) var value: String?
    private(set) var hint: String?
    let tint: Color?

    init(_ content: _ControlContent, _ evaluation: Evaluation) {
        place = evaluation.environment.controlPlace
        isOn = content.isOn ?? false
        isDisabled = content.isDisabled
        tint = content.tint
        let notes = ControlNotes()
        let value = content.valueLabel?(isOn)
        let symbols = [value, content.label].compactMap { $0 }.flatMap { leaves(of: symbol($0), evaluation, notes) }
        glyph = Array(symbols.filter(\.isPicture).prefix(1))
        let labels = leaves(of: text(content.label, isTitle: true), evaluation, notes).filter(\.isText)
        let values = value.map { leaves(of: text($0, isTitle: false), evaluation, notes).filter(\.isText) } ?? []
        title = (labels.first ?? values.first)?.plainText
        self.value = (labels.isEmpty ? values.dropFirst() : values[...]).first?.plainText ?? labels.dropFirst().first?.plainText
        hint = content.hint ?? notes.hint
        if place.showsTitle { texts = Array((labels + values).prefix(2)) }
    }

    func metric(_ metric: ControlMetric) -> CGFloat { ControlMetrics.shared[metric, DeviceTraits.current.profile] }

    /// What lies below the symbol: white while the control is on, where it lies on Control Center's tile.
    var ground: Color { isOn ? .white : Color(white: 1, opacity: metric(.controlCenterOffOpacity)) }

    private var symbolColor: Color {
        let isOnWhite = isOn && place.showsTitle
        return tint.map { isOn || !isOnWhite ? $0 : .white } ?? (isOnWhite ? .black : .white)
    }

    private func symbol(_ view: AnyView) -> some View {
        view.font(.system(size: metric(place.showsTitle ? .controlCenterBadgeSymbolSize : .controlCenterSymbolSize), weight: .medium))
            .foregroundStyle(symbolColor)
    }

    private func text(_ view: AnyView, isTitle: Bool) -> some View {
        view.font(.system(size: metric(.controlCenterTextSize), weight: isTitle ? .semibold : .regular))
            .lineLimit(2)
            .foregroundStyle(Color(white: 1, opacity: isTitle ? 1 : metric(.controlCenterValueOpacity)))
    }

    /// The pictures and texts that a view consists of, in its order.
    private func leaves(of view: some View, _ evaluation: Evaluation, _ notes: ControlNotes) -> [Node] {
        var found: [Node] = []
        evaluation.withEnvironment({ $0.controlNotes = notes }) {
            found = evaluation.collect { view._evaluate(evaluation) }.flatMap(\.leaves)
        }
        return found
    }
}

extension Node {
    /// The nodes without any inside.
    fileprivate var leaves: [Node] {
        switch content {
        case .layout(_, let children), .viewThatFits(_, _, let children): children.flatMap(\.leaves)
        case .padding(_, let child), .fixedFrame(_, _, _, let child), .flexibleFrame(_, let child), .fixedSize(_, _, let child),
            .aspectRatio(_, _, let child), .offset(_, let child), .position(_, let child), .alignmentGuide(_, _, let child),
            .layered(let child, _, _, _), .effect(_, let child), .annotation(_, let child), .coordinateSpace(_, let child):
            child.leaves
        case .text, .image, .shape, .fill, .spacer, .divider, .canvas, .progress, .geometryReader, .sizeDependent: [self]
        }
    }

    fileprivate var isPicture: Bool { if case .image = content { true } else { false } }
    fileprivate var isText: Bool { if case .text = content { true } else { false } }
    fileprivate var plainText: String? { if case .text(let text) = content { text.plainText } else { nil } }
}
