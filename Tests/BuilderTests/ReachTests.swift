import Builder
import Foundation
import ProjectReader
import TestGate
import Testing

/// What a target uses of its modules is compiled; the rest neither is nor can stop it.
@Suite(.startsPrograms) struct ReachTests {
    private static let broken = "import Nowhere\npublic func broken() -> Missing { Missing() }\n"

    @Test func whatNothingReachesIsNotCompiledAndSaid() throws {
        let work = try Workplace()
        let base = try work.module("Base", ["Broken.swift": Self.broken])
        let kit = try work.module(
            "Kit",
            [
                "Used.swift": "public func used() -> Int { helper() }\n", "Helper.swift": "func helper() -> Int { 7 }\n",
                "Screen.swift": "import Base\npublic struct Screen { public let value = broken() }\n",
            ])
        let product = try work.build(Workplace.program("Kit", "used()"), [base, kit])
        #expect(try run(product) == "7\n")
        #expect(product.statistics.compiledModules == 2)
        #expect(
            product.diagnostics.map(\.message) == [
                "“Base”: not compiled, because nothing that “App” uses imports it",
                "1 of 3 files of “Kit” are not compiled, because nothing that “App” uses is in them: Screen.swift",
            ])
        let whole = try work.build(Workplace.program("Kit", "used()"), [base, kit], whole: true)
        #expect(whole.diagnostics.contains { $0.code == .missingModule })
    }

    /// Conformances, members that protocols ask for, operators and defaults come along without anything naming their files.
    @Test func whatIsUsedWithoutBeingNamedIsThere() throws {
        let work = try Workplace()
        let kit = try work.module(
            "Kit",
            [
                "Point.swift": "public struct Point: Codable, Named { public var x = 1; public init() {} }\n",
                "Named.swift": "public protocol Named {}\n", "NamedDefault.swift": "extension Named { public var title: String { \"t\" } }\n",
                "Coding.swift": "extension Point { enum CodingKeys: String, CodingKey { case x = \"long\" } }\n",
                "Shown.swift": "extension Point: CustomStringConvertible { public var description: String { \"P\\(x)\" } }\n",
                "Sum.swift": "extension Point { public static func + (a: Point, b: Point) -> Point { var c = a; c.x += b.x; return c } }\n",
                "Day.swift": "extension Int: @retroactive ExpressibleByUnicodeScalarLiteral { public init(unicodeScalarLiteral value: "
                    + "Unicode.Scalar) { self = Int(value.value) } }\n",
                "Hex.swift": "extension String { public init(hex value: Int) { self = String(value, radix: 16) } }\n",
                "Other.swift": "extension Point { public func other() -> Missing { Missing() } }\n",
                "Decimal.swift": "extension String { public init(fancy value: Missing) { self = \"\" } }\n",
            ])
        let text =
            "Point() + Point(), String(decoding: try! JSONEncoder().encode(Point()), as: UTF8.self), Point().title, String(hex: 255), (\"a\" as Int)"
        let product = try work.build(Workplace.program("Kit Foundation", text), [kit])
        #expect(try run(product) == "P2 {\"long\":1} t ff 97\n")
        #expect(
            product.diagnostics.map(\.message) == [
                "2 of 10 files of “Kit” are not compiled, because nothing that “App” uses is in them: Decimal.swift, Other.swift"
            ])
    }

    /// What a protocol of the standard library asks for is not named anywhere; the compiler misses it, and the file is added.
    @Test func whatTheCompilerMissesIsAdded() throws {
        let work = try Workplace()
        let kit = try work.module(
            "Kit",
            [
                "Square.swift": "public struct Square: IteratorProtocol { public init() {} }\n",
                "Area.swift": "typealias Quadrat = Square\nextension Quadrat { public mutating func next() -> Int? { 4 } }\n",
                "Rest.swift": Self.broken,
            ])
        let product = try work.build(Workplace.program("Kit", "Square() is any IteratorProtocol"), [kit])
        #expect(try run(product) == "true\n")
        #expect(product.diagnostics.map(\.message).allSatisfy { $0.hasPrefix("1 of 3 files") })
        let again = try work.build(Workplace.program("Kit", "Square() is any IteratorProtocol"), [kit])
        #expect(again.statistics.compiledModules == 0, "the next build begins with the file that had to be added")
    }

    /// What is left out of a module that need not be compiled again, as a file of another one is added, is named all the same.
    @Test func whatIsLeftOutIsNamedWhereFilesAreAddedElsewhere() throws {
        let work = try Workplace()
        let apart = try work.module("Apart", ["Apart.swift": "public func four() -> Int { 4 }\npublic func broken() -> Int { missing() }\n"])
        let kit = try work.module(
            "Kit",
            [
                "Square.swift": "public struct Square: IteratorProtocol { public init() {} }\n",
                "Area.swift": "typealias Quadrat = Square\nextension Quadrat { public mutating func next() -> Int? { 4 } }\n",
            ])
        let product = try work.build(Workplace.program("Apart Kit", "four(), Square() is any IteratorProtocol"), [apart, kit])
        #expect(try run(product) == "4 true\n")
        #expect(product.statistics.compilations["Apart"] == 1)
        #expect(product.diagnostics.filter { $0.code == .leftOut && $0.file?.hasSuffix("Apart.swift") == true }.map(\.line) == [2])
    }

    @Test func importsInInactiveCodeAreNotAskedFor() throws {
        let folder = try TemporaryFolder()
        let text = "#if canImport(Gone)\nimport Gone\n#endif\n#if os(macOS)\nimport Desk\n#else\nimport There\n#endif\n"
        let target = BuildTarget(name: "App", kind: .looseFiles, root: folder.url, sources: [try folder.write(text, to: "Main.swift")])
        #expect(try target.activeImports(among: ["Gone", "Desk", "There"], known: []) == ["There"])
    }

    /// An extension of a type in another is needed where that one is named.
    @Test func extensionsOfInnerTypesAreReachedByAllTheirNames() throws {
        let work = try Workplace()
        let kit = try work.module(
            "Kit",
            [
                "API.swift": "public enum API { public enum V1 {} }\n",
                "Apps.swift": "extension API.V1 { public static var apps: Apps { Apps() }\npublic struct Apps {} }\n",
                "AppsGet.swift": "extension API.V1.Apps { public func get() -> Int { 5 } }\n",
                "Users.swift": "extension API.V1 { public static var users: Users { Users() }\npublic struct Users {} }\n",
                "UsersGet.swift": "extension API.V1.Users { public func get() -> Missing { 6 } }\n",
            ])
        let product = try work.build(Workplace.program("Kit", "API.V1.apps.get()"), [kit])
        #expect(try run(product) == "5\n")
        #expect(product.diagnostics.map(\.message).allSatisfy { $0.hasSuffix("is in them: Users.swift, UsersGet.swift") })
    }

    @Test func anEditThatReachesMoreCompilesIt() throws {
        let work = try Workplace()
        let kit = try work.module("Kit", ["One.swift": "public func one() -> Int { 1 }\n", "Two.swift": "public func two() -> Int { 2 }\n"])
        #expect(try run(work.build(Workplace.program("Kit", "one()"), [kit])) == "1\n")
        #expect(try run(work.build(Workplace.program("Kit", "one() + two()"), [kit])) == "3\n")
        #expect(try run(work.build(Workplace.program("Kit", "two()"), [kit])) == "2\n")
    }
}
