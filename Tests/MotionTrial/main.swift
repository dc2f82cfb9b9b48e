import Foundation
import RandomMotion

/// Looks at the films of random pairs of archives: `MotionTrial COUNT [FIRST-SEED]`. Prints what is wrong with each, and what a frame takes.
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
let costs = (first..<first + min(count, 200)).map { trial.cost(seed: $0, frames: 50) }
let (longest, views) = (costs.map(\.seconds).max() ?? 0, costs.map(\.views).max() ?? 0)
let mean = costs.map(\.seconds).reduce(0, +) / Double(max(costs.count, 1))
print(String(format: "a frame takes %.3f ms, at most %.3f ms, of up to %d views", mean * 1000, longest * 1000, views))
exit(faults == 0 ? 0 : 1)
