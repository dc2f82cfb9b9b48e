import FoundationOverlay
import ViewEngine

/// A control for a colour. A tap shows the system's picker.
///
/// - Support: works in a running app; in a widget a yellow sign is drawn, as on a device.
public struct ColorPicker<Label: View> {
    let label: Label
    let selection: Binding<Color>
    let supportsOpacity: Bool
}

extension ColorPicker: View {
    public var body: some View {
        AppOnlyView("ColorPicker") {
            LabeledInput(label: label) {
                EnvironmentReading { environment in
                    ColorWellButton(
                        selection: selection, supportsOpacity: supportsOpacity, title: (label as? Text)?._plainText(in: environment) ?? "")
                }
            }
        }
    }

    @MainActor @preconcurrency
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(label: label(), selection: selection, supportsOpacity: supportsOpacity)
    }

    @MainActor @preconcurrency
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(label: label(), selection: ColorPicker.colors(of: selection), supportsOpacity: supportsOpacity)
    }

    fileprivate nonisolated static func colors(of selection: Binding<CGColor>) -> Binding<Color> {
        Binding(get: { Color(cgColor: selection.wrappedValue) }, set: { selection.wrappedValue = UIColor($0).cgColor })
    }
}

extension ColorPicker where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(label: Text(titleKey), selection: selection, supportsOpacity: supportsOpacity)
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(label: Text(titleKey), selection: Self.colors(of: selection), supportsOpacity: supportsOpacity)
    }

    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(label: Text(titleResource), selection: selection, supportsOpacity: supportsOpacity)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(label: Text(title), selection: selection, supportsOpacity: supportsOpacity)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(label: Text(title), selection: Self.colors(of: selection), supportsOpacity: supportsOpacity)
    }
}

/// The well, which shows the picker.
private struct ColorWellButton: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    let title: String
    @State private var isChoosing = false

    var body: some View {
        EnvironmentReading { environment in
            Button {
                isChoosing = true
            } label: {
                ColorWell(color: selection.wrappedValue)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(title)
            .sheet(isPresented: $isChoosing) {
                ColorPickerScreen(color: selection, supportsOpacity: supportsOpacity)
                    .presentationDetents([.height(environment.metric(.colorPickerHeight))])
            }
        }
    }
}

/// A colour in a ring of all hues.
private struct ColorWell: View {
    let color: Color

    var body: some View {
        EnvironmentReading { environment in
            let (size, ring) = (environment.metric(.colorWellSize), environment.metric(.colorWellRing))
            let hues = stride(from: 1.0, through: 0, by: -1.0 / 6).map { Color(hue: $0, saturation: 1, brightness: 1) }
            Circle().strokeBorder(AngularGradient(colors: hues, center: .center), lineWidth: ring)
                .frame(width: size, height: size)
                .overlay { Circle().fill(color).padding(environment.metric(.colorWellInset)) }
        }
    }
}
