import FoundationOverlay
import ViewEngine

/// The style for the surroundings: icon and title, in rows of lists with the icon in a column of its own.
public struct DefaultLabelStyle: LabelStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReading { environment in
            if environment.isInListRow {
                ListLabel(configuration: configuration)
            } else {
                TitleAndIconLabelStyle().makeBody(configuration: configuration)
            }
        }
    }
}

/// A large icon in the tint colour in the middle of a column, and the title beside it.
private struct ListLabel: View {
    let configuration: LabelStyleConfiguration

    var body: some View {
        EnvironmentReading { environment in
            HStack(alignment: ._firstTextLineCenter, spacing: environment.labelIconToTitleSpacing ?? environment.metric(.listIconSpacing)) {
                icon(environment)
                    .imageScale(.large)
                    .frame(minWidth: environment.labelReservedIconWidth ?? environment.metric(.listIconWidth))
                StackedTitle(title: configuration.title)
            }
        }
    }

    @ViewBuilder @MainActor
    private func icon(_ environment: EnvironmentValues) -> some View {
        let icon = configuration.icon.accessibilityHidden(true)
        if let tint = environment.listItemTint {
            icon.foregroundStyle(tint.color)
        } else if environment.isInButtonLabel {
            icon
        } else {
            icon.foregroundStyle(TintShapeStyle())
        }
    }
}

/// The icon before the title, its middle on that of the title's first line.
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
    /// Points between icon and title.
    private static let spacing: CGFloat = 8

    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReading { environment in
            HStack(alignment: ._firstTextLineCenter, spacing: environment.labelIconToTitleSpacing ?? Self.spacing) {
                if let width = environment.labelReservedIconWidth {
                    configuration.icon.accessibilityHidden(true).frame(minWidth: width)
                } else {
                    configuration.icon.accessibilityHidden(true)
                }
                StackedTitle(title: configuration.title)
            }
        }
    }
}

/// The views of a title below each other; lines that only a button around it centres begin at one place.
private struct StackedTitle<Title: View> {
    let title: Title
}

extension StackedTitle: View, _PrimitiveView {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        var nodes: [Node] = []
        evaluation.withEnvironment({ if $0.isCentredByButton { $0.multilineTextAlignment = .leading } }) { nodes = title.nodes(in: evaluation) }
        guard nodes.count > 1 else { return nodes.forEach { evaluation.append($0) } }
        VStack(alignment: .leading) { EvaluatedView { inner in nodes.forEach { inner.append($0) } } }._evaluate(evaluation)
    }
}

/// Only the title.
public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Only the icon.
public struct IconOnlyLabelStyle: LabelStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { NamedIcon(configuration: configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { .init() }
}

/// The icon of a label alone, read aloud as its title; the title where there is no icon.
struct NamedIcon: View {
    let configuration: LabelStyleConfiguration

    var body: some View {
        EvaluatedView { evaluation in
            let icon = configuration.icon.nodes(in: evaluation)
            guard !icon.isEmpty else { return configuration.title._evaluate(evaluation) }
            let titles = configuration.title.nodes(in: evaluation).compactMap { Self.text(of: $0) }
            for node in icon {
                guard !titles.isEmpty else { return evaluation.append(node) }
                let name: NodeAnnotation = .accessibility { $0.label = titles.joined(separator: " ") }
                evaluation.append(Node(.annotation(name, node), environment: evaluation.environment, path: node.path, traits: node.traits))
            }
        }
    }

    @MainActor
    private static func text(of node: Node) -> String? {
        switch node.content {
        case .text(let text): text.plainText
        case .annotation(_, let inner), .effect(_, let inner), .padding(_, let inner): Self.text(of: inner)
        default: nil
        }
    }
}
