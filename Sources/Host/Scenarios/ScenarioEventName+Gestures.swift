import ExtensionProtocol
import Foundation
import IsletModel

/// What a person does with fingers in the app in the foreground.
extension ScenarioEventName {
    var gesture: ScenarioEventSpecification {
        switch self {
        case .submit: use("Somebody presses the key that ends the writing into a field.") { _ throws(ScenarioProblem) in .submit }
        case .doubleTap: use("Somebody taps a control of the app in the foreground twice.") { _ throws(ScenarioProblem) in .doubleTap }
        case .press:
            use("Somebody touches a control of the app in the foreground and holds it.", [.may("for", "a length of time, 1s unless given")]) {
                (m) throws(ScenarioProblem) in .press(seconds: try m.optionalDuration("for") ?? 1)
            }
        case .drag:
            use(
                "Somebody drags a control of the app in the foreground.",
                Self.way + [.may("for", "a length of time, 300 ms unless given")]
            ) { (m) throws(ScenarioProblem) in
                .drag(
                    x: try m.optionalNumber("x") ?? 0, y: try m.optionalNumber("y") ?? 0, seconds: try m.optionalDuration("for") ?? Self.quick)
            }
        case .pinch:
            use(
                "Two fingers move apart and turn on a control of the app in the foreground.",
                [.may("scale", "how far apart, as a factor"), .may("degrees", "how far they turn, clockwise")]
            ) { (m) throws(ScenarioProblem) in
                .pinch(scale: try m.optionalNumber("scale") ?? 1, degrees: try m.optionalNumber("degrees") ?? 0)
            }
        default:
            ScenarioEventSpecification(
                "Somebody scrolls in the app in the foreground.",
                Self.way + [.may("control", "something in the area that is scrolled; the largest one unless given"), .app]
            ) { (m) throws(ScenarioProblem) in
                let area = try m.optionalText("control").map { AppControlReference.title($0) } ?? .scrollArea
                let way = AppGesture.scroll(x: try m.optionalNumber("x") ?? 0, y: try m.optionalNumber("y") ?? 0)
                return .useControl(area, way, app: try m.optionalText("app"))
            }
        }
    }

    /// Seconds.
    private static let quick = 0.3
    private static let way: [ScenarioEventSpecification.Member] = [.may("x", "points to the right"), .may("y", "points downwards")]

    private func use(
        _ help: String, _ members: [ScenarioEventSpecification.Member] = [],
        _ read: @escaping @Sendable (ScenarioMembers) throws(ScenarioProblem) -> AppGesture
    ) -> ScenarioEventSpecification {
        ScenarioEventSpecification(help, Self.control + members) { (m) throws(ScenarioProblem) in
            .useControl(try Self.control(m), try read(m), app: try m.optionalText("app"))
        }
    }
}
