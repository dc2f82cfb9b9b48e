import FoundationOverlay
import Metrics
import SwiftUI
import ViewEngine

/// The symbol and the texts of a control's views.
@MainActor
struct ControlParts {
    let place: ControlPlace
    /// Whether a toggle is on; false for a button.
    let isOn: Bool
    let isToggle: Bool
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
        isToggle = content.isOn != nil
        isDisabled = content.isDisabled
        tint = content.tint
        let notes = ControlNotes()
        let value = content.valueLabel?(isOn)
        let symbols = [value, content.label].compactMap { $0 }.flatMap { leaves(of: symbol($0), evaluation, notes) }
        glyph = symbols.filter(\.isPicture).prefix(1).map { asTheSystemDraws($0, evaluation, notes) }
        let labels = leaves(of: text(content.label, isTitle: true), evaluation, notes).filter(\.isText)
        let values = value.map { leaves(of: text($0, isTitle: false), evaluation, notes).filter(\.isText) } ?? []
        title = (labels.first ?? values.first)?.plainText
        self.value = (labels.isEmpty ? values.dropFirst() : values[...]).first?.plainText ?? labels.dropFirst().first?.plainText
        hint = content.hint ?? notes.hint
        guard place.showsTitle else { return }
        let shown = labels.map { ($0, true) } + values.map { ($0, false) }
        texts = shown.prefix(2).map { asTheSystemDraws($0.0, isTitle: $0.1, evaluation, notes) }
    }

    func metric(_ metric: ControlMetric) -> CGFloat { ControlMetrics.shared[metric, DeviceTraits.current.profile] }

    /// The circle below the symbol: white while the control is on. Clear where the control itself is round and off, and beside the
    /// title of a control of two tiles where the system draws none.
    var ground: Color {
        if place == .medium, metric(.controlCenterRowHasBadge) == 0 { return .clear }
        if isOn { return .white }
        return place.showsTitle ? Color(white: 1, opacity: metric(.controlCenterOffOpacity)) : .clear
    }

    private var symbolColor: Color {
        if isToggle, !isOn { return .white }
        return tint ?? (isOn && ground != .clear ? .black : .white)
    }

    private var symbolSize: CGFloat {
        switch place {
        case .medium, .large: metric(.controlCenterBadgeSymbolSize)
        case .small: metric(.controlCenterSymbolSize)
        case .lockScreen: metric(isOn ? .controlLockScreenSymbolSizeOn : .controlLockScreenSymbolSize)
        }
    }

    private func symbol(_ view: AnyView) -> some View {
        view.font(.system(size: symbolSize, weight: .medium)).symbolRenderingMode(.hierarchical).foregroundStyle(symbolColor)
    }

    /// A symbol, the system's or the app's own, in the system's size and colour, whatever its view asks for. Pictures stay as they are.
    private func asTheSystemDraws(_ node: Node, _ evaluation: Evaluation, _ notes: ControlNotes) -> Node {
        guard case .image(let image) = node.content, case .vector = image.source else { return node }
        let plain = image.symbolFile.map { Image(_symbolFile: $0, name: image.name) } ?? Image(systemName: image.name)
        return leaves(of: symbol(AnyView(plain)), evaluation, notes).first ?? node
    }

    /// A text in the system's font and colour. Those that follow the clock stay as they are.
    private func asTheSystemDraws(_ node: Node, isTitle: Bool, _ evaluation: Evaluation, _ notes: ControlNotes) -> Node {
        guard let plain = node.plainText else { return node }
        return leaves(of: text(AnyView(Text(verbatim: plain)), isTitle: isTitle), evaluation, notes).first ?? node
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
