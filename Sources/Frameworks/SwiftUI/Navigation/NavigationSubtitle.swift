import FoundationOverlay
import Metrics
import ViewEngine

/// - Support: works: from iOS 26 on, below the title.
extension View {
    public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { changingBar { $0.subtitle = subtitle } }
    public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { navigationSubtitle(Text(subtitleKey)) }
    @_disfavoredOverload
    public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { navigationSubtitle(Text(subtitle)) }
}

/// A title of a bar with the line below it, if there is one.
struct SubtitledTitle<Title: View>: View {
    let title: Title
    let subtitle: Text?
    let alignment: HorizontalAlignment
    let font: Font

    var body: some View {
        EnvironmentReading { environment in
            if let subtitle, environment.barsAreGlass {
                VStack(alignment: alignment, spacing: 0) {
                    title
                    subtitle.font(font).foregroundStyle(.secondary).lineLimit(1)
                }
            } else {
                title
            }
        }
    }
}
