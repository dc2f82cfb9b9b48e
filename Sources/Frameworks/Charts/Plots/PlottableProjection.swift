import FoundationOverlay
import SwiftUI

/// A value of each element of a plot's data, with a description of what it is.
public struct PlottableProjection<DataElement, Value: Plottable> {
    let value: (DataElement) -> PlottedValue

    private init(_ label: Text, _ keyPath: KeyPath<DataElement, Value>) {
        nonisolated(unsafe) let keyPath = keyPath
        value = { PlottedValue(label: label, start: $0[keyPath: keyPath].datum, end: nil) }
    }

    public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>) -> PlottableProjection {
        PlottableProjection(Text(labelKey), keyPath)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ keyPath: KeyPath<DataElement, Value>) -> PlottableProjection {
        PlottableProjection(Text(label), keyPath)
    }

    public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, Value>) -> PlottableProjection { PlottableProjection(label, keyPath) }
}

/// Marks of all elements of some data at once.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
    associatedtype DataElement
    var _vector: _VectorPlot<DataElement> { get }
}

/// A mark for each element of some data.
public struct _VectorPlot<DataElement> {
    let elements: [DataElement]
    let make: (DataElement) -> Mark
    var changes: [(DataElement, inout Mark) -> Void] = []
}

extension _VectorPlot: VectorizedChartContent {
    public typealias Body = Never
    public var _vector: _VectorPlot<DataElement> { self }

    public func _append(to marks: inout _MarkList) {
        for element in elements {
            var mark = make(element)
            for change in changes { change(element, &mark) }
            marks.marks.append(mark)
        }
    }
}

extension VectorizedChartContent {
    private func changingEach(_ change: @escaping (DataElement, inout Mark) -> Void) -> _VectorPlot<DataElement> {
        var plot = _vector
        plot.changes.append(change)
        return plot
    }

    public func foregroundStyle<D: Plottable>(by value: PlottableProjection<DataElement, D>) -> some VectorizedChartContent<DataElement> {
        changingEach { if $1.style.foreground == nil { $1.style.foreground = .by(value.value($0)) } }
    }

    public func foregroundStyle<S: ShapeStyle>(_ keyPath: KeyPath<DataElement, S>) -> some VectorizedChartContent<DataElement> {
        changingEach { if $1.style.foreground == nil { $1.style.foreground = .fixed(AnyShapeStyle($0[keyPath: keyPath])) } }
    }

    public func lineStyle<D: Plottable>(by value: PlottableProjection<DataElement, D>) -> some VectorizedChartContent<DataElement> {
        changingEach { if $1.style.line == nil { $1.style.line = .by(value.value($0)) } }
    }

    public func symbol<D: Plottable>(by value: PlottableProjection<DataElement, D>) -> some VectorizedChartContent<DataElement> {
        changingEach { if $1.style.symbol == nil { $1.style.symbol = .by(value.value($0)) } }
    }

    public func symbolSize<D: Plottable>(by value: PlottableProjection<DataElement, D>) -> some VectorizedChartContent<DataElement> {
        changingEach { if $1.style.symbolSize == nil { $1.style.symbolSize = .by(value.value($0)) } }
    }

    /// Square points.
    public func symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
        changingEach { if $1.style.symbolSize == nil { $1.style.symbolSize = .fixed(.area($0[keyPath: keyPath])) } }
    }

    public func opacity(_ keyPath: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement> {
        changingEach { $1.style.opacity *= $0[keyPath: keyPath] }
    }

    public func position<D: Plottable>(
        by value: PlottableProjection<DataElement, D>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> {
        changingEach { $1.style.position = $1.style.position ?? .init(value: value.value($0), axis: axis, span: span) }
    }
}
