import FoundationOverlay
import Metrics
import Snapshot
import SwiftUI
import ViewEngine

/// A control as the system draws it: of the views inside only symbols and texts are taken.
struct ControlFace: View, _PrimitiveView {
    typealias Body = Never
    let content: _ControlContent

    func _evaluate(_ evaluation: Evaluation) {
        let parts = ControlParts(content, evaluation)
        if let isOn = content.isOn {
            Toggle(_label: face(parts), isOn: isOn, interaction: .intent(content.action))
                .toggleStyle(LabelToggleStyle())
                .modifier(ControlAccess(parts: parts))
                ._evaluate(evaluation)
        } else {
            Button(_label: face(parts), interaction: .intent(content.action))
                .buttonStyle(.plain)
                .modifier(ControlAccess(parts: parts))
                ._evaluate(evaluation)
        }
    }

    @ViewBuilder
    private func face(_ parts: ControlParts) -> some View {
        switch parts.place {
        case .small, .lockScreen:
            ControlGlyph(parts: parts).frame(maxWidth: .infinity, maxHeight: .infinity).background(parts.ground, in: Circle())
        case .medium: ControlRow(parts: parts)
        case .large: ControlTile(parts: parts)
        }
    }
}

/// The toggle's label alone: the face shows the state itself.
private struct LabelToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// What is said of a control to those who do not see it.
private struct ControlAccess: ViewModifier {
    let parts: ControlParts

    func body(content: Content) -> some View {
        content
            .accessibilityLabel(Text(verbatim: parts.title ?? ""))
            .accessibilityValue(Text(verbatim: parts.value ?? ""))
            .accessibilityHint(Text(verbatim: parts.hint ?? ""))
    }
}

/// The symbol on its circle.
private struct ControlGlyph: View {
    let parts: ControlParts

    var body: some View {
        ZStack { ForEach(Array(parts.glyph.prefix(1).indices), id: \.self) { PreparedNode(node: parts.glyph[$0]) } }
            .opacity(parts.isDisabled ? parts.metric(.buttonDisabledOpacity) : 1)
    }
}

/// The symbol on a circle of its own, which is filled while the control is on.
private struct ControlBadge: View {
    let parts: ControlParts

    var body: some View {
        let diameter = parts.metric(.controlCenterBadgeDiameter)
        ControlGlyph(parts: parts)
            .frame(width: diameter, height: diameter)
            .background(parts.ground, in: Circle())
    }
}

/// The title, and the value below it.
private struct ControlTexts: View {
    let parts: ControlParts

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(Array(parts.texts.indices), id: \.self) { PreparedNode(node: parts.texts[$0]) }
        }
    }
}

private struct ControlRow: View {
    let parts: ControlParts

    var body: some View {
        HStack(spacing: parts.metric(.controlCenterSpacing)) {
            ControlBadge(parts: parts)
            ControlTexts(parts: parts).frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(parts.metric(.controlCenterInset))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

private struct ControlTile: View {
    let parts: ControlParts

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ControlBadge(parts: parts)
            Spacer(minLength: 0)
            ControlTexts(parts: parts)
        }
        .padding(parts.metric(.controlCenterInset))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}

/// A node that was made before.
private struct PreparedNode: View, _PrimitiveView {
    typealias Body = Never
    let node: Node

    func _evaluate(_ evaluation: Evaluation) { evaluation.append(node) }
}
