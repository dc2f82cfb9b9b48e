import Builder
import Foundation
import ProjectReader
import TestGate
import Testing

@Suite(.startsPrograms) struct StubTests {
    private static let none = "none"

    /// Writes a stub of the module Lamp for a program, and gives the stub's text and what the program prints with it.
    ///
    /// - Parameter isBuilt: Whether the program was built without a stub before, so that parts of it were left out.
    private func stub(_ source: String, isBuilt: Bool = false) throws -> (text: String, output: String, rounds: Int) {
        let folder = try TemporaryFolder()
        let file = try folder.write(source, to: "App/Main.swift")
        let stubs = folder.url.appendingPathComponent("Stubs")
        let bare = RuntimeLocation(modules: folder.url.appendingPathComponent(Self.none), libraries: folder.url, linkedLibraries: [])
        let runtime = isBuilt ? try FakeRuntime.shared.get().location : bare
        let builder = Builder(cache: folder.url.appendingPathComponent("cache"), runtime: runtime, toolchain: try .find())
        var target = BuildTarget(name: "App", kind: .looseFiles, root: folder.url, sources: [file])
        if isBuilt { #expect(try withoutStubs(builder).build(target).diagnostics.contains { $0.code == .leftOut }) }
        var modules = StubModules(["Lamp"], for: [target], in: stubs, root: folder.url.path, builder: builder)
        try modules.write()
        let written = stubs.appendingPathComponent("Lamp.swift")
        target.dependencies = [BuildTarget(name: "Lamp", kind: .library, root: stubs, sources: [written])]
        try modules.fit { target }
        _ = try modules.written(to: stubs)
        let outcome = try modules.outcome(of: target)
        let text = String(decoding: try Data(contentsOf: written), as: UTF8.self)
        try #require(outcome.builds && outcome.remaining.isEmpty, "\(outcome.remaining)\n\(text)")
        return (text, try run(builder.build(target)), modules.rounds)
    }

    private func withoutStubs(_ builder: Builder) -> Builder {
        var options = builder.options
        options.infersStubs = false
        return Builder(cache: builder.cache, runtime: builder.runtime, toolchain: builder.toolchain, options: options)
    }

    /// What stood in for the type while there was no stub is not taken for the type.
    @Test func aProgramThatWasBuiltWithoutAStubGetsTheSame() throws {
        let source = """
            import Lamp
            final class Log { static let shared = Log(); let lamp: Lamp
                private init() { let own = Lamp.standard; own.set(level: 3); lamp = own } }
            @main struct Program { static func main() { Log.shared.lamp.warn("x"); print("on") } }
            """
        let (first, again) = try (stub(source), stub(source, isBuilt: true))
        #expect(again.text == first.text && again.output == "on\n")
    }

    @Test func typesOfMembersFollowFromWhereTheyAreUsed() throws {
        let result = try stub(
            """
            import Lamp
            @main struct Program {
                static func main() {
                    let lamp = Lamp(name: "desk", watts: 4.5)
                    let title: String = lamp.title
                    let isOn: Bool = lamp.isOn
                    print(title.isEmpty, isOn, lamp.level(of: 3) + 1)
                }
            }
            """)
        #expect(result.output == "true false 1\n")
        #expect(result.text.contains("init(name: String, watts: Double)"))
        #expect(result.text.contains("var title: String"))
        #expect(result.text.contains("var isOn: Bool"))
        #expect(result.text.contains("func level(of: Int) -> Int"))
        #expect(result.text.contains("// App/Main.swift:"))
    }

    @Test func functionsThrowAndWaitWhereTheyAreCalledSo() throws {
        let result = try stub(
            """
            import Lamp
            @main struct Program {
                static func main() async {
                    do {
                        let level: Int = try await Switchboard.shared.load("a", retries: 2)
                        print(level)
                    } catch {
                        print(error)
                    }
                    if let found = Switchboard.shared.find("b") { print(found) }
                }
            }
            """)
        #expect(result.output == "Lamp.Switchboard.load is a stub, and does nothing\n")
        #expect(result.text.contains("func load(_ value: String, retries: Int) async throws -> Int"))
        #expect(result.text.contains("static var shared: Switchboard"))
    }

    @Test func casesOfASwitchMakeAnEnumeration() throws {
        let result = try stub(
            """
            import Lamp
            func text(_ state: LampState) -> String {
                switch state {
                case .on: "on"
                case .off: "off"
                }
            }
            struct Desk: Codable, Hashable { var state: LampState }
            @main struct Program { static func main() { print(text(.off), Desk(state: .on) == Desk(state: .off)) } }
            """)
        #expect(result.output == "off false\n")
        #expect(result.text.contains("public enum LampState"))
    }

    @Test func whatAClassInheritsIsAClassAndWhatAStructureTakesOnAProtocol() throws {
        let result = try stub(
            """
            import Lamp
            final class Desk: Furniture { override func move(to place: String) -> Bool { super.move(to: place) } }
            struct Switch: LampDelegate { func lampDidChange() { } }
            @main struct Program {
                static func main() {
                    print(Desk().move(to: "there"))
                    let delegates: [any LampDelegate] = [Switch()]
                    Switchboard.add(delegates.count) { count in print(count + 1) }
                }
            }
            """)
        #expect(result.output == "false\n")
        #expect(result.text.contains("open class Furniture"))
        #expect(result.text.contains("public protocol LampDelegate"))
    }
}
