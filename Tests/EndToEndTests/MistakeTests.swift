import EndToEnd
import Foundation
import Testing

/// One file of `Tests/EndToEndProjects/Mistakes`, whose first lines say what is wrong, what must be said of it, and which shared files go with it.
struct Mistake: Sendable, CustomTestStringConvertible {
    static let folder = URL(fileURLWithPath: Projects.path("Mistakes"))

    var name: String
    private var values: [String: String] = [:]
    var testDescription: String { name }

    init(_ name: String) {
        self.name = name
        let file = Self.folder.appendingPathComponent(name + ".swift")
        let lines = String(decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self).split(separator: "\n")
        for line in lines.prefix(while: { $0.hasPrefix("// ") }) {
            let parts = line.dropFirst(3).split(separator: ": ", maxSplits: 1)
            if parts.count == 2 { values[String(parts[0])] = String(parts[1]) }
        }
    }

    /// Its own file, and those that make a whole widget of it.
    var files: [URL] {
        let shared = (values["With"] ?? "").split(separator: " ").map { "Shared/\($0).swift" }
        return ([name + ".swift"] + shared).map { Self.folder.appendingPathComponent($0) }
    }

    func callAsFunction(_ key: String) throws -> String { try #require(values[key], "\(name).swift has no line “// \(key): ”") }

    /// `ISLET_ALL_MISTAKES` asks for all; one in four unless it is set.
    static let chosen: [Mistake] = {
        let every = ProcessInfo.processInfo.environment["ISLET_ALL_MISTAKES"] == nil ? 4 : 1
        return all.enumerated().filter { $0.offset % every == 0 }.map(\.element)
    }()

    static let all: [Mistake] = {
        // A folder that is gone gives too few mistakes, which the test of the page tells.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { Mistake(String($0.dropLast(".swift".count))) }
    }()
}

/// What `check` says of common mistakes in the code of widgets.
@Suite(.endToEnd, .enabled(if: Program.isComplete, Comment(rawValue: Program.absence))) struct MistakeTests {
    @Test(arguments: Mistake.chosen) func aMistakeIsNamedWithItsPlace(_ mistake: Mistake) throws {
        let result = try Program.run(["check", "--no-day"] + mistake.files.map(\.path))
        let figures = #/\d+(\.\d+)? MB/#
        #expect(result.output.replacing(figures, with: "# MB").contains(try mistake("Islet").replacing(figures, with: "# MB")))
        #expect(result.exitCode == (Int32(try mistake("Exit")) ?? -1))
    }
}

/// The page that tells them.
@Suite struct MistakePageTests {
    @Test func thePageOfMistakesHasEachOfThem() throws {
        #expect(Mistake.all.count >= 20)
        let page = try String(contentsOf: Projects.root.appendingPathComponent("docs/mistakes.md"), encoding: .utf8)
        for mistake in Mistake.all {
            let row = "| \(try mistake("Mistake")) | \(try mistake("Xcode")) | `\(try mistake("Islet").replacing("`", with: ""))` |"
            #expect(page.contains(row), "docs/mistakes.md lacks: \(row)")
        }
    }
}
