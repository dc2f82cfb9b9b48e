import Documentation
import Foundation
import Testing

/// The pages that `Scripts/generate-docs` writes say what the sources say.
struct PageTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func thePagesAreUpToDateAndSourcesAndDataAgree() async throws {
        let documentation = try await Documentation(root: Self.root)
        #expect(documentation.problems == [])
        #expect(documentation.outdated(in: Self.root) == [], "run Scripts/generate-docs")
    }
}
