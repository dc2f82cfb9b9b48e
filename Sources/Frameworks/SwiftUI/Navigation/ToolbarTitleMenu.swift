import FoundationOverlay
import Metrics
import ViewEngine

extension View {
    /// A menu that a tap on the bar's title opens.
    /// - Support: works: where the title stands in the bar.
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        nonisolated(unsafe) let content = content()
        return changingBar { values, evaluation in values.titleMenu = BarTitleMenu(content: AnyView(content), environment: evaluation.environment) }
    }
}

/// What a tap on the title of a bar opens.
struct BarTitleMenu {
    let content: AnyView
    /// The surroundings of the view that says so.
    let environment: EnvironmentValues
}

/// A title, with a sign that a tap opens its menu.
struct OpeningTitle<Title: View>: View {
    let title: Title
    let menu: BarTitleMenu?

    var body: some View {
        if let menu {
            MenuOpener("TitleMenu", title: nil) {
                MenuCard(content: menu.content)
            } label: {
                EnvironmentReading { environment in
                    HStack(spacing: environment.metric(.barBackSpacing)) {
                        title
                        Image(systemName: environment.barsAreGlass ? "chevron.down" : "chevron.down.circle.fill")
                            .font(.system(size: environment.metric(.barFontSize) * environment.metric(.barTitleMenuSymbolScale), weight: .semibold))
                            .symbolRenderingMode(.hierarchical)
                            .foregroundStyle(.secondary)
                    }
                }
            }
        } else {
            title
        }
    }
}
