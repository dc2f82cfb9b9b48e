import FoundationOverlay
import SwiftUI
import ViewEngine

/// A view that draws data.
public struct Chart<Content: ChartContent> {
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

extension Chart: View {
    public var body: some View {
        GeometryReader { proxy in
            ChartFrame(content: { content.marks(over: $0, in: $1) }, size: proxy.size, frame: proxy.frame(in: .global))
        }
    }
}

/// A chart of a size: the plot and what lies around it.
struct ChartFrame {
    let content: @MainActor (ClosedRange<Double>?, Evaluation?) -> [Mark]
    let size: CGSize
    /// In the coordinates of the whole view.
    let frame: CGRect
}

extension ChartFrame: View, _PrimitiveView {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        let environment = evaluation.environment
        let configuration = environment.chart
        let marks = content(configuration.x.numbers, evaluation)
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        calendar.locale = environment.locale
        let planner = ChartPlanner(marks: marks, configuration: configuration, calendar: calendar, locale: environment.locale) {
            view, proposal in
            ZStack { view }.measured(in: evaluation, proposal)
        }
        var plan = planner.plan(size)
        var plot = styledPlot(plan, configuration)
        let asked = configuration.plotStyles.isEmpty ? plan.plot.size : planner.measure(plot, ProposedViewSize(plan.plot.size))
        if asked != plan.plot.size {
            plan = planner.plan(size, plotSize: asked)
            plot = styledPlot(plan, configuration)
        }
        let proxy = ChartProxy(plan: plan, frame: frame)
        var parts = configuration.backgrounds.map { layer($0, proxy) }
        parts.append(PlotPart(view: plot, place: .frame(plan.plot)))
        parts += plan.surroundings
        parts += configuration.overlays.map { layer($0, proxy) }
        PlotParts(parts: parts).environment(\.chart, ChartConfiguration())._evaluate(evaluation)
    }

    @MainActor private func styledPlot(_ plan: ChartPlan, _ configuration: ChartConfiguration) -> AnyView {
        configuration.plotStyles.reversed().reduce(AnyView(ChartPlotContent(plan: plan))) { $1(ChartPlotContent(plan: plan, styled: $0)) }
    }

    @MainActor private func layer(_ layer: ProxyLayer, _ proxy: ChartProxy) -> PlotPart {
        let whole = CGRect(origin: .zero, size: size)
        let view = ZStack { layer.content(proxy) }.frame(width: size.width, height: size.height, alignment: layer.alignment)
        return PlotPart(view: AnyView(view), place: .frame(whole))
    }
}

extension View {
    /// The size of the view for a proposal, in the surroundings of an evaluation.
    fileprivate func measured(in evaluation: Evaluation, _ proposal: ProposedViewSize) -> CGSize {
        evaluation.collect { _evaluate(evaluation) }.first?.size(for: proposal) ?? .zero
    }
}
