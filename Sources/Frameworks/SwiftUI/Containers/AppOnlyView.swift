import FoundationOverlay
import Snapshot
import ViewEngine

/// A view that works in an app's windows. In a widget the system draws a sign in its place.
struct AppOnlyView<Content: View> {
    let name: String
    /// What it does in a running window.
    let control: @MainActor (Evaluation) -> LiveControl?
    let content: Content
    /// What touches of it do in a running window.
    var gesture: AnyGesture<Void>?
    /// Whether it is a screen of its own, of whose guides others know nothing.
    let isScreen: Bool

    init(
        _ name: String, isScreen: Bool = false, control: @escaping @MainActor (EnvironmentValues) -> LiveControl? = { _ in nil },
        @ViewBuilder content: () -> Content
    ) { self.init(name, isScreen: isScreen, evaluated: { control($0.environment) }, content: content) }

    init(
        _ name: String, isScreen: Bool = false, evaluated control: @escaping @MainActor (Evaluation) -> LiveControl?,
        @ViewBuilder content: () -> Content
    ) {
        self.name = name
        self.isScreen = isScreen
        self.control = control
        self.content = content()
    }
}

extension AppOnlyView: View, _PrimitiveView {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        if evaluation.environment.isInAppWindow {
            var control = evaluation.archive.pass.isRunning ? control(evaluation) : nil
            if let gesture, let touched = evaluation.touches(gesture, named: name) {
                control?.recognizers = touched.recognizers
                control?.gestures = touched.gestures
            }
            let isFocused = control?.isFocused == true
            return evaluation.appendControl(name, control: control) {
                if isFocused { return content.changingEnvironment { $0.isFocused = true }._evaluate(evaluation) }
                if isScreen { content.annotation(.guideBarrier)._evaluate(evaluation) } else { content._evaluate(evaluation) }
            }
        }
        UnsupportedSign(name: name)._evaluate(evaluation)
    }
}

/// The sign that the system draws in place of a view it cannot archive: a yellow box with a prohibition sign.
struct UnsupportedSign {
    let name: String
    /// Whether the view never works, rather than in widgets only.
    var everywhere = false
}

extension UnsupportedSign: View, _PrimitiveView {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        let place = everywhere ? "is not supported" : "does not work in widgets"
        evaluation.archive.report(
            SnapshotDiagnostic(
                code: .unsupportedView, severity: .warning,
                message:
                    "\(name) \(place); a yellow box with a prohibition sign is drawn instead. Use stacks, grids, Text, Image, Button(intent:) "
                    + "or Toggle(isOn:intent:).",
                identity: evaluation.path.text))
        evaluation.appendControl(name) { picture._evaluate(evaluation) }
    }

    private var picture: some View {
        Rectangle().fill(Color.yellow).overlay {
            ProhibitionSign().fill(Color.red, style: FillStyle(eoFill: true)).padding(2)
        }
    }
}

/// A circle with a bar across it; filled by the even-odd rule.
struct ProhibitionSign: Shape {
    /// Parts of the diameter.
    private static let (line, largest) = (0.11, 44.0)

    func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height, Self.largest)
        guard side > 0 else { return Path() }
        let circle = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        let line = side * Self.line
        let inner = side / 2 - line
        var path = Path(ellipseIn: circle)
        path.addPath(segment(inner, line, from: circle))
        path.addPath(segment(inner, line, from: circle).applying(halfTurn(circle)))
        return path
    }

    /// The hole on one side of the bar, which runs from the top left to the bottom right.
    private func segment(_ radius: CGFloat, _ line: CGFloat, from circle: CGRect) -> Path {
        let opening = (asin(Double(line / 2 / radius)) * 180 / .pi).quantized
        var path = Path()
        path.addArc(
            center: CGPoint(x: circle.midX, y: circle.midY), radius: radius, startAngle: .degrees(225 + opening), endAngle: .degrees(405 - opening),
            clockwise: false)
        path.closeSubpath()
        return path
    }

    private func halfTurn(_ circle: CGRect) -> CGAffineTransform {
        CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 2 * circle.midX, ty: 2 * circle.midY)
    }
}

/// The sign for a view that other frameworks have and that is not drawn here.
public struct _UnsupportedView: View {
    private let sign: UnsupportedSign

    public init(name: String) { sign = UnsupportedSign(name: name, everywhere: true) }

    public var body: some View { sign }
}
