import SwiftUI
import WidgetKit

extension ShapeStyle where Self == Color {
    static var lime: Color { Color(red: 0.72, green: 0.98, blue: 0.25) }
}

extension Effort {
    var color: Color {
        switch self {
        case .easy: .cyan
        case .steady: .yellow
        case .hard: .pink
        }
    }
}

extension WorkoutAttributes.ContentState {
    var kilometres: String { (distance / 1000).formatted(.number.precision(.fractionLength(2))) }
}

/// The Lock Screen, and the watch, which has less room.
struct WorkoutBanner: View {
    @Environment(\.activityFamily) private var family
    let attributes: WorkoutAttributes
    let state: WorkoutAttributes.ContentState
    let isStale: Bool

    var body: some View {
        switch family {
        case .small: small
        default: banner
        }
    }

    private var small: some View {
        HStack(spacing: 10) {
            WorkoutRing(state: state, lineWidth: 5) { Image(systemName: attributes.symbol) }.frame(width: 48, height: 48)
            VStack(alignment: .leading, spacing: 0) {
                WorkoutClock(state: state).font(.title3.weight(.semibold)).foregroundStyle(.lime)
                Text("\(state.kilometres) km").font(.footnote)
            }
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 12)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .foregroundStyle(.white)
    }

    private var banner: some View {
        HStack(spacing: 16) {
            WorkoutRing(state: state, lineWidth: 8) { Image(systemName: attributes.symbol).font(.title2) }
                .frame(width: 76, height: 76)
            VStack(alignment: .leading, spacing: 6) {
                HStack(alignment: .firstTextBaseline) {
                    Text(attributes.workout).font(.headline)
                    Spacer()
                    Text(isStale ? "Connection lost" : state.paused == nil ? attributes.person : "Paused").font(.caption).foregroundStyle(.secondary)
                }
                WorkoutClock(state: state).font(.system(size: 34, weight: .semibold, design: .rounded)).foregroundStyle(.lime)
                HStack(spacing: 14) {
                    Label("\(state.kilometres) of \(Int(attributes.goal / 1000)) km", systemImage: "map.fill")
                    Label("\(state.heartRate)", systemImage: "heart.fill").foregroundStyle(state.effort.color)
                    Text(state.effort.rawValue).foregroundStyle(state.effort.color)
                }
                .font(.caption.weight(.medium))
            }
        }
        .padding(16)
        .foregroundStyle(.white)
    }
}

/// The time left, in digits.
struct WorkoutClock: View {
    let state: WorkoutAttributes.ContentState

    var body: some View {
        Text(timerInterval: state.interval, pauseTime: state.paused, countsDown: true).monospacedDigit()
    }
}

/// The time left, as a bar.
struct WorkoutProgress: View {
    let state: WorkoutAttributes.ContentState

    var body: some View {
        VStack(spacing: 4) {
            ProgressView(timerInterval: state.interval, countsDown: false, label: { EmptyView() }, currentValueLabel: { EmptyView() }).tint(.lime)
            HStack {
                Text(state.effort.rawValue).foregroundStyle(state.effort.color)
                Spacer()
                WorkoutClock(state: state).frame(width: 60, alignment: .trailing).multilineTextAlignment(.trailing)
            }
            .font(.caption.weight(.medium))
        }
    }
}

/// The time passed, as a ring around something.
struct WorkoutRing<Center: View>: View {
    let state: WorkoutAttributes.ContentState
    let lineWidth: Double
    @ViewBuilder let center: () -> Center

    private var fraction: Double {
        let now = state.paused ?? .now
        let length = state.interval.upperBound.timeIntervalSince(state.interval.lowerBound)
        return min(max(now.timeIntervalSince(state.interval.lowerBound) / length, 0), 1)
    }

    var body: some View {
        ZStack {
            Circle().stroke(.lime.opacity(0.22), lineWidth: lineWidth)
            Circle().trim(from: 0, to: fraction).stroke(.lime, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round)).rotationEffect(
                .degrees(-90))
            center().foregroundStyle(.lime)
        }
        .padding(lineWidth / 2)
    }
}

struct Figure: View {
    let value: String
    let unit: String
    let color: Color
    var alignment = HorizontalAlignment.leading

    var body: some View {
        VStack(alignment: alignment, spacing: -2) {
            Text(value).font(.system(size: 26, weight: .semibold, design: .rounded)).foregroundStyle(color)
            Text(unit).font(.caption2.weight(.semibold)).foregroundStyle(.secondary)
        }
    }
}
