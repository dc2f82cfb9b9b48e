import Foundation
import IsletModel
import ProjectReader
import Testing

@Suite struct PropertyListTests {
    private func parse(_ text: String) throws -> PropertyListValue { try PropertyListFile.parse(Data(text.utf8), file: "x") }

    @Test func theTextFormHasEscapesCommentsDataAndBareDictionaries() throws {
        let value = try parse("/* a */ \"k\\\"1\" = \"\\U00e4\\n\\101\"; // b\nlist = (a, \"b c\", <0fA0>,);\nalone;")
        #expect(value["k\"1"] == .string("ä\nA"))
        #expect(value["list"] == .array([.string("a"), .string("b c"), .data(Data([0x0F, 0xA0]))]))
        #expect(value["alone"] == .string("alone"))
    }

    @Test func allFormsGiveTheSameValue() throws {
        let expected = PropertyListValue.dictionary(["a": .array([.string("1 & 2"), .dictionary([:])])])
        #expect(try parse("{ a = (\"1 & 2\", {}); }") == expected)
        #expect(try parse("{\"a\": [\"1 & 2\", {}]}") == expected)
        #expect(try parse(expected.xml) == expected)
    }

    @Test func writtenXMLIsSortedAndReadBack() throws {
        let value = PropertyListValue.dictionary(["b": .boolean(true), "a": .integer(3), "c": .real(1.5), "d": .data(Data([1, 2]))])
        #expect(try parse(value.xml) == value)
        #expect(value.xml.range(of: "<key>a</key>")!.lowerBound < value.xml.range(of: "<key>b</key>")!.lowerBound)
    }

    @Test func deepNestingIsRefused() throws {
        #expect(throws: ProjectProblem.self) { try parse(String(repeating: "(", count: 100_000)) }
    }

    @Test func anyBytesGiveAValueOrAProblem() throws {
        var seed: UInt64 = 7
        let start = Array("{ a = (\"b\", <00>, {c = d;}); /* x */ \"e\" = f; }".utf8)
        for _ in 0..<3000 {
            var bytes = start
            for _ in 0..<3 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes[Int(seed >> 33) % bytes.count] = UInt8(truncatingIfNeeded: seed >> 20)
            }
            do { _ = try PropertyListFile.parse(Data(bytes), file: "x") } catch is ProjectProblem { continue }
        }
    }
}
