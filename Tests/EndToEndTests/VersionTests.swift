import EndToEnd
import Foundation
import Testing

/// The version is the one that the list of changes begins with.
@Suite(.endToEnd, .enabled(if: Program.isComplete, Comment(rawValue: Program.absence)))
struct VersionTests {
    @Test func theNewestChangesAreThoseOfTheVersion() throws {
        let result = try Program.run(["version"])
        let changes = try String(contentsOf: Projects.root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
        let newest = try #require(changes.firstMatch(of: /\n## ([\d.]+)/))
        #expect(result.output == "islet \(newest.1)\n")
    }
}
