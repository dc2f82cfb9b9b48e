import FoundationOverlay
import Motion
import Snapshot

/// A value of the program's own on its way in a window. Changes that overlap add up, so that it neither jumps nor stops where another one begins.
struct ValueMotion<Value: VectorArithmetic> {
    private struct Change {
        let way: Value
        let track: MotionTrack
        let begun: Date

        func rest(at moment: Date) -> Value { way.scaled(by: 1 - track.progress(at: moment.timeIntervalSince(begun))) }
        func isOver(at moment: Date) -> Bool { moment.timeIntervalSince(begun) >= track.duration }
    }

    /// Where it is to be in the end.
    private(set) var target: Value
    private var changes: [Change] = []

    init(_ value: Value) { target = value }

    /// - Parameter timing: nil where the change comes at once.
    mutating func move(to value: Value, timing: MotionTiming?, at moment: Date) {
        changes.removeAll { $0.isOver(at: moment) }
        guard value != target else { return }
        let start = self.value(at: moment)
        let before = target
        target = value
        // What is repeated without end stops where something else is asked for.
        let endless = changes.contains { $0.track.duration == .infinity }
        if endless { changes = [] }
        guard let timing else { return }
        let track = MotionTrack(inApp: timing)
        if track.duration > 0 { changes.append(Change(way: value - (endless ? start : before), track: track, begun: moment)) }
    }

    /// Ends every change.
    mutating func stop() { changes = [] }

    func value(at moment: Date) -> Value { changes.reduce(target) { $1.isOver(at: moment) ? $0 : $0 - $1.rest(at: moment) } }

    /// When everything is over; nil where nothing moves.
    func end(after moment: Date) -> Date? {
        changes.filter { !$0.isOver(at: moment) }.map { $0.begun + $0.track.duration }.max()
    }
}
