import Foundation
import Testing
import ViewEngine

/// A recognizer that does what it is told, and says what was asked of it.
@MainActor
private final class Scripted: TouchRecognizer {
    var script: [TouchRecognition]
    let priority: TouchPriority
    var keepsOthersWaiting = false
    var isOver = false
    var wasWrong = false
    private(set) var recognized = false

    init(_ script: [TouchRecognition], _ priority: TouchPriority = .normal) { (self.script, self.priority) = (script, priority) }

    func handle(_ step: TouchStep, at place: TouchPlace) -> TouchRecognition {
        if isOver { wasWrong = true }
        let answer = script.isEmpty ? .possible : script.removeFirst()
        if answer == .active || answer == .ended { recognized = true }
        if answer == .ended || answer == .failed { isOver = true }
        return answer
    }

    func cancel() {
        if isOver { wasWrong = true }
        isOver = true
    }
}

@MainActor
@Suite struct TouchArenaTests {
    private let place = TouchPlace(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func arena(_ recognizers: [Scripted]) -> TouchArena { TouchArena(recognizers.map { ($0, place) }) }
    private func step(_ phase: TouchStep.Phase, _ time: Double = 0) -> TouchStep { TouchStep(phase, [.zero], at: time) }

    @Test func theFirstToRecognizeHasTheTouches() {
        let (inner, outer) = (Scripted([.possible, .active, .ended]), Scripted([.possible, .active]))
        var arena = arena([inner, outer])
        arena.take(step(.began))
        arena.take(step(.moved))
        #expect(outer.isOver && !outer.recognized)
        arena.take(step(.ended))
        #expect(arena.isOver)
    }

    @Test func whoKeepsOthersWaitingLetsThemSeeEverythingAfterwards() {
        let (two, one) = (Scripted([.possible, .possible, .failed]), Scripted([.possible, .ended]))
        var arena = arena([two, one])
        arena.take(step(.began))
        two.keepsOthersWaiting = true
        arena.take(step(.ended, 0.1))
        #expect(!one.recognized)
        two.keepsOthersWaiting = false
        arena.take(TouchStep(.waited, [], at: 1))
        #expect(one.recognized)
        #expect(arena.isOver)
    }

    @Test func noOrderOfAnswersLetsTwoWinOrAsksWhoIsOut() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<3000 {
            let recognizers = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                let answers = (0..<6).map { _ in [TouchRecognition.possible, .active, .ended, .failed].randomElement(using: &random) ?? .failed }
                return Scripted(answers, [.high, .normal, .normal, .simultaneous].randomElement(using: &random) ?? .normal)
            }
            var arena = arena(recognizers)
            arena.take(step(.began))
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                for recognizer in recognizers { recognizer.keepsOthersWaiting = !recognizer.isOver && Bool.random(using: &random) }
                arena.take(step([.moved, .waited].randomElement(using: &random) ?? .moved))
            }
            for recognizer in recognizers { recognizer.keepsOthersWaiting = false }
            arena.take(step(.ended))
            #expect(arena.isOver)
            #expect(recognizers.allSatisfy { $0.isOver && !$0.wasWrong })
            #expect(recognizers.filter { $0.recognized && $0.priority != .simultaneous }.count <= 1)
        }
    }
}
