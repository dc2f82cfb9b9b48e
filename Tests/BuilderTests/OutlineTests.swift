import Foundation
import ProjectReader
import Testing

@testable import Builder

@Suite struct OutlineTests {
    private func outline(_ text: String) -> SourceOutline { SourceOutline(Array(text.utf8)) }

    private func words(_ names: String...) -> Set<Word> { Set(names.map { Word($0) }) }

    @Test func declarationsAtTheTopAreThoseOfTheFile() {
        let found = outline(
            """
            // struct Comment {}
            /* /* class Nested {} */ enum Hidden {} */
            import struct Kit.Part
            @MainActor public final class A<T: B>: C, @unchecked Sendable where T: D { struct Inner {}; var member = 1 }
            let (x, y) = (1, 2); var z: Int { let local = 3; return local }
            func f() { func g() {} }
            typealias Short = Long
            #if os(iOS)
            actor Worker {}
            #endif
            """)
        #expect(found.declared == words("A", "x", "y", "z", "f", "Short", "Worker"))
        #expect(found.inherited[Word("A")] == words("C", "Sendable"))
        #expect(found.imports == words("Kit"))
        #expect(!found.isAlwaysNeeded)
    }

    @Test func extensionsHaveMembersAndLabels() {
        let found = outline(
            """
            extension Outer.Inner: Shown, Codable where T: Never {
                init(hex: String, _ alpha: Double = f(1, two: 2)) { let local = hex }
                init(_ text: String) {}
                subscript(safe index: Int) -> Int? { nil }
                static func == (a: Self, b: Self) -> Bool { true }
                enum Kind { case one }
                var `default`: Int { 1 }
            }
            extension Plain {}
            """)
        let first = found.extensions.first
        #expect(first?.type == Word("Outer") && first?.conformances == words("Shown", "Codable"))
        #expect(first?.members == words("hex", "Outer", "safe", "operator", "Kind", "default"))
        #expect(found.extensions.count == 2 && found.extensions[1].members.isEmpty)
    }

    @Test func textInQuotesIsNoCodeButWhatItInterpolatesIs() {
        let found = outline(
            """
            let a = "struct Text { // \\(named(in: "deep \\(deeper)")) "
            let b = #"raw \\(not) \\#(really) ""#
            let c = \"""
                { "quoted" \\(long)
                \"""
            let d = NSClassFromString("Module.Found"), e = "two words"
            func after() {}
            """)
        #expect(found.declared == words("a", "b", "c", "d", "after"))
        #expect(found.words.isSuperset(of: words("named", "deep", "deeper", "really", "long", "Found").subtracting(words("deep"))))
        #expect(found.words.isDisjoint(with: words("Text", "not", "quoted", "two")))
        #expect(found.strings.contains(Word("Module.Found")))
    }

    @Test func whatHasNoNameOthersWriteIsAlwaysNeeded() {
        for text in ["@_exported import Kit", "infix operator +++", "func + (a: A, b: A) -> A { a }", "#makeThings(1)", "@_cdecl(\"f\") func f() {}"]
        {
            #expect(outline(text).isAlwaysNeeded, "\(text)")
        }
        for text in [
            "#Preview { A() }", "macro m() = #externalMacro(module: \"M\", type: \"T\")", "#if DEBUG\n#endif", "@available(iOS 16, *) struct A {}",
        ] {
            #expect(!outline(text).isAlwaysNeeded, "\(text)")
        }
    }

    @Test func theCurrentVersionOfADataModelNamesItsClasses() throws {
        let work = try Workplace()
        var kit = try work.module("Kit", ["Old.swift": "public class Old {}\n", "New.swift": "public class New {}\n"])
        for (version, name) in [("One", "New"), ("Two", "Old")] {
            let model = "<model><entity name=\"E\" representedClassName=\"\(name)\"/></model>\n"
            try work.folder.write(model, to: "Kit/M.xcdatamodeld/\(version).xcdatamodel/contents")
        }
        try work.folder.write("{ _XCCurrentVersionName = One.xcdatamodel; }", to: "Kit/M.xcdatamodeld/.xccurrentversion")
        kit.resources = [ResourceFile(url: work.folder.url.appendingPathComponent("Kit/M.xcdatamodeld"))]
        let main = try work.folder.write(Workplace.program("Kit", "1"), to: "App/Main.swift")
        var target = BuildTarget(name: "App", kind: .looseFiles, root: work.folder.url, sources: [main])
        target.dependencies = [kit]
        #expect(ReachableSources(target).reduced.dependencies.first?.sources.map(\.lastPathComponent) == ["New.swift"])
    }
}
