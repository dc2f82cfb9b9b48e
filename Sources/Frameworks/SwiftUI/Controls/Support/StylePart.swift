import ViewEngine

/// A part of a control, as its style gets it.
@MainActor @preconcurrency
public protocol _StylePart: _PrimitiveView {
    var _view: AnyView { get }
}

extension _StylePart {
    public func _evaluate(_ evaluation: Evaluation) { _view._evaluate(evaluation) }
}
