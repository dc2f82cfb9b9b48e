import FoundationOverlay
import SwiftUI

extension Never: ChartContent {
    public func _append(to marks: inout _MarkList) {}
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public typealias Body = Never
    public func _append(to marks: inout _MarkList) { self?._append(to: &marks) }
}

extension ForEach: ChartContent where Content: ChartContent {
    public typealias Body = Never

    public func _append(to marks: inout _MarkList) {
        for element in data { content(element)._append(to: &marks) }
    }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(_data: data, id: { $0.id }, content: content)
    }
}

extension ForEach where Content: ChartContent {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(_data: data, id: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(_data: data, id: { $0 }, content: content)
    }
}

/// Content that is handled together.
public struct Plot<Content: ChartContent> {
    let content: Content

    public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}

extension Plot: ChartContent {
    public typealias Body = Never
    public func _append(to marks: inout _MarkList) { content._append(to: &marks) }
}

/// Content whose type is hidden.
public struct AnyChartContent {
    let content: any ChartContent

    public nonisolated init(_ content: any ChartContent) { self.content = content }
    public nonisolated init(erasing content: some ChartContent) { self.content = content }
}

extension AnyChartContent: ChartContent {
    public typealias Body = Never
    public func _append(to marks: inout _MarkList) { content._append(to: &marks) }
}
