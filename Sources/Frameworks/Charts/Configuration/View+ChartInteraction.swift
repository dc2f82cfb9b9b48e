// - Support: none: charts neither scroll nor are they touched; what is used is reported as `unsupported-api`.
import FoundationOverlay
import Metrics
import SwiftUI

/// What a chart does while it is scrolled.
public protocol ChartScrollTargetBehavior {
    typealias TargetContext = ChartScrollTargetBehaviorContext
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// What is known of a chart that is scrolled.
public struct ChartScrollTargetBehaviorContext {
    public let chartProxy: ChartProxy
    public let originalTarget: ScrollTarget
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
    public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {}
}

extension View {
    private nonisolated func notScrolling(_ name: String) -> Self {
        UnsupportedAPI.report("View.\(name)", "the chart does not scroll: all of its data is shown")
        return self
    }

    private nonisolated func notSelecting(_ name: String) -> Self {
        UnsupportedAPI.report("View.\(name)", "nothing is selected: charts are not touched")
        return self
    }

    public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { notScrolling("chartScrollableAxes(_:)") }
    public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { notScrolling("chartXVisibleDomain(length:)") }
    public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { notScrolling("chartYVisibleDomain(length:)") }
    public nonisolated func chartScrollPosition(initialX: some Plottable) -> some View { notScrolling("chartScrollPosition(initialX:)") }
    public nonisolated func chartScrollPosition(initialY: some Plottable) -> some View { notScrolling("chartScrollPosition(initialY:)") }
    public nonisolated func chartScrollPosition(x: Binding<some Plottable>) -> some View { notScrolling("chartScrollPosition(x:)") }
    public nonisolated func chartScrollPosition(y: Binding<some Plottable>) -> some View { notScrolling("chartScrollPosition(y:)") }
    public nonisolated func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
        notScrolling("chartScrollTargetBehavior(_:)")
    }

    public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { notSelecting("chartXSelection(value:)") }
    public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { notSelecting("chartYSelection(value:)") }
    public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { notSelecting("chartAngleSelection(value:)") }
    public nonisolated func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View { notSelecting("chartGesture(_:)") }

    public nonisolated func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        notSelecting("chartXSelection(range:)")
    }

    public nonisolated func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        notSelecting("chartYSelection(range:)")
    }
}
