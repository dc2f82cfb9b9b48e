import Builder
import Foundation
import ProjectReader
import TestGate
import Testing

/// What is left of functions that use a module nobody has: the target runs, and says what it did not do.
@Suite(.startsPrograms) struct LeftOutStatementTests {
    private static let start = """
        import Nowhere
        struct Entry { let text: String }
        struct Timeline { enum Policy { case never }
            let entries: [Entry]; let policy: Policy }

        """

    private func output(of members: String, _ statements: String) throws -> (text: String, warnings: [Int?]) {
        let work = try Workplace()
        let main = Self.start + members + "\n@main struct Program { static func main() { \(statements) } }\n"
        let product = try work.build(main, [], infersStubs: false, runtime: try FakeRuntime.shared.get().location)
        let found = product.diagnostics.filter { $0.code == .leftOut }
        #expect(found.allSatisfy { $0.severity == .warning }, "\(found)")
        return (try run(product), found.map(\.line))
    }

    @Test func aCallForItsEffectAloneIsPassedOver() throws {
        let members = """
            final class Start {
                var count = 0
                init() { Metrics.start(key: "a"); count = 3; do { try Metrics.check() } catch { print(error) } }
                func tell() -> Int { Metrics.tell(count); return count }
                func wait() async { _ = await Metrics.wait(); count += 1 }
            }
            struct Bundle { init() { let settings = Metrics.settings; Metrics.apply(settings) } }
            """
        let found = try output(of: members, "let start = Start(); print(start.tell()); _ = Bundle()")
        #expect(found.text.hasSuffix("Metrics is not available here: it did not build\n3\ninit is not available here: it did not build\n"))
        #expect(found.warnings == [7, 7, 8, 9, 11, 11])
    }

    /// What is tried with a module nobody has fails, and what the sources do about that is done: an initializer is whole.
    @Test func whatIsTriedFails() throws {
        let members = """
            final class Accounts {
                private(set) var names: [String]
                init() {
                    do {
                        guard let data = try Accounts.keychain.data("names") else { names = ["none"]; return }
                        names = try Accounts.names(in: data)
                    } catch {
                        names = ["failed"]
                    }
                }
                private static let keychain = Keychain(service: "a").synchronizable(true)
                static func names(in data: [UInt8]) throws -> [String] { [] }
            }
            """
        let found = try output(of: members, "print(Accounts().names)")
        #expect(found.text.hasSuffix("[\"failed\"]\n"), "\(found.text)")
        #expect(found.warnings.sorted { ($0 ?? 0) < ($1 ?? 0) } == [9, 15], "\(found.warnings)")
    }

    /// What a member is compared with has a type that is not here: so has the member.
    @Test func membersWithoutATypeAreMissing() throws {
        let members = """
            final class Access {
                var status: Status { Center.shared.status }
                var isOpen: Bool { status == .approved }
            }
            """
        let found = try output(of: members, "print(Access().isOpen)")
        #expect(found.text.hasSuffix("false\n"), "\(found.text)")
        #expect(Set(found.warnings) == [6, 7], "\(found.warnings)")
    }

    /// What an extension of a type that is not here takes for one of its members is not there either, though another type has the name.
    @Test func membersOfMissingTypesAreMissing() throws {
        let work = try Workplace()
        let main = """
            import SwiftUI
            extension NSMenuItem { func act() { guard let menu else { return }; menu.run(self) } }
            struct Settings { var menu = 1 }
            @main struct Program { static func main() { print(Settings().menu) } }

            """
        let product = try work.build(main, [], runtime: try FakeRuntime.shared.get().location)
        #expect(try run(product) == "1\n")
        #expect(product.diagnostics.filter { $0.code == .leftOut }.allSatisfy { $0.severity == .warning && $0.line == 2 })
    }

    /// A package at another revision than the project names may lack what the project uses of it: that is no mistake of the project's.
    @Test func whatAPackageAtAnotherRevisionLacksIsLeftOutAsAnError() throws {
        let main = "import Kit\n@main struct Program { static func main() {\n    print(1)\n    Kit().act()\n} }\n"
        let work = try Workplace()
        var kit = try work.module("Kit", ["Kit.swift": "public struct Kit { public init() {} }\n"])
        #expect(throws: BuildFailure.self) { try work.build(main, [kit], runtime: try FakeRuntime.shared.get().location) }
        kit.notes = [ProjectProblem(code: .otherRevision, file: "/kit", message: "another revision is taken", mend: "Fetch it")]
        let product = try work.build(main, [kit], runtime: try FakeRuntime.shared.get().location)
        #expect(try run(product).hasPrefix("1\n"))
        let found = product.diagnostics.filter { $0.code == .leftOut }
        #expect(found.map(\.severity) == [.error] && found.map(\.line) == [4], "\(found)")
    }

