import RandomMotion
import Testing

@Suite struct RandomPairTests {
    @Test("films of random pairs begin and end with the still pictures, hold no view twice and nothing outside its clip")
    func randomPairs() {
        let trial = MotionTrialRun()
        for seed in 0..<400 as Range<UInt64> {
            let fault = trial.fault(seed: seed)
            #expect(fault == nil, "seed \(seed): \(fault ?? "")")
        }
    }

    @Test("a window that goes back before it is there does so from where it is, and ends with the still picture")
    func randomTurns() {
        let trial = WindowTrialRun()
        for seed in 0..<400 as Range<UInt64> {
            let fault = trial.fault(seed: seed)
            #expect(fault == nil, "seed \(seed): \(fault ?? "")")
        }
    }
}
