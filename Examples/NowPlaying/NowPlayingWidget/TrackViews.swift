import SwiftUI

extension ShapeStyle where Self == Color {
    static var night: Color { Color(red: 0.06, green: 0.08, blue: 0.16) }
    static var aqua: Color { Color(red: 0.36, green: 0.85, blue: 0.86) }
}

/// What the Lock Screen shows.
struct TrackBanner: View {
    let playlist: String
    let state: TrackAttributes.ContentState

    var body: some View {
        HStack(spacing: 14) {
            Cover(name: state.cover, size: 84)
            VStack(alignment: .leading, spacing: 2) {
                Label(playlist, systemImage: "music.note.list").font(.caption2.weight(.semibold)).foregroundStyle(.aqua)
                Text(state.title).font(.headline).lineLimit(1)
                Text(state.artist).font(.subheadline).foregroundStyle(.white.opacity(0.65)).lineLimit(1)
                TrackProgress(state: state).padding(.top, 6)
            }
            Levels(isPaused: state.paused != nil, height: 28)
        }
        .padding(16)
        .foregroundStyle(.white)
        .background(LinearGradient(colors: [.aqua.opacity(0.28), .clear], startPoint: .topLeading, endPoint: .center))
    }
}

/// The cover from the shared folder, or a drawn one while there is none.
struct Cover: View {
    let name: String
    let size: Double

    var body: some View {
        Group {
            if let image = CoverCache.shared.cover(named: name, size: size) {
                Image(uiImage: image).resizable()
            } else {
                DrawnCover()
            }
        }
        .frame(width: size, height: size)
        .clipShape(RoundedRectangle(cornerRadius: size * 0.2, style: .continuous))
    }
}

/// Sun and waves.
struct DrawnCover: View {
    var body: some View {
        GeometryReader { space in
            let side = space.size.width
            ZStack {
                LinearGradient(
                    colors: [Color(red: 0.98, green: 0.62, blue: 0.42), Color(red: 0.55, green: 0.24, blue: 0.5)], startPoint: .top, endPoint: .bottom
                )
                Circle().fill(Color(red: 1, green: 0.9, blue: 0.65)).frame(width: side * 0.42).offset(y: -side * 0.06)
                Wave(height: 0.58).fill(.aqua.opacity(0.7))
                Wave(height: 0.74).fill(Color(red: 0.12, green: 0.32, blue: 0.5))
            }
        }
    }
}

struct Wave: Shape {
    /// Where the water begins, 0 at the top, 1 at the bottom.
    let height: Double

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let level = rect.minY + rect.height * height
        path.move(to: CGPoint(x: rect.minX, y: level))
        path.addCurve(
            to: CGPoint(x: rect.maxX, y: level), control1: CGPoint(x: rect.minX + rect.width * 0.35, y: level - rect.height * 0.16),
            control2: CGPoint(x: rect.minX + rect.width * 0.65, y: level + rect.height * 0.16))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

/// Bars of sound; they lie flat while the music is paused.
struct Levels: View {
    let isPaused: Bool
    let height: Double

    private static let heights = [0.45, 0.9, 0.6, 1, 0.5]

    var body: some View {
        HStack(spacing: height * 0.12) {
            ForEach(Self.heights.indices, id: \.self) { index in
                Capsule().fill(isPaused ? AnyShapeStyle(.secondary) : AnyShapeStyle(Color.aqua))
                    .frame(width: height * 0.12, height: isPaused ? height * 0.12 : height * Self.heights[index])
            }
        }
        .frame(height: height)
    }
}

struct TrackProgress: View {
    let state: TrackAttributes.ContentState

    private var fraction: Double {
        let length = state.interval.upperBound.timeIntervalSince(state.interval.lowerBound)
        return (state.paused ?? .now).timeIntervalSince(state.interval.lowerBound) / length
    }

    var body: some View {
        VStack(spacing: 3) {
            if state.paused == nil {
                ProgressView(timerInterval: state.interval, countsDown: false, label: { EmptyView() }, currentValueLabel: { EmptyView() }).tint(.aqua)
            } else {
                ProgressView(value: fraction).tint(.gray)
            }
            HStack {
                Text(timerInterval: state.interval, pauseTime: state.paused, countsDown: false)
                Spacer()
                Text(state.paused == nil ? "" : "Paused")
            }
            .font(.caption2).monospacedDigit().foregroundStyle(.secondary)
        }
    }
}
