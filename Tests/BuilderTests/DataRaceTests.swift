import Builder
import Foundation
import ProjectReader
import TestGate
import Testing

/// What only the Swift 6 language mode refuses does not stop a target.
@Suite(.startsPrograms) struct DataRaceTests {
    private static let racing = """
        final class Count { var value = 1 }
        var total = Count()
        func later() -> Int {
            let count = Count()
            Task { count.value += 1 }
            return count.value + total.value
        }

        """

    private func build(_ text: String, mode: String) throws -> BuildProduct {
        let work = try Workplace()
        let file = try work.folder.write(text + "@main struct Program { static func main() { print(later()) } }\n", to: "App/Main.swift")
        var target = BuildTarget(name: "App", kind: .looseFiles, root: work.folder.url, sources: [file])
        target.swiftVersion = mode
        let none = RuntimeLocation(modules: work.folder.url.appendingPathComponent("none"), libraries: work.folder.url, linkedLibraries: [])
        return try Builder(cache: work.folder.url.appendingPathComponent("cache"), runtime: none, toolchain: .find()).build(target)
    }

    @Test func dataRacesAreWarningsAtTheirLines() throws {
        let product = try build(Self.racing, mode: "6")
        let warnings = product.diagnostics.filter { $0.code == .dataRace }
        #expect(warnings.allSatisfy { $0.severity == .warning })
        #expect(warnings.map(\.line).contains(2), "\(product.diagnostics)")
        #expect(!(try build(Self.racing, mode: "5").diagnostics.map(\.code).contains(.dataRace)))
    }

    @Test func otherMistakesBesideThemStayErrors() throws {
        let failure = #expect(throws: BuildFailure.self) { try build(Self.racing + "let wrong: Int = \"text\"\n", mode: "6") }
        #expect(failure?.diagnostics.contains { $0.code == .compile && $0.message.contains("cannot convert value") } == true)
    }

    /// Literals of regular expressions are there in the Swift 6 language mode alone.
    @Test func sourcesMeanWhatTheyMeanInSwift6() throws {
        let text = Self.racing + "let letters = /[a-z]+/\n"
        #expect(try build(text, mode: "6").diagnostics.map(\.code).contains(.dataRace))
    }
}
