import FoundationOverlay
import ViewEngine

/// How pickers show their values.
enum PickerLook {
    case menu, segments, rows, wheel, link

    init(_ style: any PickerStyle) {
        switch style {
        case is SegmentedPickerStyle, is PalettePickerStyle: self = .segments
        case is InlinePickerStyle: self = .rows
        case is WheelPickerStyle: self = .wheel
        case is NavigationLinkPickerStyle: self = .link
        default: self = .menu
        }
    }
}

private enum PickerLookKey: EnvironmentKey { static var defaultValue: PickerLook { .menu } }

extension EnvironmentValues {
    var pickerLook: PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

extension View {
    /// - Support: works. Wheels turn by taps on their values.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        let look = PickerLook(style)
        return changingEnvironment { $0.pickerLook = look }
    }
}

/// The values of a picker as rows of a list, the chosen one with a check mark.
struct PickerListRows: View {
    /// Nil where no label is shown.
    let label: AnyView?
    let options: [Node]
    let chosen: Int?
    let choose: @MainActor (Int) -> Void

    var body: some View {
        if let label { label.foregroundStyle(.secondary) }
        ForEach(options.indices, id: \.self) { index in
            Button {
                choose(index)
            } label: {
                HStack {
                    EvaluatedView { $0.append(options[index]) }.foregroundStyle(.primary)
                    Spacer()
                    if index == chosen { Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(TintShapeStyle()) }
                }
            }
            .buttonStyle(.plain)
        }
    }
}
