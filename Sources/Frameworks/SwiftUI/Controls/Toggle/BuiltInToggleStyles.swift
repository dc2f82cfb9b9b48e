import FoundationOverlay
import ViewEngine

/// The style for the surroundings: a button in widgets, a switch in windows.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReading { environment in
            if environment.isInAppWindow {
                SwitchToggleStyle().makeBody(configuration: configuration)
            } else {
                ButtonToggleStyle().makeBody(configuration: configuration)
            }
        }
    }
}

/// A button that is filled while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReading { environment in
            let isOn = configuration.isOn
            BorderedButtonBody(
                label: AnyView(configuration.label), foreground: isOn ? AnyShapeStyle(Color.white) : AnyShapeStyle(TintShapeStyle()),
                ground: isOn ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(ButtonGround(role: nil)))
        }
    }
}

/// The label and a switch.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
    let tint: Color?

    public nonisolated init() { tint = nil }

    @available(iOS, deprecated: 100000)
    public nonisolated init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReading { environment in
            HStack {
                if !environment.hidesLabels {
                    StackedLabel(label: configuration.label)
                    Spacer()
                }
                DimmedWhenDisabled(content: SwitchShape(isOn: configuration.isOn, tint: tint), opacity: .switchDisabledOpacity)
            }
        }
    }
}

/// The switch itself.
struct SwitchShape: View {
    let isOn: Bool
    let tint: Color?

    var body: some View {
        EnvironmentReading { environment in
            let inset = environment.metric(.switchKnobInset)
            let on = tint.map { AnyShapeStyle($0) } ?? environment.tintStyle ?? AnyShapeStyle(Color.green)
            Capsule()
                .fill(isOn ? on : AnyShapeStyle(SystemStyle(names: ["secondarySystemFill"])))
                .frame(width: environment.metric(.switchWidth), height: environment.metric(.switchHeight))
                .overlay(alignment: isOn ? .trailing : .leading) {
                    Capsule()
                        .fill(Color.white)
                        .frame(width: environment.metric(.switchKnobWidth), height: environment.metric(.switchKnobHeight))
                        .shadow(color: Color(white: 0, opacity: 0.15), radius: 4, y: 3)
                        .padding(.horizontal, inset)
                }
                .frame(width: environment.metric(.switchLayoutWidth), alignment: .leading)
        }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: DefaultToggleStyle { .init() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: ButtonToggleStyle { .init() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: SwitchToggleStyle { .init() } }
