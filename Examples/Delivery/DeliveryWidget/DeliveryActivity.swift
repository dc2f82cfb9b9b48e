import ActivityKit
import SwiftUI
import WidgetKit

@main
struct DeliveryBundle: WidgetBundle {
    var body: some Widget {
        DeliveryActivity()
    }
}

struct DeliveryActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: DeliveryAttributes.self) { context in
            DeliveryBanner(attributes: context.attributes, state: context.state, isStale: context.isStale)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    StepSymbol(step: context.state.step, size: 40)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    VStack(alignment: .trailing, spacing: 0) {
                        Text("Arrives").font(.caption2).foregroundStyle(.secondary)
                        Text(context.state.arrives, style: .time).font(.headline)
                    }
                }
                DynamicIslandExpandedRegion(.center) {
                    Text(context.state.step.title).font(.headline).lineLimit(1)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    VStack(alignment: .leading, spacing: 8) {
                        Route(step: context.state.step)
                        Text(context.state.news(of: context.attributes, isStale: context.isStale)).font(.caption).foregroundStyle(.secondary)
                    }
                    .padding(.top, 6)
                }
            } compactLeading: {
                Image(systemName: context.state.step.symbol).foregroundStyle(.orange)
            } compactTrailing: {
                Text(context.state.arrives, style: .time).font(.caption.weight(.semibold)).lineLimit(1).minimumScaleFactor(0.7)
            } minimal: {
                Image(systemName: context.state.step.symbol).foregroundStyle(.orange)
            }
            .keylineTint(.orange)
        }
    }
}

#Preview("Dinner", as: .content, using: DeliveryAttributes.dinner) {
    DeliveryActivity()
} contentStates: {
    DeliveryAttributes.ContentState(step: .accepted, arrives: .now + 40 * 60, stopsAhead: 0)
    DeliveryAttributes.ContentState(step: .kitchen, arrives: .now + 32 * 60, stopsAhead: 0)
    DeliveryAttributes.ContentState(step: .onTheWay, arrives: .now + 12 * 60, courier: "Amadou", stopsAhead: 1)
    DeliveryAttributes.ContentState(step: .delivered, arrives: .now, courier: "Amadou", stopsAhead: 0)
}
