extension Never: AxisMark {
    public func _append(to parts: inout _AxisPartList) {}
}

extension Optional: AxisMark where Wrapped: AxisMark {
    public func _append(to parts: inout _AxisPartList) { self?._append(to: &parts) }
}

extension BuilderEmpty: AxisMark {
    func _append(to parts: inout _AxisPartList) {}
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    public func _append(to parts: inout _AxisPartList) {
        switch storage {
        case .trueContent(let content): content._append(to: &parts)
        case .falseContent(let content): content._append(to: &parts)
        }
    }
}

extension BuilderPair: AxisMark where First: AxisMark, Second: AxisMark {
    func _append(to parts: inout _AxisPartList) {
        first._append(to: &parts)
        second._append(to: &parts)
    }
}

/// An axis mark whose type is hidden.
public struct AnyAxisMark {
    let content: any AxisMark

    public nonisolated init(_ content: any AxisMark) { self.content = content }
    public nonisolated init(erasing content: some AxisMark) { self.content = content }
}

extension AnyAxisMark: AxisMark {
    public func _append(to parts: inout _AxisPartList) { content._append(to: &parts) }
}
