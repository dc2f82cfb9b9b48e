import FoundationOverlay
import ViewEngine

/// Content for points in time. An archived view shows the one moment it is archived for.
/// - Support: partial: the moment of the archive is shown.
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
        let context = Context(date: moment(evaluation.environment.archiveDate), cadence: .minutes)
        let moves = schedule is AnimationTimelineSchedule
        evaluation.descend(.view("TimelineView")) {
            if moves { content(context).standingStill("TimelineView")._evaluate(evaluation) } else { content(context)._evaluate(evaluation) }
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
