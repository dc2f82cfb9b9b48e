import Foundation
import Host
import Snapshot

/// Time per view for growing trees: evaluated, laid out, archived, sent and read.
enum LayoutBenchmark {
    private static let sizes = [100, 300, 1000, 3000]
    private static let rounds = 15

    static func run(_ workbench: Workbench) throws -> [Finding] {
        let process = try ExtensionProcess(workbench.launch(workbench.build(workbench.designs.appendingPathComponent("Layout")).executable))
        _ = try process.describe()
        let picture = try MediumPicture()
        var samples = sizes.map { _ in Samples() }
        var counts = sizes.map { _ in 1 }
        var id = 0
        for round in 0..<(rounds + 2) {
            if round == 2 { samples = sizes.map { _ in Samples() } }
            for (index, size) in sizes.enumerated() {
                id += 1
                let snapshot = try samples[index].time { try picture.snapshot(of: "Nodes\(size)", from: process, id: id) }
                counts[index] = count(snapshot.root)
            }
        }
        process.quit()
        let costs = zip(samples, counts).map { $0.median / Double($1) * 1e9 }
        return zip(zip(sizes, counts), zip(costs, samples)).map { size, result in
            Finding(name: "layout: about \(size.0) nodes", value: result.0, unit: " ns/node", detail: "\(size.1) nodes in \(result.1.milliseconds)")
        } + [
            Finding(name: "layout: a node of 3,000 against one of 300", value: costs[3] / costs[1], unit: "×", goal: .atMost(1.25))
        ]
    }

    private static func count(_ node: SnapshotNode) -> Int { node.children.reduce(1) { $0 + count($1) } }
}
