import FoundationOverlay
import UIKit
import ViewEngine

/// A window of UIKit, and what its controllers present.
struct UIKitWindow: View {
    let window: UIWindow

    var body: some View {
        EvaluatedView { evaluation in
            window._tellOfTraits()
            UIKitScreen(view: window, ground: window.backgroundColor == nil ? .black : nil)._evaluate(evaluation)
            if let root = window.rootViewController { UIKitPresentations.show(over: root, evaluation) }
        }
    }
}

/// What controllers present over a window.
@MainActor
enum UIKitPresentations {
    static func show(over root: UIViewController, _ evaluation: Evaluation) {
        guard let presentations = evaluation.environment.presentations else { return }
        for controller in UIViewController._presented(over: root) { present(controller, presentations, evaluation) }
    }

    private static func present(_ controller: UIViewController, _ presentations: Presentations, _ evaluation: Evaluation) {
        let close: @MainActor () -> Void = { controller.presentingViewController?._dismissByHand() }
        if let alert = controller as? UIAlertController {
            let isAlert = alert.preferredStyle == .alert
            let content = UIKitAlert(alert: alert)
            return presentations.add(isAlert ? .alert : .dialog, by: evaluation, AnyView(content)) {
                if let cancel = alert.actions.first(where: { $0.style == .cancel }) { alert._choose(cancel) } else { close() }
            }
        }
        let screen = UIKitScreen(view: controller.view, ground: controller.view.backgroundColor == nil ? .clear : nil)
        guard !controller._coversScreen else { return presentations.add(.cover, by: evaluation, AnyView(screen), dismiss: close) }
        let sheet = controller.sheetPresentationController
        let detents = Set((sheet?.detents ?? []).map(detent))
        let content = EnvironmentReading { environment in screen.clipShape(SheetCorners(radius: environment.metric(.sheetCornerRadius))) }
            .presentationDetents(detents.isEmpty ? [.large] : detents)
            .presentationDragIndicator(sheet?.prefersGrabberVisible == true ? .visible : .hidden)
        presentations.add(.sheet, by: evaluation, AnyView(content), dismiss: close)
    }

    private static func detent(_ detent: UISheetPresentationController.Detent) -> PresentationDetent {
        switch detent.identifier {
        case .medium: .medium
        case .large: .large
        default: detent._height.flatMap { $0(UIScreen.main.bounds.height) }.map { .height($0) } ?? .large
        }
    }
}

/// The upper corners of a sheet, which reaches below the screen.
private struct SheetCorners: Shape {
    let radius: CGFloat

    func path(in rect: CGRect) -> Path {
        let reaching = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height + 2 * radius)
        return UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius).path(in: reaching)
    }
}

/// A view of UIKit in all the room there is, also below bars and the edges of the device.
struct UIKitScreen: View {
    let view: UIView
    var ground: Color?

    var body: some View {
        GeometryReader { proxy in
            let insets = proxy.safeAreaInsets
            let size = CGSize(
                width: proxy.size.width + insets.leading + insets.trailing, height: proxy.size.height + insets.top + insets.bottom)
            UIKitLaidOut(
                view: view, size: size,
                safeArea: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
            )
            .background { ground }
            .offset(x: -insets.leading, y: -insets.top)
        }
        .ignoresSafeArea(.keyboard)
    }
}

/// A view of UIKit at a size, laid out by itself.
struct UIKitLaidOut: View {
    let view: UIView
    let size: CGSize
    let safeArea: UIEdgeInsets

    var body: some View {
        EvaluatedView { evaluation in
            _UIKitDrawing.surroundings = evaluation.environment
            defer { _UIKitDrawing.surroundings = nil }
            _ViewUpdates.drawing {
                view._givenSafeArea = safeArea
                view.frame = CGRect(origin: .zero, size: size)
                let cover = evaluation.environment.keyboardCover
                _FirstResponder.setKeyboardHeight(cover > 0 ? cover + safeArea.bottom : 0, in: view)
                view.layoutIfNeeded()
            }
            UIKitView(view: view)._evaluate(evaluation)
        }
    }
}

/// The card of an alert of UIKit.
private struct UIKitAlert: View {
    let alert: UIAlertController

    var body: some View {
        let actions = alert.actions
        let buttons = ForEach(actions.indices, id: \.self) { index in
            let action = actions[index]
            Button(role: action.style == .cancel ? .cancel : action.style == .destructive ? .destructive : nil) {
                alert._choose(action)
            } label: {
                Text(verbatim: action.title ?? "")
            }
            .disabled(!action.isEnabled)
        }
        let content = DialogContent(
            title: alert.title.map { AnyView(Text(verbatim: $0)) }, message: message, actions: AnyView(buttons))
        if alert.preferredStyle == .alert { AlertCard(content: content) } else { DialogCard(content: content) }
    }

    @MainActor
    private var message: AnyView? {
        let fields = alert.textFields ?? []
        guard alert.message != nil || !fields.isEmpty else { return nil }
        return AnyView(
            VStack {
                alert.message.map { Text(verbatim: $0) }
                ForEach(fields.indices, id: \.self) { index in
                    // Made anew in every pass: what stands in a field of UIKit is no state of a view.
                    EvaluatedView { UIKitText.field(fields[index])._evaluate($0) }
                }
            })
    }
}
