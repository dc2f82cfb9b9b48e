import SwiftUI
import WidgetKit

struct WeatherEntryView: View {
    @Environment(\.widgetFamily) private var family
    let entry: WeatherEntry

    var body: some View {
        switch family {
        case .systemMedium: MediumView(forecast: entry.forecast).sky(entry.forecast.condition)
        case .systemLarge: LargeView(forecast: entry.forecast).sky(entry.forecast.condition)
        case .systemExtraLarge:
            HStack(spacing: 24) {
                LargeView(forecast: entry.forecast)
                DaysView(days: entry.forecast.days)
            }
            .sky(entry.forecast.condition)
        case .accessoryCircular: CircularView(forecast: entry.forecast)
        case .accessoryRectangular: RectangularView(forecast: entry.forecast)
        case .accessoryInline:
            Label("\(entry.forecast.temperature)° \(entry.forecast.condition.rawValue)", systemImage: entry.forecast.condition.symbol)
        default: SmallView(forecast: entry.forecast).sky(entry.forecast.condition)
        }
    }
}

struct SmallView: View {
    let forecast: Forecast

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(forecast.city).font(.headline)
            Text("\(forecast.temperature)°").font(.system(size: 44, weight: .light))
            Spacer(minLength: 0)
            Image(systemName: forecast.condition.symbol).symbolRenderingMode(.multicolor)
            Text(forecast.condition.rawValue).font(.caption.weight(.semibold))
            Text("H:\(forecast.high)° L:\(forecast.low)°").font(.caption)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}

struct MediumView: View {
    let forecast: Forecast

    var body: some View {
        VStack(spacing: 0) {
            HeaderView(forecast: forecast)
            Spacer(minLength: 8)
            HoursView(hours: forecast.hours)
        }
    }
}

struct LargeView: View {
    let forecast: Forecast

    var body: some View {
        VStack(spacing: 12) {
            HeaderView(forecast: forecast)
            HoursView(hours: forecast.hours)
            Divider().overlay(.white.opacity(0.4))
            DaysView(days: forecast.days)
        }
    }
}

struct HeaderView: View {
    let forecast: Forecast

    var body: some View {
        HStack(alignment: .top) {
            VStack(alignment: .leading, spacing: 0) {
                Text(forecast.city).font(.headline)
                Text("\(forecast.temperature)°").font(.system(size: 40, weight: .light))
            }
            Spacer()
            VStack(alignment: .trailing, spacing: 2) {
                Image(systemName: forecast.condition.symbol).symbolRenderingMode(.multicolor)
                Text(forecast.condition.rawValue).font(.caption.weight(.semibold))
                Text("H:\(forecast.high)° L:\(forecast.low)°").font(.caption)
            }
        }
    }
}

struct HoursView: View {
    let hours: [Forecast.Hour]

    var body: some View {
        HStack(spacing: 0) {
            ForEach(hours) { hour in
                VStack(spacing: 6) {
                    Text(hour.date, format: .dateTime.hour()).font(.caption2).opacity(0.8)
                    Image(systemName: hour.condition.symbol).symbolRenderingMode(.multicolor).frame(height: 20)
                    Text("\(hour.temperature)°").font(.footnote.weight(.semibold))
                }
                .frame(maxWidth: .infinity)
            }
        }
    }
}

struct DaysView: View {
    let days: [Forecast.Day]

    var body: some View {
        Grid(horizontalSpacing: 12, verticalSpacing: 8) {
            ForEach(days) { day in
                GridRow {
                    Text(day.date, format: .dateTime.weekday(.abbreviated)).gridColumnAlignment(.leading)
                    Image(systemName: day.condition.symbol).symbolRenderingMode(.multicolor)
                    Text("\(day.low)°").opacity(0.7)
                    RangeBar(low: day.low, high: day.high)
                    Text("\(day.high)°")
                }
                .font(.subheadline.weight(.medium))
            }
        }
    }
}

/// The span of a day's temperatures on a scale from 5° to 30°.
struct RangeBar: View {
    let low: Int
    let high: Int

    var body: some View {
        GeometryReader { proxy in
            let unit = proxy.size.width / 25
            Capsule()
                .fill(.white.opacity(0.25))
                .overlay(alignment: .leading) {
                    Capsule()
                        .fill(LinearGradient(colors: [.cyan, .yellow, .orange], startPoint: .leading, endPoint: .trailing))
                        .frame(width: unit * CGFloat(high - low))
                        .offset(x: unit * CGFloat(low - 5))
                }
        }
        .frame(height: 5)
    }
}
