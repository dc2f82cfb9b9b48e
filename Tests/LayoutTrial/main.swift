import Foundation
import ReferenceLayout

/// Compares random trees with the reference layout: `LayoutTrial COUNT [FIRST-SEED] [DEPTH]`. Prints each difference with its smallest tree, and
/// how many sizes are computed for a view, by the number of views in a tree.
let arguments = CommandLine.arguments.dropFirst().map { UInt64($0) ?? 0 }
let count = arguments.first ?? 10_000
let first = arguments.count > 1 ? arguments[1] : 0
let depth = arguments.count > 2 ? Int(arguments[2]) : 5
let trial = LayoutTrial()
var differences = 0
var work: [Int: (trees: Int, views: Int, sizes: Int, most: Double, seed: UInt64)] = [:]
for seed in first..<first + count {
    if let difference = trial.difference(seed: seed, depth: depth) {
        differences += 1
        print("seed \(seed) \(difference)\n")
        if differences == 50 { break }
    }
    let (views, sizes) = trial.work(seed: seed, depth: depth)
    let part = Double(sizes) / Double(views)
    let bucket = Int(log2(Double(views)))
    var own = work[bucket] ?? (0, 0, 0, 0, seed)
    own = (own.trees + 1, own.views + views, own.sizes + sizes, max(own.most, part), part > own.most ? seed : own.seed)
    work[bucket] = own
}
print("\(count) trees from seed \(first), \(depth) levels: \(differences) differences")
print("views       trees   sizes a view   most   in seed")
for (bucket, own) in work.sorted(by: { $0.key < $1.key }) {
    let range = "\(1 << bucket)–\((1 << (bucket + 1)) - 1)"
    print("\(range)\t\(own.trees)\t\(String(format: "%.1f\t%.1f", Double(own.sizes) / Double(own.views), own.most))\t\(own.seed)")
}
exit(differences == 0 ? 0 : 1)
