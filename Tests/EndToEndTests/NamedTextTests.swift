import EndToEnd
import Testing

/// Texts of string catalogs that sources name as members, as Xcode 26 declares them.
@Suite(.enabled(if: Program.isComplete, "the program or its libraries are not built"), .endToEnd)
struct NamedTextTests {
    private func texts(_ options: [String] = []) throws -> Set<String> {
        let pictures = try Pictures([Projects.path("NamedTexts")] + options)
        #expect(pictures.exitCode == 0, "\(pictures.messages)")
        return try Set(pictures.texts("Posts", "systemSmall").keys)
    }

    @Test func theyAreLookedUpWithTheirValues() throws {
        #expect(try texts() == ["Posts", "1 post", "3 posts", "Hello, Ada!", "Welcome", "Own"])
    }

    @Test func theyAreShownInTheLanguageOfTheDevice() throws {
        let german = try texts(["--locale", "de"])
        #expect(german.contains("Beiträge") && !german.contains("Posts"), "\(german)")
    }
}
