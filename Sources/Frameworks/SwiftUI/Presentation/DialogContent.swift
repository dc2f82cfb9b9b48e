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
                VStack(spacing: environment.metric(.alertSpacing)) {
                    content.title.font(.headline)
                    content.message.font(.footnote)
                }
                .multilineTextAlignment(.center)
                .padding(environment.metric(.alertInset))
                DialogButtons(actions: content.actions, isAlert: true) { dismiss() }
            }
            .frame(maxWidth: .infinity)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: environment.metric(.alertCornerRadius)))
        }
    }
}

/// The cards of a confirmation dialog: one with the choices, one to cancel.
struct DialogCard: View {
    let content: DialogContent
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        EnvironmentReading { environment in
            VStack(spacing: environment.metric(.dialogInset)) {
                DialogButtons(actions: content.actions, isAlert: false, heading: heading(environment)) { dismiss() }
            }
        }
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
            let all = styled(actions).nodes(in: evaluation)
            var (cancel, others) = (all.filter { $0.traits.dialogRole == .cancel }, all.filter { $0.traits.dialogRole != .cancel })
            if isAlert, all.isEmpty { cancel = button("OK").nodes(in: evaluation) }
            if !isAlert, cancel.isEmpty { cancel = button("Cancel").nodes(in: evaluation) }
            let environment = evaluation.environment
            let content = isAlert ? AnyView(alert(cancel + others, others + cancel, environment)) : AnyView(cards(others, cancel, environment))
            others = []
            content._evaluate(evaluation)
        }
    }

    @MainActor
    private func styled(_ view: some View) -> some View {
        view.buttonStyle(DialogButtonStyle(isAlert: isAlert)).changingEnvironment { $0.buttonCompletion = dismiss }
    }

    @MainActor
    private func button(_ title: LocalizedStringKey) -> some View { styled(Button(title, role: .cancel) {}) }

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
            if !environment.hasCapsuleButtons || !isAlert, index > 0 || (isAlert && !isRow) { Divider() }
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
                .font(.system(size: isAlert ? 17 : 20, weight: role == .cancel ? .semibold : .regular))
                .foregroundStyle(role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()))
                .frame(maxWidth: .infinity)
                .frame(height: environment.metric(isAlert ? .alertButtonHeight : .dialogButtonHeight))
                .background {
                    if isAlert, environment.hasCapsuleButtons { Capsule().fill(SystemStyle(names: ["tertiarySystemFill"])) }
                }
                .changingTraits { $0.dialogRole = role }
        }
    }
}

private enum DialogRoleKey {}
private enum ButtonCompletionKey: EnvironmentKey { static var defaultValue: (@MainActor () -> Void)? { nil } }

extension NodeTraits {
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

    fileprivate var hasCapsuleButtons: Bool { metric(.alertButtonsAreCapsules) > 0 }
}
