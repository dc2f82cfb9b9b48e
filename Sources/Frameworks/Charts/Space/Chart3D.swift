import FoundationOverlay
import Metrics
import SwiftUI

/// A chart with a third axis.
/// - Support: partial: drawn flat, as it is seen from the front; reported as `unsupported-api`.
public struct Chart3D<Content: ChartContent> {
    let content: Content

    public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    public nonisolated init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }
}

extension Chart3D: View {
    public var body: some View {
        UnsupportedAPI.report("Chart3D", "the chart is drawn flat, as it is seen from the front")
        return Chart { content }
    }
}

/// What a chart with a third axis shows.
public typealias Chart3DContent = ChartContent
/// Builds what a chart with a third axis shows.
public typealias Chart3DContentBuilder = ChartContentBuilder

extension PointMark {
    /// - Support: partial: drawn flat, without its depth.
    public nonisolated init<X: Plottable, Y: Plottable, Z: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>) {
        self.init(x: x, y: y)
    }
}

extension RuleMark {
    /// - Support: partial: drawn flat, without its depth.
    public nonisolated init<X: Plottable, Z: Plottable>(x: PlottableValue<X>, z: PlottableValue<Z>) { self.init(x: x) }
    /// - Support: partial: drawn flat, without its depth.
    public nonisolated init<Y: Plottable, Z: Plottable>(y: PlottableValue<Y>, z: PlottableValue<Z>) { self.init(y: y) }
}

extension RectangleMark {
    /// - Support: partial: drawn flat, without its depth.
    public nonisolated init<X: Plottable, Y: Plottable, Z: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>) {
        self.init(x: x, y: y)
    }
}

/// A surface over two axes.
/// - Support: none. Not drawn; `Chart3D` is reported as `unsupported-api`.
public struct SurfacePlot: ChartContent {
    public typealias Body = Never
    public nonisolated init(x: String, y: String, z: String, function: @escaping @Sendable (_ x: Double, _ z: Double) -> Double) {}
    @_disfavoredOverload
    public nonisolated init(
        x: LocalizedStringResource, y: LocalizedStringResource, z: LocalizedStringResource,
        function: @escaping @Sendable (_ x: Double, _ z: Double) -> Double
    ) {}
    public func _append(to marks: inout _MarkList) {}
    public func roughness(_ roughness: Double) -> SurfacePlot { self }
}
