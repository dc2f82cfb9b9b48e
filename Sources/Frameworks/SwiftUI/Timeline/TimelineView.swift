import FoundationOverlay
import Snapshot
import ViewEngine

/// Content for points in time. An archived view shows the one moment it is archived for.
/// - Support: partial: the moment of the archive is shown; in a window that is watched it goes on.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// What the content is made for.
    public struct Context {
        /// How often the content changes.
        public enum Cadence: Comparable, Hashable, Sendable { case live, seconds, minutes }

        public let date: Date
        public let cadence: Cadence
    }

    let schedule: Schedule
    let content: (Context) -> Content
}

/// The context of a timeline view whose schedule does not matter.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, _PrimitiveView where Content: View {
    public typealias Body = Never

    @MainActor @preconcurrency
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = { content(TimelineViewDefaultContext(date: $0.date, cadence: $0.cadence.plain)) }
    }

    public func _evaluate(_ evaluation: Evaluation) {
        let context = Context(
            date: moment(evaluation.environment.archiveDate), cadence: evaluation.environment.motionMoments == nil ? .minutes : .live)
        let moves = schedule is AnimationTimelineSchedule
        evaluation.descend(.view("TimelineView")) {
            // What changes with the clock does so at once, whatever is animated around it.
            if moves { content(context).noting(Self.note(evaluation))._evaluate(evaluation) } else { content(context)._evaluate(evaluation) }
        }
    }

    @MainActor
    private static func note(_ evaluation: Evaluation) -> @MainActor (inout TransitionHint) -> Void {
        let isWatched = evaluation.environment.motionMoments != nil
        return { hint in
            if isWatched { hint.add(AnimationRule(nil)) }
            hint.standsStill("TimelineView")
        }
    }

    /// The schedule's last date up to the archive's, or its first where all come later.
    private func moment(_ now: Date) -> Date {
        var last: Date?
        for date in schedule.entries(from: now, mode: .lowFrequency).prefix(Self.mostEntries) {
            if date > now { return last ?? (schedule is AnimationTimelineSchedule ? now : date) }
            last = date
        }
        return last ?? now
    }

    private static var mostEntries: Int { 10_000 }
}

extension TimelineView.Context.Cadence {
    fileprivate var plain: TimelineViewDefaultContext.Cadence {
        switch self {
        case .live: .live
        case .seconds: .seconds
        case .minutes: .minutes
        }
    }
}
