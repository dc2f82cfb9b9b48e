import FoundationOverlay
import ViewEngine

/// A control that opens a card of choices beside itself.
struct MenuOpener<Label: View, Card: View>: View {
    let role: String
    /// What it is called where it shows no text of its own.
    let title: String?
    let card: Card
    let label: Label
    @State private var isOpen = false

    init(_ role: String, title: String?, @ViewBuilder card: () -> Card, @ViewBuilder label: () -> Label) {
        (self.role, self.title, self.card, self.label) = (role, title, card(), label())
    }

    var body: some View {
        AppOnlyView(role, control: { control($0) }) { label }
            .presenting(.menu, isPresented: $isOpen) { AnyView(card) }
    }

    @MainActor
    private func control(_ environment: EnvironmentValues) -> LiveControl? {
        var control = LiveControl(role: role, isEnabled: environment.isEnabled) { isOpen = true }
        control.title = title
        return control
    }
}

/// The choices of a menu, below each other.
struct MenuCard: View {
    let content: AnyView
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        EvaluatedView { evaluation in
            let close = dismiss
            let styled = content.buttonStyle(MenuRowStyle()).changingEnvironment { environment in environment.buttonCompletion = { close() } }
            let nodes = styled.nodes(in: evaluation)
            card(nodes, evaluation.environment)._evaluate(evaluation)
        }
    }

    @MainActor
    private func card(_ nodes: [Node], _ environment: EnvironmentValues) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(nodes.indices, id: \.self) { index in
                if index > 0 { Divider() }
                EvaluatedView { $0.append(nodes[index]) }
                    .frame(maxWidth: .infinity, minHeight: environment.metric(.menuRowHeight), alignment: .leading)
                    .padding(.horizontal, environment.metric(.menuRowInset))
            }
        }
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: environment.metric(.menuCornerRadius)))
    }
}

/// A choice in a menu: its title, and its symbol at the end.
private struct MenuRowStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .labelStyle(MenuLabelStyle())
            .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary))
            .frame(maxWidth: .infinity, alignment: .leading)
    }
}

private struct MenuLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title
            Spacer()
            configuration.icon
        }
    }
}
