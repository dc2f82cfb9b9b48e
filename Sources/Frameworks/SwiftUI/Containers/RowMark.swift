import FoundationOverlay
import Metrics
import ViewEngine

/// The mark at the leading edge of a row while several rows can be selected: an empty circle, or a filled one with a check mark.
struct RowMark: View {
    let isOn: Bool

    var body: some View {
        EnvironmentReading { environment in
            let mark = Image(systemName: isOn ? "checkmark.circle.fill" : "circle").imageScale(.large).accessibilityHidden(true)
                .padding(.leading, environment.metric(.rowHorizontalInset))
            if isOn {
                mark.foregroundStyle(Color.white, TintShapeStyle())
            } else {
                mark.foregroundStyle(SystemStyle(names: ["systemGray3"]))
            }
        }
    }
}

/// A row beside its mark, if it has one.
struct MarkedRow<Content: View>: View {
    let mark: RowMark?
    let content: Content

    var body: some View {
        if let mark {
            HStack(spacing: 0) {
                mark
                content
            }
            .fixedSize(horizontal: false, vertical: true)
        } else {
            content
        }
    }
}
