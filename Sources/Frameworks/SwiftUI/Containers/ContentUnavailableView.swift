import FoundationOverlay
import ViewEngine

/// Says that there is nothing to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    let label: Label
    let description: Description
    let actions: Actions
}

extension ContentUnavailableView: View {
    @MainActor @preconcurrency
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.init(label: label(), description: description(), actions: actions())
    }

    public var body: some View {
        EnvironmentReading { environment in
            VStack(spacing: environment.metric(.unavailableTextDistance)) {
                label.labelStyle(UnavailableLabelStyle())
                description.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
                VStack(spacing: environment.metric(.unavailableSpacing)) { actions }.padding(.top, environment.metric(.unavailableSpacing))
            }
            .padding(environment.metric(.unavailableMargin))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: SwiftUI.Label(title, image: name), description: description, actions: EmptyView())
    }

    public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: SwiftUI.Label(title, systemImage: name), description: description, actions: EmptyView())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: SwiftUI.Label(title, image: name), description: description, actions: EmptyView())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: SwiftUI.Label(title, systemImage: name), description: description, actions: EmptyView())
    }
}

extension ContentUnavailableView
where Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == EmptyView {
    public static var search: ContentUnavailableView { search(text: "") }

    public static func search(text: String) -> ContentUnavailableView {
        self.init(label: .init(text: text), description: .init(), actions: EmptyView())
    }
}

/// What is said where a search found nothing.
public struct SearchUnavailableContent {
    public struct Label: View {
        let text: String
        nonisolated init(text: String) { self.text = text }
        public var body: some View {
            SwiftUI.Label {
                text.isEmpty ? Text("No Results") : Text("No Results for “\(text)”")
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }

    public struct Description: View {
        nonisolated init() {}
        public var body: some View { Text("Check the spelling or try a new search.") }
    }
}

/// The icon large above the title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        EnvironmentReading { environment in
            VStack(spacing: environment.metric(.unavailableSymbolDistance)) {
                configuration.icon.font(.system(size: environment.metric(.unavailableSymbolSize))).foregroundStyle(.secondary)
                configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
            }
        }
    }
}
