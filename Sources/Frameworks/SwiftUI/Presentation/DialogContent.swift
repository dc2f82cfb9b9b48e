import FoundationOverlay
import ViewEngine

/// What an alert or a confirmation dialog says and offers.
@MainActor
struct DialogContent {
    var title: AnyView?
    var message: AnyView?
    var actions: AnyView
}

/// The card of an alert.
struct AlertCard: View {
    let content: DialogContent
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        EnvironmentReading { environment in
            VStack(spacing: 0) {
                DialogTexts(title: content.title.map { AnyView($0.font(.headline)) }, message: content.message)
                DialogButtons(actions: content.actions, isAlert: true) { dismiss() }
            }
            .frame(maxWidth: .infinity)
            .background { FloatingGround(outline: RoundedRectangle(cornerRadius: environment.metric(.alertCornerRadius))) }
        }
    }
}

/// What a dialog says: in the middle, or from its leading edge.
private struct DialogTexts: View {
    let title: AnyView?
    let message: AnyView?

    var body: some View {
        EnvironmentReading { environment in
            let leads = environment.metric(.alertTextLeads) > 0
            VStack(alignment: leads ? .leading : .center, spacing: environment.metric(.alertSpacing)) {
                title
                message.font(.footnote)
            }
            .multilineTextAlignment(leads ? .leading : .center)
            .padding(.horizontal, environment.metric(.alertTextInset))
            .padding(.vertical, environment.metric(.alertInset))
            .frame(maxWidth: leads ? .infinity : nil, alignment: .leading)
        }
    }
}

/// The cards of a confirmation dialog: one with the choices, one to cancel. From iOS 26 on a single one.
struct DialogCard: View {
    let content: DialogContent
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        EnvironmentReading { environment in
            if environment.hasCapsuleButtons {
                DialogButtons(actions: content.actions, isAlert: false, heading: texts) { dismiss() }
            } else {
                VStack(spacing: environment.metric(.dialogInset)) {
                    DialogButtons(actions: content.actions, isAlert: false, heading: heading(environment)) { dismiss() }
                }
            }
        }
    }

    private var texts: AnyView? {
        guard content.title != nil || content.message != nil else { return nil }
        return AnyView(DialogTexts(title: content.title.map { AnyView($0.font(.footnote.weight(.semibold))) }, message: content.message))
    }

    @MainActor
    private func heading(_ environment: EnvironmentValues) -> AnyView? {
        guard content.title != nil || content.message != nil else { return nil }
        return AnyView(
            VStack(spacing: environment.metric(.alertSpacing)) {
                content.title.font(.footnote.weight(.semibold))
                content.message.font(.footnote)
            }
            .foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
            .padding(environment.metric(.alertInset))
        )
    }
}

/// The buttons of a dialog as its look arranges them. Without any there is one that closes it; a dialog at the lower edge has one to cancel.
private struct DialogButtons: View {
    let actions: AnyView
    let isAlert: Bool
    var heading: AnyView?
    let dismiss: @MainActor () -> Void

    var body: some View {
        EvaluatedView { evaluation in
            let parts = styled(actions).nodes(in: evaluation)
            let all = parts.filter(\.traits.isDialogButton)
            fields(parts.filter { !$0.traits.isDialogButton }, evaluation.environment)._evaluate(evaluation)
            let others = all.filter { $0.traits.dialogRole != .cancel }
            var cancel = all.filter { $0.traits.dialogRole == .cancel }
            if isAlert, all.isEmpty { cancel = button("OK").nodes(in: evaluation) }
            if !isAlert, cancel.isEmpty { cancel = button("Cancel").nodes(in: evaluation) }
            if !isAlert { evaluation.environment.detents?.cancel = cancel.first?.firstTap }
            arranged(cancel, others, evaluation.environment)._evaluate(evaluation)
        }
    }

    @MainActor @ViewBuilder
    private func arranged(_ cancel: [Node], _ others: [Node], _ environment: EnvironmentValues) -> some View {
        if isAlert {
            alert(cancel + others, others + cancel, environment)
        } else if !environment.hasCapsuleButtons {
            cards(others, cancel, environment)
        } else {
            card(others.isEmpty || !environment.dialogIsBesideSource ? others + cancel : others, environment)
        }
    }

    @MainActor
    private func styled(_ view: some View) -> some View {
        view.buttonStyle(DialogButtonStyle(isAlert: isAlert)).textFieldStyle(.plain).changingEnvironment {
            $0.buttonCompletion = dismiss
            $0.font = .system(size: $0.metric(.alertFieldFontSize))
        }
    }

    @MainActor
    private func button(_ title: LocalizedStringKey) -> some View { styled(Button(title, role: .cancel) {}) }

    /// What an alert asks for.
    @MainActor @ViewBuilder
    private func fields(_ nodes: [Node], _ environment: EnvironmentValues) -> some View {
        if isAlert, !nodes.isEmpty {
            let shape = RoundedRectangle(cornerRadius: environment.metric(.alertFieldCornerRadius))
            VStack(spacing: environment.metric(.dialogInset)) {
                ForEach(nodes.indices, id: \.self) { index in
                    EvaluatedView { $0.append(nodes[index]) }
                        .padding(.horizontal, environment.metric(.alertFieldInset))
                        .frame(height: environment.metric(.alertFieldHeight))
                        .background { field(shape, environment) }
                }
            }
            .padding(.horizontal, environment.metric(.alertInset))
            .padding(.bottom, environment.hasCapsuleButtons ? 0 : environment.metric(.alertInset))
        }
    }

