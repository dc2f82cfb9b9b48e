import FoundationOverlay
import UIKit
import ViewEngine

/// What a hosting controller shows. What its views say about the bars around them holds for the navigation controller that it is a screen of;
/// without one, what they have for the lower edge stands there by itself.
struct UIKitHosted: View {
    let hosted: _UIHostedView
    let isMeasured: Bool

    var body: some View {
        EvaluatedView { evaluation in
            let insets = insets(evaluation.environment)
            guard !isMeasured, insets != .zero else { return show(evaluation) }
            let nodes = evaluation.collect { show(evaluation) }
            ImplicitRoot(nodes: nodes)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .safeAreaPadding(EdgeInsets(insets, isRightToLeft: evaluation.environment.isRightToLeft))
                ._evaluate(evaluation)
        }
    }

    /// What bars, the screen's edges and the keyboard cover of a controller's view.
    @MainActor
    private func insets(_ environment: EnvironmentValues) -> UIEdgeInsets {
        guard hosted.controller != nil else { return .zero }
        var insets = hosted.regions.contains(.container) ? hosted.safeAreaInsets : .zero
        if hosted.regions.contains(.keyboard) { insets.bottom += environment.keyboardCover }
        return insets
    }

    @MainActor
    private func show(_ evaluation: Evaluation) {
        guard let controller = hosted.controller, !evaluation.environment.isInNavigation else { return hosted.content._evaluate(evaluation) }
        var nodes: [Node] = []
        var gathered = evaluation.preferences { nodes = hosted.content.nodes(in: evaluation) }
        let bar = gathered.take(NavigationBarKey.self)
        evaluation.preferences.append(gathered)
        evaluation.archive.pass.readPreferences()
        if let navigation = controller.parent as? UINavigationController {
            controller.navigationItem.show(bar, in: navigation, evaluation.environment)
        }
        evaluation.append(nodes, above: bar.lowerEntries)
    }
}

extension EdgeInsets {
    fileprivate init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
        self.init(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
    }
}

/// What views of this module give a navigation item beside its own.
final class HostedBar {
    let values: NavigationBarValues
    init(_ values: NavigationBarValues) { self.values = values }
}

extension UINavigationItem {
    /// Takes over what views say about the bar above them; what they do not speak of stays.
    fileprivate func show(_ bar: NavigationBarValues, in navigation: UINavigationController, _ environment: EnvironmentValues) {
        _hosted = HostedBar(bar)
        if let text = bar.title?._plainText(in: environment), title != text { title = text }
        if let mode = bar.displayMode, largeTitleDisplayMode != mode.ofItem { largeTitleDisplayMode = mode.ofItem }
        if bar.hidesBack, !hidesBackButton { hidesBackButton = true }
        if let isHidden = bar.isHidden, navigation.isNavigationBarHidden != isHidden { navigation.isNavigationBarHidden = isHidden }
    }
}

extension NavigationBarValues {
    /// Adds what views have for a bar that is one of UIKit.
    mutating func add(_ hosted: HostedBar) {
        items += hosted.values.items.filter { $0.placement.place != .lower }
        search = hosted.values.search ?? search
        look.take(hosted.values.look)
    }
}

extension NavigationBarItem.TitleDisplayMode {
    fileprivate var ofItem: UINavigationItem.LargeTitleDisplayMode {
        switch self {
        case .large, .inlineLarge: .always
        case .inline: .never
        case .automatic: .automatic
        }
    }
}
