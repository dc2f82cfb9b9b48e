import Foundation

/// Decides which of the recognizers under a touch gets it, from its beginning until nobody waits any more.
///
/// Each step goes to all that are still in the running, first those of high priority, then from the innermost view outwards. The first
/// to recognize its gesture has the touches from then on; the others are cancelled, but for those that recognize together with it.
@MainActor
public struct TouchArena {
    private struct Entrant {
        let recognizer: any TouchRecognizer
        let place: TouchPlace
        /// What it has not been shown, because it waits for others.
        var unseen: [TouchStep] = []
        var isOut = false
    }

    private var entrants: [Entrant]
    private var winners: [any TouchRecognizer] = []
    private var isTouched = false

    /// - Parameter recognizers: From the innermost view outwards, each with the place of its view.
    public init(_ recognizers: [(recognizer: any TouchRecognizer, place: TouchPlace)]) {
        let all = recognizers.map { Entrant(recognizer: $0.recognizer, place: $0.place) }
        entrants = all.filter { $0.recognizer.priority == .high }.reversed() + all.filter { $0.recognizer.priority != .high }
    }

    /// Whether no recognizer waits for anything.
    public var isOver: Bool { entrants.isEmpty }
    /// Whether a gesture was recognized.
    public var hasRecognized: Bool { !winners.isEmpty }

    public mutating func take(_ step: TouchStep) {
        if step.phase == .cancelled { return finish() }
        isTouched = step.phase == .began || step.phase == .moved || (isTouched && step.phase == .waited)
        for index in entrants.indices { entrants[index].unseen.append(step) }
        var goesOn = true
        while goesOn {
            goesOn = false
            for index in entrants.indices where !entrants[index].isOut && !entrants[index].unseen.isEmpty && !isHeldBack(index) {
                show(to: index)
                goesOn = goesOn || entrants[index].isOut
            }
        }
        dropOut()
    }

    /// Ends everything that is under way.
    public mutating func finish() {
        for entrant in entrants where !entrant.isOut { entrant.recognizer.cancel() }
        entrants = []
    }

    private mutating func show(to index: Int) {
        let entrant = entrants[index]
        entrants[index].unseen = []
        guard mayRecognize(entrant.recognizer) else {
            entrant.recognizer.cancel()
            return entrants[index].isOut = true
        }
        for step in entrant.unseen {
            let recognition = entrant.recognizer.handle(step, at: entrant.place)
            if recognition == .active || recognition == .ended, !isWinner(entrant.recognizer) { winners.append(entrant.recognizer) }
            guard recognition == .possible || recognition == .active else { return entrants[index].isOut = true }
        }
    }

    /// Whether an entrant waits until others have made up their minds.
    private func isHeldBack(_ index: Int) -> Bool {
        let own = entrants[index].recognizer
        return entrants.indices.contains { other in
            guard other != index, !entrants[other].isOut, !isWinner(entrants[other].recognizer) else { return false }
            let recognizer = entrants[other].recognizer
            if own.waits(for: recognizer) { return true }
            return other < index && recognizer.keepsOthersWaiting && own.priority != .simultaneous && recognizer.priority != .simultaneous
        }
    }

    /// Takes out who has no prospects: others have won, or nothing touches any more.
    private mutating func dropOut() {
        for index in entrants.indices where !entrants[index].isOut {
            let entrant = entrants[index]
            let isDone = !isTouched && entrant.unseen.isEmpty && !entrant.recognizer.outlastsTouches
            guard isDone || !mayRecognize(entrant.recognizer) else { continue }
            entrant.recognizer.cancel()
            entrants[index].isOut = true
        }
        entrants.removeAll { $0.isOut }
    }

    private func isWinner(_ recognizer: any TouchRecognizer) -> Bool { winners.contains { $0 === recognizer } }

    private func mayRecognize(_ recognizer: any TouchRecognizer) -> Bool {
        isWinner(recognizer)
            || winners.allSatisfy { winner in
                winner.priority == .simultaneous || recognizer.priority == .simultaneous || winner.recognizesTogether(with: recognizer)
            }
    }
}
