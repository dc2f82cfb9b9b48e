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
        VStack(alignment: .leading, spacing: 3) {
            HStack {
                Label(forecast.city, systemImage: forecast.condition.symbol).widgetAccentable()
                Spacer(minLength: 4)
                Text("\(forecast.temperature)°")
            }
            .font(.headline)
            Text("\(forecast.condition.rawValue), rain \(forecast.rainChance, format: .percent)").font(.caption)
            ProgressView(value: forecast.rainChance)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .containerBackground(.clear, for: .widget)
    }
}
