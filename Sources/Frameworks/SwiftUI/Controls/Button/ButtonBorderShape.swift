import FoundationOverlay
import Geometry
import Metrics
import ViewEngine

/// The outline of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic, capsule, circle
        case roundedRectangle(CGFloat?)
    }

    let kind: Kind

    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let circle = ButtonBorderShape(kind: .circle)
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(kind: .roundedRectangle(radius)) }
}

extension ButtonBorderShape: InsettableShape {
    /// Apart from controls, whose size decides: a capsule where nothing else is said.
    public nonisolated func path(in rect: CGRect) -> Path {
        switch kind {
        case .automatic, .capsule: Capsule().path(in: rect)
        case .circle: Circle().path(in: rect)
        case .roundedRectangle(let radius):
            RoundedRectangle(cornerRadius: radius ?? ControlMetrics.shared[.buttonRegularCornerRadius, DeviceTraits.current.profile]).path(in: rect)
        }
    }

    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<ButtonBorderShape> { shrunk(by: amount) }
}

private enum ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { changingEnvironment { $0.buttonBorderShape = shape } }

    /// Holding a button does not repeat its action in an archived view.
    /// - Support: accepted, without effect: holding a button does not repeat its action.
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

/// Whether a button that is held repeats its action.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
