import SwiftUI

/// Marks along an axis, or several groups of them.
@MainActor @preconcurrency
public protocol AxisContent {
    func _append(to axis: inout _AxisList)
}

/// The groups of marks along an axis, in order.
public struct _AxisList {
    var groups: [AxisMarkGroup] = []
}

/// Marks of one look at several values of an axis.
struct AxisMarkGroup {
    var preset: AxisMarkPreset = .automatic
    var position: AxisMarkPosition = .automatic
    var values: AxisMarkValues = .automatic
    /// What is shown at a value; nil: what the system shows.
    var content: (@MainActor (AxisValue) -> [AxisPart])?
    var stroke: StrokeStyle?
    var format: AxisLabelFormat?
}

extension AxisContent {
    var groups: [AxisMarkGroup] {
        var list = _AxisList()
        _append(to: &list)
        return list.groups
    }

    public nonisolated func compositingLayer() -> some AxisContent { self }
}

extension Never: AxisContent {
    public func _append(to axis: inout _AxisList) {}
}

extension Optional: AxisContent where Wrapped: AxisContent {
    public func _append(to axis: inout _AxisList) { self?._append(to: &axis) }
}

extension BuilderEmpty: AxisContent {
    func _append(to axis: inout _AxisList) {}
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
    public func _append(to axis: inout _AxisList) {
        switch storage {
        case .trueContent(let content): content._append(to: &axis)
        case .falseContent(let content): content._append(to: &axis)
        }
    }
}

extension BuilderPair: AxisContent where First: AxisContent, Second: AxisContent {
    func _append(to axis: inout _AxisList) {
        first._append(to: &axis)
        second._append(to: &axis)
    }
}

/// Axis content whose type is hidden.
public struct AnyAxisContent {
    let content: any AxisContent

    public nonisolated init(_ content: any AxisContent) { self.content = content }
    public nonisolated init(erasing content: some AxisContent) { self.content = content }
}

extension AnyAxisContent: AxisContent {
    public func _append(to axis: inout _AxisList) { content._append(to: &axis) }
}
