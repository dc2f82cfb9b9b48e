import Foundation
import ReferenceLayout

/// Compares random trees with the reference layout: `LayoutTrial COUNT [FIRST-SEED] [DEPTH]`. Prints each difference with its smallest tree.
let arguments = CommandLine.arguments.dropFirst().map { UInt64($0) ?? 0 }
let count = arguments.first ?? 10_000
let first = arguments.count > 1 ? arguments[1] : 0
let depth = arguments.count > 2 ? Int(arguments[2]) : 5
let trial = LayoutTrial()
var differences = 0
for seed in first..<first + count {
    if let difference = trial.difference(seed: seed, depth: depth) {
        differences += 1
        print("seed \(seed) \(difference)\n")
        if differences == 50 { break }
    }
}
print("\(count) trees from seed \(first), \(depth) levels: \(differences) differences")
exit(differences == 0 ? 0 : 1)