    /// What a function does before the statement that does not build, it does: it can return there.
    @Test func aFunctionRunsUpToWhatIsMissing() throws {
        let members = """
            struct Loader {
                func load(_ account: String?) -> Entry {
                    guard let account else { return Entry(text: "sign in") }
                    print("loading", account)
                    for number in 0..<2 {
                        print(number)
                        let item = Store.shared.item(number)
                        return Entry(text: item)
                    }
                    return Entry(text: "none")
                }
                func show(_ account: String?) {
                    if account == nil { print("nobody"); return }
                    let items = Store.shared.items
                    print(items)
                }
            }
            """
        let found = try output(of: members, "print(Loader().load(nil).text); Loader().show(nil); Loader().show(\"a\")")
        #expect(found.text == "sign in\nnobody\nshow() is not available here: it did not build\n")
        #expect(found.warnings == [11, 18])
    }

    /// A provider without its data gives the entry of its placeholder, in both forms.
    @Test func aProviderGivesItsPlaceholder() throws {
        let members = """
            struct Provider {
                func placeholder(in context: Int) -> Entry { Entry(text: "place \\(context)") }
                func getTimeline(in context: Int, completion: @escaping (Timeline) -> Void) {
                    let items = Store.shared.items
                    Store.shared.load { _ in completion(Timeline(entries: items, policy: .never)) }
                }
                func snapshot(for kind: String, in context: Int) async -> Entry { Entry(text: Store.shared.name) }
            }
            """
        let found = try output(of: members, "Provider().getTimeline(in: 7) { print($0.entries[0].text) }")
        #expect(found.text == "getTimeline() is not available here: it did not build\nplace 7\n")
        #expect(found.warnings == [8, 9, 11])
    }

    /// What a function is given to call in the end is called with a failure; values are nothing, zero, empty.
    @Test func whoWaitsIsAnswered() throws {
        let members = """
            struct Own { let value: Int }
            final class Loader {
                func load(completion: @escaping ([Int], (any Error)?) -> Void) { Store.shared.load { completion($0, nil) } }
                func find(_ done: @escaping (Result<Int, any Error>) -> Void) { Store.shared.find { done(.success($0)) } }
                func step(_ done: @escaping ((part: Int?, isWithError: Bool)) -> Void) { Store.shared.find { done(($0, false)) } }
                func own(_ done: @escaping (Own) -> Void) { Store.shared.find { done(Own(value: $0)) } }
                func isEmpty() -> Bool { Store.shared.isEmpty }
                var name: String { Store.shared.name }
            }
            """
        let found = try output(
            of: members,
            """
            let loader = Loader(); loader.load { print($0, $1 != nil) }
            loader.find { print((try? $0.get()) as Any) }; loader.own { print($0) }; loader.step { print($0.part as Any, $0.isWithError) }
            print(loader.isEmpty(), loader.name == "")
            """)
        let said = found.text.split(separator: "\n").filter { !$0.contains("is not available here") }
        #expect(said == ["[] true", "nil", "nil false", "false true"])
        #expect(found.warnings.count == 6)
    }

    /// Where a module cannot be had, what the compiler finds because of that is left out too, as errors; a mistake alone stops the target.
    @Test func consequencesOfAMissingModuleAreErrors() throws {
        let work = try Workplace()
        let main = """
            struct Own { let value: Int }
            func value() -> Int? { Own().value }
            @main struct Program { static func main() { print(value() as Any) } }

            """
        #expect(throws: BuildFailure.self) { try work.build(main, [], runtime: try FakeRuntime.shared.get().location) }
        let product = try work.build("import Nowhere\n" + main, [], runtime: try FakeRuntime.shared.get().location)
        #expect(product.diagnostics.filter { $0.code == .leftOut }.map(\.severity) == [.error])
        #expect(try run(product).hasSuffix("nil\n"))
    }

    /// What stands between Swift's own types alone is the author's mistake, whatever module is missing.
    @Test(arguments: [
        "func count() -> Int { \"three\" }", "let size: Double = true", "func grow() { let width = 1; width = 2; print(width) }",
        "func sum(_ a: Int, _ b: String) -> Int { a + b }", "func pick(_ a: Int?) -> Int { a }",
    ])
    func mistakesBetweenPlainTypesStayErrors(mistake: String) throws {
        let main = "import Nowhere\n\(mistake)\n@main struct Program { static func main() { Metrics.start(); print(1) } }\n"
        let failure = #expect(throws: BuildFailure.self) { try Workplace().build(main, [], runtime: try FakeRuntime.shared.get().location) }
        #expect(failure?.diagnostics.contains { $0.code == .compile && $0.line == 2 } == true)
    }
}
