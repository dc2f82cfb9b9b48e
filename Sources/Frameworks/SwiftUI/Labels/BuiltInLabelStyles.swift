import FoundationOverlay
import ViewEngine

/// The style for the surroundings: icon and title.
public struct DefaultLabelStyle: LabelStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { TitleAndIconLabelStyle().makeBody(configuration: configuration) }
}

/// The icon before the title, on one baseline.
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
    /// Points between icon and title.
    private static let spacing: CGFloat = 8

    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReading { environment in
            HStack(alignment: .firstTextBaseline, spacing: environment.labelIconToTitleSpacing ?? Self.spacing) {
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

/// The views of a title below each other.
private struct StackedTitle<Title: View> {
    let title: Title
}

extension StackedTitle: View {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        let nodes = title.nodes(in: evaluation)
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
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
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
