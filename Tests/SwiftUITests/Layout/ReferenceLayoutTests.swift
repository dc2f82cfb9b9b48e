import ReferenceLayout
import Testing

/// Random trees lie where a slow layout by Apple's description puts them. `swift run LayoutTrial 1000000` tries a million.
@MainActor
@Suite struct ReferenceLayoutTests {
    @Test func randomTreesLieWhereTheReferencePutsThem() {
        let trial = LayoutTrial()
        let differences = (0..<1500).compactMap { trial.difference(seed: UInt64($0), depth: 4) }
        for difference in differences.prefix(5) { Issue.record("\(difference)") }
        #expect(differences.isEmpty)
    }
}
