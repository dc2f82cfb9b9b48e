import FoundationOverlay
import Metrics
import ViewEngine

/// A disclosure group among the rows of a list: its label is a row, and so is each of its views while it is open.
struct DisclosureRows: View {
    let configuration: DisclosureGroupStyleConfiguration

    var body: some View {
        EnvironmentReading { environment in
            TappableView("DisclosureLabel", action: { configuration.isExpanded.toggle() }) {
                HStack {
                    configuration.label
                    Spacer()
                    Image(systemName: "chevron.right").font(.footnote.weight(.semibold)).foregroundStyle(TintShapeStyle())
                        .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
                }
            }
            if configuration.isExpanded {
                configuration.content.padding(.leading, environment.metric(.listIndentation))
            }
        }
    }
}

extension EnvironmentValues {
    /// Whether a view is a row of a list by itself, not part of one.
    var isRowOfList: Bool { isInAppWindow && isInListRow && stackOrientation == nil }
}
