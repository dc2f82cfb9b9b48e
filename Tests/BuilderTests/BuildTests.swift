@testable import Builder
import Foundation
import ProjectReader
import Testing

@Suite struct BuildTests {
    @Test func aFolderBecomesAProgramThatRuns() throws {
        let project = try Project([
            "Main.swift": "import Foundation\n@main struct Program { static func main() { print(greeting) } }",
            "Text.swift": "let greeting = \"hello\"",
        ])
        let product = try project.build()
        #expect(try run(product) == "hello\n")
        #expect(product.bundle.lastPathComponent == "Sample.appex")
        #expect(FileManager.default.fileExists(atPath: product.bundle.appendingPathComponent("Info.plist").path))
    }

    @Test func anUnchangedProjectCompilesNothing() throws {
        let project = try Project(["Main.swift": "@main struct Program { static func main() { print(1) } }"])
        let first = try project.build()
        #expect(first.statistics.compiledModules == 1)
        let second = try project.build()
        #expect(second.statistics.compiledModules == 0)
        #expect(second.statistics.adapted == 0)
        try project.folder.write("@main struct Program { static func main() { print(2) } }", to: "Sample/Main.swift")
        let third = try project.build()
        #expect(third.statistics.adapted == 1)
        #expect(try run(third) == "2\n")
    }

    @Test func copiesThatAnotherIsletAdaptedAreMadeAgain() throws {
        let project = try Project(["Main.swift": "@main struct Program { static func main() { print(1) } }"])
        #expect(try project.build(rules: "1").statistics.adapted == 1)
        #expect(try project.build(rules: "1").statistics.adapted == 0)
        let another = try project.build(rules: "2")
        #expect(another.statistics.adapted == 1)
        #expect(another.statistics.compiledModules == 0)
    }

    @Test func programsAreToldApartByTheirBuildID() throws {
        let note: [UInt8] = [4, 0, 0, 0, 8, 0, 0, 0, 3, 0, 0, 0] + Array("GNU\0".utf8) + [0, 1, 2, 3, 4, 5, 6, 255]
        #expect(BuilderVersion.buildID(in: Data([0x7F] + note)) == "00010203040506ff")
        #expect(BuilderVersion.buildID(in: Data(note.prefix(18))) == nil)
        let folder = try TemporaryFolder()
        let (first, second) = (try folder.write("#!/bin/sh", to: "first"), try folder.write("#!/bin/bash", to: "second"))
        #expect(BuilderVersion.of(first) == BuilderVersion.of(first))
        #expect(BuilderVersion.of(first) != BuilderVersion.of(second))
        #expect(!BuilderVersion.running.isEmpty)
    }

    @Test func errorsNameTheOriginalFileLineAndColumn() throws {
        let project = try Project([
            "Main.swift": "import Foundation\n@main struct Program {\n    static func main() { if #available(iOS 17, *) { undefined() } }\n}\n"
        ])
        let failure = #expect(throws: BuildFailure.self) { try project.build() }
        let error = try #require(failure?.diagnostics.first)
        #expect(error.file == project.source("Main.swift").path)
        #expect(error.line == 3)
        #expect(error.column == 53)
        #expect(error.message.contains("undefined"))
    }

    @Test func aMissingModuleIsReportedOnceWithWhatItStops() throws {
        let project = try Project([
            "A.swift": "import Kingfisher\nlet a: Int = \"text\"", "B.swift": "import Kingfisher\n@main struct P { static func main() {} }",
        ])
        let failure = #expect(throws: BuildFailure.self) { try project.build() }
        #expect(failure?.diagnostics.map(\.code) == [.missingModule, .compile])
        #expect(failure?.diagnostics.first?.file == project.source("A.swift").path)
        #expect(failure?.diagnostics.first?.line == 1)
    }

    @Test func widgetsWithoutAnEntryPointAreAnError() throws {
        let project = try Project(["A.swift": "struct Clock: Widget {}\n", "B.swift": "struct Clocks: WidgetBundle {}\n"])
        let failure = #expect(throws: BuildFailure.self) { try project.build() }
        #expect(failure?.diagnostics.map(\.code) == [.noMain])
        #expect(failure?.diagnostics.first?.file?.hasSuffix("B.swift") == true)
    }

    @Test func conditionsAnswerAsOnIOS() throws {
        let source = """
            @main struct Program {
                static func main() {
            #if os(iOS) && !os(Linux) && canImport(Darwin) && !targetEnvironment(macCatalyst)
                    print("iOS")
            #else
                    print("other")
            #endif
                }
            }
            """
        let project = try Project(["Main.swift": source])
        #expect(try run(project.build()) == "iOS\n")
    }
}

@Suite struct FeatureTests {
    @Test func whereMembersComeFromIsNotEnforced() throws {
        let project = try Project([
            "Main.swift": "@main struct Program { static func main() { print(\"a b\".components(separatedBy: \" \").count) } }",
            "Text.swift": "import Foundation",
        ])
        #expect(try run(project.build(features: [.upcoming("MemberImportVisibility")])) == "2\n")
    }
}
