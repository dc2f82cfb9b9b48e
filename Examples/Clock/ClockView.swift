import SwiftUI

struct ClockView: View {
    let date: Date

    var body: some View {
        GeometryReader { proxy in
            let radius = min(proxy.size.width, proxy.size.height) / 2
            ZStack {
                ForEach(0..<60) { minute in
                    Tick(isHour: minute % 5 == 0, radius: radius)
                        .rotationEffect(.degrees(Double(minute) * 6))
                }
                Hand(length: radius * 0.5, width: radius * 0.06).rotationEffect(.degrees(hourAngle))
                Hand(length: radius * 0.8, width: radius * 0.04).rotationEffect(.degrees(minuteAngle))
                Circle().fill(Color("Hand")).frame(width: radius * 0.12, height: radius * 0.12)
            }
            .frame(width: proxy.size.width, height: proxy.size.height)
        }
    }

    private var minutes: Double {
        let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
        return Double(parts.hour ?? 0) * 60 + Double(parts.minute ?? 0)
    }

    private var hourAngle: Double { minutes / 720 * 360 }
    private var minuteAngle: Double { minutes.truncatingRemainder(dividingBy: 60) * 6 }
}

/// A mark at 12 o'clock of the dial.
private struct Tick: View {
    let isHour: Bool
    let radius: CGFloat

    var body: some View {
        Capsule()
            .fill(.primary.opacity(isHour ? 0.9 : 0.35))
            .frame(width: radius * (isHour ? 0.035 : 0.015), height: radius * (isHour ? 0.14 : 0.07))
            .offset(y: -radius + radius * 0.07)
    }
}

/// A hand that points to 12 o'clock.
private struct Hand: View {
    let length: CGFloat
    let width: CGFloat

    var body: some View {
        Capsule()
            .fill(Color("Hand"))
            .frame(width: width, height: length)
            .offset(y: -length / 2)
            .shadow(radius: 1, y: 1)
    }
}
