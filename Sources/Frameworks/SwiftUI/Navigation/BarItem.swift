import FoundationOverlay
import ViewEngine

/// An item of a bar in the surroundings of the view that put it there, with the looks that the bar has.
struct BarItem<Styled: View> {
    let entry: _ToolbarEntry
    /// Gives the item's view what the kind of bar gives it.
    @ViewBuilder let styled: @MainActor (AnyView) -> Styled
}

extension BarItem: View, _PrimitiveView {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        guard let surroundings = entry.environment else { return styled(entry.view)._evaluate(evaluation) }
        evaluation.withEnvironment({ $0 = surroundings.asBarItem(in: $0) }) { styled(entry.view)._evaluate(evaluation) }
    }
}

private enum BarTintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// The tint that a bar's own look gives its items; nil where they have that of their surroundings.
    var barTint: AnyShapeStyle? {
        get { self[BarTintKey.self] }
        set { self[BarTintKey.self] = newValue }
    }

    /// These surroundings of a screen's view, for an item that the view puts into a bar: objects, values, whether it is enabled and its tint
    /// stay; fonts, styles of text and buttons, and what lists say of their rows do not reach a bar.
    fileprivate func asBarItem(in bar: EnvironmentValues) -> EnvironmentValues {
        var item = self
        item.stackOrientation = bar.stackOrientation
        (item.isInList, item.isInListRow) = (false, false)
        (item.font, item.imageScale, item.lineLimit) = (bar.font, bar.imageScale, bar.lineLimit)
        ForegroundStyles.set(ForegroundStyles.current(in: bar), in: &item)
        StyleStack<PrimitiveButtonStyleConfiguration>.take(from: bar, in: &item)
        item.colorScheme = bar.colorScheme
        item.barTint = bar.barTint
        if let tint = bar.barTint { item.tintStyle = tint }
        return item
    }
}
