import Foundation
import RandomMotion

/// Looks at the films of random pairs of archives: `MotionTrial COUNT [FIRST-SEED]`. Prints what is wrong with each.
let arguments = CommandLine.arguments.dropFirst().map { UInt64($0) ?? 0 }
let count = arguments.first ?? 10_000
let first = arguments.count > 1 ? arguments[1] : 0
let trial = MotionTrialRun()
var faults = 0
for seed in first..<first + count {
    if let fault = trial.fault(seed: seed) {
        faults += 1
        print("seed \(seed): \(fault)")
        if faults == 50 { break }
    }
}
print("\(count) pairs from seed \(first): \(faults) with faults")
exit(faults == 0 ? 0 : 1)