    @MainActor @ViewBuilder
    private func field(_ shape: RoundedRectangle, _ environment: EnvironmentValues) -> some View {
        if environment.hasCapsuleButtons {
            shape.fill(SystemStyle(names: ["tertiarySystemFill"]))
        } else {
            shape.fill(SystemStyle(names: ["systemBackground"])).strokeBorder(SystemStyle(names: ["separator"]), lineWidth: environment.pixelLength)
        }
    }

    /// Two side by side, more below each other with the one to cancel last.
    @MainActor @ViewBuilder
    private func alert(_ row: [Node], _ column: [Node], _ environment: EnvironmentValues) -> some View {
        let spacing = environment.hasCapsuleButtons ? environment.metric(.dialogInset) : 0
        Group {
            if row.count == 2 {
                HStack(spacing: spacing) { shown(row, environment, isRow: true) }
            } else {
                VStack(spacing: spacing) { shown(column, environment) }
            }
        }
        .fixedSize(horizontal: false, vertical: true)
        .padding(environment.hasCapsuleButtons ? environment.metric(.alertInset) : 0)
    }

    /// Capsules below each other. Beside what opened it, a tap elsewhere cancels it.
    @MainActor
    private func card(_ buttons: [Node], _ environment: EnvironmentValues) -> some View {
        VStack(spacing: 0) {
            heading
            VStack(spacing: environment.metric(.dialogInset)) { shown(buttons, environment) }
                .padding([.horizontal, .bottom], environment.metric(.alertInset))
                .padding(.top, heading == nil ? environment.metric(.alertInset) : 0)
        }
        .frame(maxWidth: .infinity)
        .background { FloatingGround(outline: RoundedRectangle(cornerRadius: environment.metric(.alertCornerRadius))) }
    }

    @MainActor
    private func cards(_ others: [Node], _ cancel: [Node], _ environment: EnvironmentValues) -> some View {
        let shape = RoundedRectangle(cornerRadius: environment.metric(.dialogCornerRadius))
        return Group {
            VStack(spacing: 0) {
                heading
                shown(others, environment)
            }
            .frame(maxWidth: .infinity)
            .background(.regularMaterial, in: shape)
            VStack(spacing: 0) { shown(cancel, environment) }
                .background(SystemStyle(names: ["secondarySystemGroupedBackground"]), in: shape)
        }
    }

    @MainActor
    private func shown(_ nodes: [Node], _ environment: EnvironmentValues, isRow: Bool = false) -> some View {
        ForEach(nodes.indices, id: \.self) { index in
            if !environment.hasCapsuleButtons, index > 0 || (isAlert && !isRow) { Divider() }
            EvaluatedView { $0.append(nodes[index]) }
        }
    }
}

/// The title of a button on a dialog: in the tint, what destroys in red, what cancels in semibold.
private struct DialogButtonStyle: ButtonStyle {
    let isAlert: Bool

    func makeBody(configuration: Configuration) -> some View {
        EnvironmentReading { environment in
            let role = configuration.role
            configuration.label
                .font(.system(size: isAlert || environment.hasCapsuleButtons ? 17 : 20, weight: role == .cancel ? .semibold : .regular))
                .foregroundStyle(role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()))
                .frame(maxWidth: .infinity)
                .frame(height: environment.metric(isAlert || environment.hasCapsuleButtons ? .alertButtonHeight : .dialogButtonHeight))
                .background {
                    if environment.hasCapsuleButtons { Capsule().fill(SystemStyle(names: ["tertiarySystemFill"])) }
                }
                .changingTraits { ($0.isDialogButton, $0.dialogRole) = (true, role) }
        }
    }
}

private enum DialogButtonKey {}
private enum DialogRoleKey {}
private enum DialogPlaceKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ButtonCompletionKey: EnvironmentKey { static var defaultValue: (@MainActor () -> Void)? { nil } }

extension NodeTraits {
    fileprivate var isDialogButton: Bool {
        get { layoutValues[ObjectIdentifier(DialogButtonKey.self)] != nil }
        set { layoutValues[ObjectIdentifier(DialogButtonKey.self)] = newValue ? true : nil }
    }

    /// What a button of a dialog is for.
    fileprivate var dialogRole: ButtonRole? {
        get { layoutValues[ObjectIdentifier(DialogRoleKey.self)] as? ButtonRole }
        set { layoutValues[ObjectIdentifier(DialogRoleKey.self)] = newValue }
    }
}

extension EnvironmentValues {
    /// What happens after the action of a button.
    var buttonCompletion: (@MainActor () -> Void)? {
        get { self[ButtonCompletionKey.self] }
        set { self[ButtonCompletionKey.self] = newValue }
    }

    /// Whether dialogs are as from iOS 26 on.
    var hasCapsuleButtons: Bool { metric(.alertButtonsAreCapsules) > 0 }

    /// Whether a confirmation dialog stands beside what opened it.
    var dialogIsBesideSource: Bool {
        get { self[DialogPlaceKey.self] }
        set { self[DialogPlaceKey.self] = newValue }
    }
}
