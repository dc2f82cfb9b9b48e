import SwiftUI
import WidgetKit

struct CircularView: View {
    let forecast: Forecast

    var body: some View {
        Gauge(value: Double(forecast.temperature), in: Double(forecast.low)...Double(forecast.high)) {
            Image(systemName: forecast.condition.symbol)
        } currentValueLabel: {
            Text("\(forecast.temperature)")
        } minimumValueLabel: {
            Text("\(forecast.low)")
        } maximumValueLabel: {
            Text("\(forecast.high)")
        }
        .gaugeStyle(.accessoryCircular)
        .containerBackground(.clear, for: .widget)
    }
}

struct RectangularView: View {
    let forecast: Forecast

    var body: some View {
        VStack(alignment: .leading) {
            Label(forecast.city, systemImage: forecast.condition.symbol).font(.headline).widgetAccentable()
            Text("\(forecast.temperature)° \(forecast.condition.rawValue)")
            ProgressView(value: forecast.rainChance) {
                EmptyView()
            } currentValueLabel: {
                Text("Rain \(forecast.rainChance, format: .percent)")
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .containerBackground(.clear, for: .widget)
    }
}
