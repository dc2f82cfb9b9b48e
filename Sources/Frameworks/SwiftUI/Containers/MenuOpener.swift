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
            let styled = content.font(.body).labelStyle(MenuLabelStyle()).buttonStyle(MenuRowStyle()).toggleStyle(MenuToggleStyle())
                .changingEnvironment { environment in
                    environment.buttonCompletion = { close() }
                    environment.isInMenu = true
                    environment.isInListRow = false
                }
            card(MenuCard.parts(styled.nodes(in: evaluation)), evaluation.environment)._evaluate(evaluation)
        }
    }

    /// Without lines at the ends, and with one between two groups.
    private static func parts(_ nodes: [Node]) -> [(part: MenuPart, node: Node)] {
        var result: [(part: MenuPart, node: Node)] = []
        for node in nodes {
            let part = ContainerValues(traits: node.traits).menuPart
            if part != .separator || (result.last?.part ?? .separator) != .separator { result.append((part, node)) }
        }
        if result.last?.part == .separator { result.removeLast() }
        return result
    }

    @MainActor
    private func card(_ parts: [(part: MenuPart, node: Node)], _ environment: EnvironmentValues) -> some View {
        ViewThatFits(in: .vertical) {
            rows(parts, environment)
            ScrollView { rows(parts, environment) }
        }
        .background { FloatingGround(outline: RoundedRectangle(cornerRadius: environment.metric(.menuCornerRadius))) }
    }

    @MainActor
    private func rows(_ parts: [(part: MenuPart, node: Node)], _ environment: EnvironmentValues) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(parts.indices, id: \.self) { index in
                let (part, node) = parts[index]
                if part == .separator {
                    separator(environment)
                } else {
                    if environment.metric(.menuRowsHaveLines) > 0, index > 0, parts[index - 1].part != .separator { Divider() }
                    let height = environment.metric(part == .title ? .menuTitleHeight : .menuRowHeight)
                    EvaluatedView { $0.append(node) }
                        .frame(maxWidth: .infinity, minHeight: height, alignment: .leading)
                        .padding(.horizontal, environment.metric(.menuRowInset))
                }
            }
        }
    }

    /// A line within the card, or up to iOS 18 a band across it.
    @MainActor
    private func separator(_ environment: EnvironmentValues) -> AnyView {
        let height = environment.metric(.menuSeparatorHeight)
        if environment.metric(.menuRowsHaveLines) > 0 {
            return AnyView(Color.primary.opacity(environment.metric(.menuSeparatorOpacity)).frame(height: height))
        }
        return AnyView(Divider().padding(.horizontal, environment.metric(.menuRowInset)).frame(height: height))
    }
}

/// A choice in a menu: its title, and its symbol before it, or up to iOS 18 at the end.
private struct MenuRowStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .labelStyle(MenuLabelStyle())
            .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary))
            .frame(maxWidth: .infinity, alignment: .leading)
    }
}

struct MenuLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        EnvironmentReading { environment in
            HStack {
                if environment.metric(.menuIconsLead) > 0 {
                    configuration.icon.accessibilityHidden(true).frame(width: environment.metric(.menuIconWidth))
                }
                configuration.title
                if environment.metric(.menuIconsLead) == 0 {
                    Spacer()
                    configuration.icon.accessibilityHidden(true)
                }
            }
        }
    }
}
