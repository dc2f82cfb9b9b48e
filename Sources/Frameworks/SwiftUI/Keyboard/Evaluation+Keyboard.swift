import FoundationOverlay
import Metrics
import UIKit
import ViewEngine

private enum KeyboardCoverKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

extension EnvironmentValues {
    /// How much of the window's safe area the keyboard covers, in points; 0 where there is none.
    var keyboardCover: CGFloat {
        get { self[KeyboardCoverKey.self] }
        set { self[KeyboardCoverKey.self] = newValue }
    }
}

extension Evaluation {
    /// Makes the layers of a window, and over them the keyboard of the field that has the focus.
    func belowKeyboard(_ focus: WindowFocus, _ body: () -> Void) {
        guard let field = focus.field, DeviceTraits.current.hasKeyboard else { return body() }
        let entries = focus.entries
        let safeArea = archive.safeArea.bottom
        let height = Keyboard.height(of: field, hasBar: !entries.isEmpty, environment, safeArea: safeArea)
        var nodes: [Node] = []
        withEnvironment({ $0.keyboardCover = height - safeArea }) { nodes = collect(body) }
        let layers = Node(.layout(ZStackLayout()._box(named: "Layers"), children: nodes), environment: environment, path: path)
        ZStack(alignment: .bottom) {
            EvaluatedView { $0.append(layers) }.frame(maxWidth: .infinity, maxHeight: .infinity)
            EvaluatedView { evaluation in
                // At the field's path: only controls of the foremost layer can be used.
                let above = Evaluation(environment: evaluation.environment, path: field.path, archive: evaluation.archive)
                Keyboard(field: field, entries: entries)._evaluate(above)
                above.collectAll().forEach(evaluation.append)
            }
            .padding(.bottom, -safeArea)
        }
        ._evaluate(self)
    }

    /// Makes the views of a layer, above the keyboard.
    func aboveKeyboard(_ body: () -> Void) {
        let cover = environment.keyboardCover
        guard cover > 0 else { return body() }
        let nodes = collect(body)
        ImplicitRoot(nodes: nodes)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .aboveKeyboard(height: cover)
            ._evaluate(self)
    }
}

extension DeviceTraits {
    /// Whether fields are written into with a keyboard on the screen.
    fileprivate var hasKeyboard: Bool { idiom == .phone || idiom == .pad }
}
