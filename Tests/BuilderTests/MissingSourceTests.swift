import Foundation
import ProjectReader
import TestGate
import Testing

@testable import Builder

/// Files that a project counts on and that are not in its repository.
@Suite(.startsPrograms) struct MissingSourceTests {
    private static let main = """
        struct Service {
            let key: String
            let address: String
            init() { (key, address) = (serviceKey, Keys.address) }
            func load() throws -> Int { try Keys.check(); return 3 + key.count }
        }
        @main struct Program {
            static func main() {
                do { print(try Service().load(), Service().address.count) } catch { print("refused") }
            }
        }

        """

    /// Its values are empty texts, what is more than a text is left out, and the file that is missing is named once.
    @Test func whatAFileDeclaresThatGitLeavesOutIsEmpty() throws {
        let work = try Workplace()
        try work.folder.write("build/\n# Other.swift\nConfig/Secrets.swift\n", to: ".gitignore")
        let product = try work.build(Self.main, [], runtime: try FakeRuntime.shared.get().location)
        let output = try run(product)
        #expect(output.hasSuffix("3 0\n"), "\(output)")
        let named = product.diagnostics.filter { $0.code == .noSuchFile }
        #expect(named.count == 1 && named.first?.severity == .error && named.first?.file?.hasSuffix(".gitignore") == true)
        #expect(named.first?.message.hasPrefix("Secrets.swift is missing") == true)
        let leftOut = product.diagnostics.filter { $0.code == .leftOut }
        #expect(leftOut.allSatisfy { $0.severity == .error } && leftOut.count == 3)
        #expect(leftOut.contains { $0.message == "nobody declares “serviceKey”; it is an empty text here" && $0.line == 4 })
    }

    @Test func aNameThatNobodyDeclaresIsAMistakeOtherwise() throws {
        let work = try Workplace()
        let main = "@main struct Program { static func main() { print(serviceKey) } }\n"
        #expect(throws: BuildFailure.self) { try work.build(main, []) }
        try work.folder.write("Main.swift\n!Secrets.swift\n*.swift\n", to: ".gitignore")
        #expect(throws: BuildFailure.self) { try work.build(main, []) }
    }

    @Test func mistakesOfOtherKindsStayMistakes() throws {
        let work = try Workplace()
        try work.folder.write("Secrets.swift\n", to: ".gitignore")
        let main = "@main struct Program { static func main() { let number: Int = \"a\"; print(number) } }\n"
        #expect(throws: BuildFailure.self) { try work.build(main, []) }
    }

    @Test func filesAreNamedByPatternsToo() throws {
        let patterns = MissingSources.patterns(in: "*.swift\nR.generated.swift\r\n  Keys*.swift \n!Kept.swift\n#Old.swift\nfile.txt\n")
        #expect(patterns == ["R.generated.swift", "Keys*.swift"])
    }
}
