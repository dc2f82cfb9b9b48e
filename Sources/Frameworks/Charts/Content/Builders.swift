import SwiftUI

/// Nothing, in a builder.
struct BuilderEmpty {}

/// One of two things, in a builder.
public struct BuilderConditional<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage
}

/// One thing after another, in a builder.
struct BuilderPair<First, Second> {
    let first: First
    let second: Second
}

extension BuilderEmpty: ChartContent {
    typealias Body = Never
    func _append(to marks: inout _MarkList) {}
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
    public typealias Body = Never

    public func _append(to marks: inout _MarkList) {
        switch storage {
        case .trueContent(let content): content._append(to: &marks)
        case .falseContent(let content): content._append(to: &marks)
        }
    }
}

extension BuilderPair: ChartContent where First: ChartContent, Second: ChartContent {
    typealias Body = Never

    func _append(to marks: inout _MarkList) {
        first._append(to: &marks)
        second._append(to: &marks)
    }
}
