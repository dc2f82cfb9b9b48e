import Builder
import Foundation
import ProjectReader
import TestGate
import Testing

/// A build shows what the sources say, whatever the clock and the times of files say.
@Suite(.startsPrograms) struct StaleBuildTests {
    private static func program(printing text: String) -> String { "@main struct Program { static func main() { print(\(text)) } }\n" }

    private func setTime(_ date: Date, of url: URL) throws {
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url.path)
    }

    private func time(of url: URL) throws -> Date {
        try #require(try FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date)
    }

    /// Where the adapted copy of a source lies.
    private func copy(of name: String, in project: Project) throws -> URL {
        let cache = project.folder.url.appendingPathComponent("cache")
        let target = try #require(try FileManager.default.contentsOfDirectory(atPath: cache.path).first)
        return cache.appendingPathComponent("\(target)/Modules/Sample/Sources/\(name)")
    }

    @Test func anEditWithTheTimeOfTheOldFileIsCompiled() throws {
        let project = try Project(["Main.swift": Self.program(printing: "value"), "Value.swift": "let value = 1\n"])
        #expect(try run(project.build()) == "1\n")
        let copy = try copy(of: "Value.swift", in: project)
        let before = try time(of: copy)
        try Data("let value = 2\n".utf8).write(to: copy)
        try setTime(before, of: copy)
        try project.folder.write("let value = 2\n", to: "Sample/Value.swift")
        #expect(try run(project.build()) == "2\n")
    }

    @Test func aProgramNewerThanItsModulesIsLinkedAgain() throws {
        let folder = try TemporaryFolder()
        let main = try folder.write("import Kit\n" + Self.program(printing: "hello()"), to: "App/Main.swift")
        let builder = Builder(
            cache: folder.url.appendingPathComponent("cache"),
            runtime: RuntimeLocation(modules: folder.url.appendingPathComponent("none"), libraries: folder.url, linkedLibraries: []),
            toolchain: try .find())
        func build(_ number: Int) throws -> BuildProduct {
            let kit = try folder.write("public func hello() -> Int { \(number) }\n", to: "Kit/Kit.swift")
            var target = BuildTarget(name: "App", kind: .looseFiles, root: folder.url, sources: [main])
            target.dependencies = [BuildTarget(name: "Kit", kind: .library, root: folder.url, sources: [kit])]
            return try builder.build(target)
        }
        let first = try build(1)
        #expect(try run(first) == "1\n")
        let linked = first.bundle.deletingLastPathComponent().appendingPathComponent("Modules/App/App")
        try setTime(Date(timeIntervalSinceNow: 1_000_000), of: linked)
        #expect(try run(build(2)) == "2\n")
    }

    @Test func anEntryPointThatMovesIsLinkedOnce() throws {
        let project = try Project(["A.swift": Self.program(printing: 1.description), "B.swift": "let other = 1\n"])
        #expect(try run(project.build()) == "1\n")
        let times = try ["A.swift", "B.swift"].map { try time(of: copy(of: $0, in: project)) }
        for (index, name) in ["A.swift", "B.swift"].enumerated() {
            let text = name == "A.swift" ? "let other = 2\n" : Self.program(printing: "other")
            try project.folder.write(text, to: "Sample/" + name)
            let copy = try copy(of: name, in: project)
            try Data(text.utf8).write(to: copy)
            try setTime(times[index], of: copy)
        }
        #expect(try run(project.build()) == "2\n")
    }

    @Test func anEditThatIsTakenBackAfterAnErrorIsCompiledBack() throws {
        let value = "let value = 1\n"
        let project = try Project(["Main.swift": Self.program(printing: "value"), "Value.swift": value])
        #expect(try run(project.build()) == "1\n")
        try project.folder.write("let value = 2\n", to: "Sample/Value.swift")
        try project.folder.write(Self.program(printing: "value + nothing"), to: "Sample/Main.swift")
        #expect(throws: BuildFailure.self) { try project.build() }
        try project.folder.write(value, to: "Sample/Value.swift")
        try project.folder.write(Self.program(printing: "value"), to: "Sample/Main.swift")
        #expect(try run(project.build()) == "1\n")
    }

    @Test func aBuildThatWasKilledLeavesNothingBehind() throws {
        let project = try Project(["Main.swift": Self.program(printing: "value"), "Value.swift": "let value = 1\n"])
        #expect(try run(project.build()) == "1\n")
        let record = try copy(of: "Main.swift", in: project).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("objects.json")
        let text = String(decoding: try Data(contentsOf: record), as: UTF8.self)
        try Data(text.replacingOccurrences(of: "\"isRunning\":false", with: "\"isRunning\":true").utf8).write(to: record)
        let objects = record.deletingLastPathComponent().appendingPathComponent("Objects")
        let names = try FileManager.default.contentsOfDirectory(atPath: objects.path).filter { $0.hasSuffix(".o") }
        for name in names { try Data("no object".utf8).write(to: objects.appendingPathComponent(name)) }
        try project.folder.write(Self.program(printing: "value + 1"), to: "Sample/Main.swift")
        #expect(try run(project.build()) == "2\n")
    }

    @Test func aResourceOfTheSameSizeAndTimeIsCopied() throws {
        let project = try Project(["Main.swift": Self.program(printing: 1.description), "note.txt": "one"])
        let resource = project.source("note.txt")
        try setTime(Date(timeIntervalSince1970: 1_000_000_000), of: resource)
        let bundle = try project.build().bundle
        try project.folder.write("two", to: "Sample/note.txt")
        try setTime(Date(timeIntervalSince1970: 1_000_000_000), of: resource)
        #expect(try project.build().bundle == bundle)
        #expect(try String(contentsOf: bundle.appendingPathComponent("note.txt"), encoding: .utf8) == "two")
        try FileManager.default.removeItem(at: resource)
        _ = try project.build()
        #expect(!FileManager.default.fileExists(atPath: bundle.appendingPathComponent("note.txt").path))
    }

    @Test func twoBuildsOfOneProjectAtOnceBothSucceed() async throws {
        let project = try Project(["Main.swift": Self.program(printing: "value"), "Value.swift": "let value = 7\n"])
        let outputs = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<3 { group.addTask { try run(project.build()) } }
            return try await group.reduce(into: [String]()) { $0.append($1) }
        }
        #expect(outputs == ["7\n", "7\n", "7\n"])
    }

    /// `ISLET_EDITS` says how many; a few unless it is set.
    @Test func editsAtRandomMomentsAreNeverStale() throws {
        let count = ProcessInfo.processInfo.environment["ISLET_EDITS"].flatMap { Int($0) } ?? 5
        var random = SystemRandomNumberGenerator()
        let project = try Project(["Main.swift": Self.program(printing: "first() + second()"), "First.swift": "", "Second.swift": ""])
        var values = ["First": 0, "Second": 0]
        func write(_ name: String, _ value: Int) throws {
            values[name] = value
            try project.folder.write("func \(name.lowercased())() -> Int { \(value) }\n", to: "Sample/\(name).swift")
        }
        try write("First", 1)
        try write("Second", 1)
        for edit in 0..<count {
            let isBroken = Int.random(in: 0..<6, using: &random) == 0
            let name = Bool.random(using: &random) ? "First" : "Second"
            if isBroken {
                try project.folder.write("func \(name.lowercased())() -> Int { nothing }\n", to: "Sample/\(name).swift")
                #expect(throws: BuildFailure.self) { try project.build() }
            }
            try write(name, Int.random(in: 0..<4, using: &random))
            usleep(UInt32.random(in: 0..<20_000, using: &random))
            #expect(try run(project.build()) == "\(values.values.reduce(0, +))\n", "edit \(edit)")
        }
    }

    @Test func anEditWhileABuildRunsIsInTheNextOne() throws {
        let project = try Project(["Main.swift": Self.program(printing: "value"), "Value.swift": "let value = 0\n"])
        for value in 1...3 {
            let file = project.source("Value.swift")
            let editor = Thread {
                usleep(UInt32.random(in: 0..<300_000))
                do { try Data("let value = \(value)\n".utf8).write(to: file, options: .atomic) } catch { Issue.record(error) }
            }
            editor.start()
            _ = try project.build()
            while !editor.isFinished { usleep(1000) }
            #expect(try run(project.build()) == "\(value)\n")
        }
    }

    @Test func whatWasLeftOutIsTriedAgainWithNewerFrameworks() throws {
        let (work, runtime) = (try Workplace(), try FakeRuntime())
        let text = "import SwiftUI\npublic func count() -> Int { 1 }\npublic func later() -> Int { appeared() }\n"
        let kit = try work.module("Kit", ["A.swift": text, "B.swift": "public func use() -> Int { later() }\n"])
        let before = try work.build(Workplace.program("Kit", "count()"), [kit], runtime: runtime.location)
        #expect(before.diagnostics.contains { $0.code == .leftOut && $0.message.contains("appeared") }, "\(before.diagnostics)")
        try runtime.update(adding: "public func appeared() -> Int { 2 }")
        let after = try work.build(Workplace.program("Kit", "later()"), [kit], runtime: runtime.location)
        #expect(try run(after) == "2\n")
    }
}
