/// Decides when the views of a running window are made again.
///
/// Changes that come while nothing is under way are gathered until the next turn of the run loop. Changes that the update
/// itself brings about, in `onAppear` or `onChange`, are followed at once, a bounded number of times.
struct UpdateLoop: Equatable {
    enum State: Equatable {
        case idle
        case scheduled
        case updating(passes: Int, isStale: Bool)
    }

    enum Event { case changed, turnCame, passEnded }

    enum Action: Equatable {
        /// Say `turnCame` in the next turn of the run loop.
        case schedule
        /// Make the views, carry out what they ask for, then say `passEnded`.
        case makeViews
        /// The views change something every time they are made; nothing more is done before another change.
        case giveUp(passes: Int)
    }

    /// Passes that may follow each other in one turn.
    static let mostPasses = 100

    private(set) var state = State.idle

    var isIdle: Bool { state == .idle }

    mutating func handle(_ event: Event) -> [Action] {
        switch (state, event) {
        case (.idle, .changed):
            state = .scheduled
            return [.schedule]
        case (.scheduled, .turnCame):
            state = .updating(passes: 1, isStale: false)
            return [.makeViews]
        case (.updating(let passes, _), .changed):
            state = .updating(passes: passes, isStale: true)
            return []
        case (.updating(let passes, let isStale), .passEnded):
            guard isStale else {
                state = .idle
                return []
            }
            guard passes < Self.mostPasses else {
                state = .idle
                return [.giveUp(passes: passes)]
            }
            state = .updating(passes: passes + 1, isStale: false)
            return [.makeViews]
        case (.scheduled, .changed), (.scheduled, .passEnded), (.idle, .turnCame), (.idle, .passEnded), (.updating, .turnCame):
            return []
        }
    }
}
