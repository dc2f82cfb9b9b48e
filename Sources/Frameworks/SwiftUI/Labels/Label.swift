import FoundationOverlay
import ViewEngine

/// A title with an icon.
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon
}

extension Label: View {
    @MainActor @preconcurrency public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public var body: some View {
        EvaluatedView { evaluation in
            let configuration = LabelStyleConfiguration(title: .init(title), icon: .init(icon))
            LabelStyles.evaluate(configuration, evaluation)
        }
    }
}

extension Label where Title == Text, Icon == Image {
    public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: Text(titleKey), icon: Image(name))
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: Text(titleKey), icon: Image(systemName: name))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: Text(title), icon: Image(name))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: Text(title), icon: Image(systemName: name))
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: Text(titleKey), icon: Image(resource))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: Text(title), icon: Image(resource))
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    public nonisolated init(_ configuration: LabelStyleConfiguration) {
        self.init(title: configuration.title, icon: configuration.icon)
    }
}
