import ActivityKit
import SwiftUI

@main
struct FitnessApp: App {
    @StateObject private var coach = Coach()

    var body: some Scene {
        WindowGroup {
            CoachView(coach: coach)
        }
    }
}

/// Starts a workout, makes it longer and ends it.
@MainActor
final class Coach: ObservableObject {
    @Published private(set) var message = "Ready when you are."
    private var activity: Activity<WorkoutAttributes>?

    func start() {
        do {
            let content = ActivityContent(state: WorkoutAttributes.ContentState.minutes(30), staleDate: .now + 45 * 60)
            activity = try Activity.request(attributes: .run, content: content)
            message = "Off you go."
        } catch {
            message = error.localizedDescription
        }
    }

    /// Ten more minutes, with a sound and the island opened for a moment.
    func extend() async {
        guard let activity else { return }
        var state = activity.content.state
        state.interval = state.interval.lowerBound...(state.interval.upperBound + 10 * 60)
        let alert = AlertConfiguration(title: "Ten more minutes", body: "Keep going, \(activity.attributes.person).", sound: .default)
        await activity.update(ActivityContent(state: state, staleDate: nil), alertConfiguration: alert)
        message = "Ten more minutes."
    }

    func end() async {
        guard let activity else { return }
        await activity.end(activity.content, dismissalPolicy: .default)
        self.activity = nil
        message = "Well done."
    }
}

struct CoachView: View {
    @ObservedObject var coach: Coach

    var body: some View {
        VStack(spacing: 18) {
            Image(systemName: "figure.run").font(.system(size: 72)).foregroundStyle(.green.gradient)
            Text("Evening run").font(.largeTitle.bold())
            Text(coach.message).foregroundStyle(.secondary)
            Button("Start") { coach.start() }.buttonStyle(.borderedProminent).tint(.green)
            Button("Ten more minutes") { Task { await coach.extend() } }.buttonStyle(.bordered)
            Button("Finish") { Task { await coach.end() } }.buttonStyle(.bordered)
        }
        .padding(24)
    }
}
