import SwiftUI
import WidgetKit

extension View {
    /// White content over the colours of the sky.
    func sky(_ condition: Condition) -> some View {
        foregroundStyle(.white)
            .containerBackground(for: .widget) { Sky(condition: condition) }
            .widgetURL(URL(string: "weather://today"))
    }
}

struct Sky: View {
    @Environment(\.colorScheme) private var colorScheme
    let condition: Condition

    var body: some View {
        LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
    }

    private var colors: [Color] {
        if colorScheme == .dark { return [Color(red: 0.05, green: 0.08, blue: 0.2), Color(red: 0.16, green: 0.2, blue: 0.36)] }
        return switch condition {
        case .sunny: [Color(red: 0.16, green: 0.47, blue: 0.86), Color(red: 0.44, green: 0.73, blue: 0.96)]
        case .partlyCloudy: [Color(red: 0.26, green: 0.5, blue: 0.78), Color(red: 0.58, green: 0.75, blue: 0.9)]
        case .cloudy: [Color(red: 0.4, green: 0.47, blue: 0.56), Color(red: 0.6, green: 0.66, blue: 0.73)]
        case .rain: [Color(red: 0.24, green: 0.3, blue: 0.4), Color(red: 0.42, green: 0.5, blue: 0.6)]
        }
    }
}

#Preview("Small", as: .systemSmall) {
    WeatherWidget()
} timeline: {
    WeatherEntry(date: .now, forecast: .sample(at: .now))
    WeatherEntry(date: .now + 3 * 3600, forecast: .sample(at: .now + 3 * 3600))
}
