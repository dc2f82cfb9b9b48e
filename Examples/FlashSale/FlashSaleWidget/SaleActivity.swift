import ActivityKit
import SwiftUI
import WidgetKit

struct SaleActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: SaleAttributes.self) { context in
            SaleBanner(item: context.attributes.item, state: context.state, isStale: context.isStale)
                .activityBackgroundTint(Color(red: 0.13, green: 0.06, blue: 0.2))
                .activitySystemActionForegroundColor(.white)
        } dynamicIsland: { context in
            let item = context.attributes.item
            let state = context.state
            return DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    SaleSymbol(item: item, size: 44)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    Countdown(state: state).font(.title3.weight(.semibold)).frame(width: 76, alignment: .trailing)
                }
                DynamicIslandExpandedRegion(.center) {
                    VStack(spacing: 0) {
                        Text(item.name).font(.headline)
                        Text(state.isReserved ? "Kept for you" : item.maker).font(.caption).foregroundStyle(.secondary)
                    }
                    .lineLimit(1)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    HStack(spacing: 12) {
                        StockBar(item: item, state: state)
                        BuyButton(item: item)
                    }
                    .padding(.top, 6)
                }
            } compactLeading: {
                Image(systemName: item.symbol).foregroundStyle(.ember)
            } compactTrailing: {
                Countdown(state: state).font(.footnote.weight(.semibold)).minimumScaleFactor(0.7).frame(width: 44, alignment: .trailing)
            } minimal: {
                Image(systemName: item.symbol).foregroundStyle(.ember)
            }
            .keylineTint(.ember)
            .widgetURL(SaleLink.url(to: item))
        }
    }
}

#Preview("Reservation", as: .content, using: SaleAttributes(item: .teapot)) {
    SaleActivity()
} contentStates: {
    SaleAttributes.ContentState(isReserved: true, left: 31, opens: .now, closes: .now + 45 * 60)
    SaleAttributes.ContentState(isReserved: true, left: 3, opens: .now - 38 * 60, closes: .now + 7 * 60)
    SaleAttributes.ContentState(isReserved: false, left: 0, opens: .now - 45 * 60, closes: .now)
}

#Preview("Bicycle", as: .dynamicIsland(.compact), using: SaleAttributes(item: .bicycle)) {
    SaleActivity()
} contentStates: {
    SaleAttributes.ContentState(isReserved: true, left: 5, opens: .now, closes: .now + 110 * 60)
}
