@testable import Documentation
import Testing

/// What is read from sources and tests.
struct ReaderTests {
    private func names(_ text: String) -> [String] {
        DeclarationReader(text: text, module: "M", file: "Sources/L/M/F.swift").declarations.map { "\($0.kind) \($0.qualifiedName)" }
    }

    @Test func publicDeclarationsAreFoundWithTheirOwners() {
        let text = """
            public struct Card { public var title: String; var hidden: Int; public init() { func inner() {} } }
            extension Card { public enum Style { case plain, fancy } }
            public protocol Shown { func show() }
            public extension View { func card() -> some View { self } ; private func mine() {} }
            struct Own { public var seen = 1 }
            public func draw(_ card: Card) {}
            """
        #expect(
            names(text) == [
                "type Card", "value Card.title", "initializer Card.init", "type Card.Style", "enumCase Card.Style.plain", "enumCase Card.Style.fancy",
                "type Shown", "function Shown.show", "function View.card", "function draw",
            ])
    }

    @Test func whatTypesInheritFromAndAliasesStandForIsFound() {
        let text = """
            public protocol Shown { func show() }
            public class Base { public func draw() {} }
            public class Card: Base, Shown {}
            extension Card: Hashable { public typealias Edges = EdgeSet }
            """
        let reader = DeclarationReader(text: text, module: "M", file: "F.swift")
        #expect(reader.parents == ["Card": ["Base", "Shown", "Hashable"], "Card.Edges": ["EdgeSet"]])
    }

    @Test func marksAreReadFromCommentsAndInheritedWhereNothingWorks() throws {
        let text = """
            /// A store.
            ///
            /// - Support: none. Every call fails.
            public struct Store { public func load() {} }
            /// - Support: partial: drawn
            ///   without its shadow.
            public struct Card { public func show() {} }
            """
        let found = DeclarationReader(text: text, module: "M", file: "F.swift").declarations
        #expect(found.map(\.mark?.status) == [.no, .no, .partly, nil])
        #expect(found[0].mark?.note == "Every call fails")
        #expect(found[2].mark?.note == "Drawn without its shadow")
        #expect(DeclarationReader(text: "/// - Support: perhaps\npublic struct A {}", module: "M", file: "F.swift").problems.count == 1)
    }

    @Test func testsAreFoundWithTheirRulesAndWhetherTheyAreEndToEnd() {
        let text = """
            @Suite(.endToEnd, .serialized) struct Outer { @Test("R61, R63–R65, C7: budgets") func budgets() {} }
            struct Inner {
                @Test(.endToEnd) func one() {}
                @Test("Rules: nothing") func two() {}
                func helper() {}
            }
            """
        let more = "extension Outer { struct Nested { @Test func three() {} } }"
        let readers = [text, more].map { TestReader(text: $0, target: "T") }
        let tests = TestReader.tests(readers.map { ($0.tests, $0.endToEndSuites) })
        #expect(tests.map(\.name) == ["Outer.budgets", "Inner.one", "Inner.two", "Nested.three"])
        #expect(tests.map(\.isEndToEnd) == [true, true, false, true])
        #expect(tests.map(\.rules) == [[61, 63, 64, 65], [], [], []])
    }

    @Test func aRuleIsHeldOnlyByATestThatIsEndToEnd() {
        let entry = RuleEntry(rule: "R7", group: "", text: "", sources: [], certainty: "high", module: "")
        let inner = TestCase(target: "T", suites: ["S"], function: "inner", displayName: "R7: a")
        let outer = TestCase(target: "T", suites: ["S"], function: "outer", displayName: "R7: b", isEndToEnd: true)
        #expect(RuleHold(entry, tests: []) == .not)
        #expect(RuleHold(entry, tests: [inner]) == .machineOnly([inner]))
        #expect(RuleHold(entry, tests: [inner, outer]) == .endToEnd([outer]))
    }

    @Test func anAPIThatNoTestReachesIsUnknown() throws {
        let reach = Reach("# measured 2026-01-02 …\nM\tCard\tS.shows\tS.gone\nM\tStore\tS.gone\n", existing: ["S.shows"])
        #expect(reach.measured == "2026-01-02")
        #expect(reach.reaches("Card", in: "M"))
        #expect(!reach.reaches("Store", in: "M"))
        var table = SupportTable()
        table.add("card", SupportMark(status: .yes))
        table.add("card", SupportMark(status: .unknown))
        table.add("store", SupportMark(status: .unknown))
        #expect(table.lines.dropFirst(2) == ["| yes | `card` |  |", "| unknown | `store` |  |"])
    }

    @Test func coverageCountsNamesAndListsWhatIsLacking() {
        let interface = AppleInterface("# names\nCard: title show\nStore: load\nextension View: card\n", framework: "Cards")
        #expect(interface.types == ["Card", "Store"])
        #expect(interface.members == ["Card.show", "Card.title", "Store.load", "View.card"])
    }

    @Test func membersThatAreReferredToAreFound() {
        #expect(MemberNames.found(in: "report(.noPath); let a = Finding(FindingCode.assetColor, b)") == ["noPath", "assetColor"])
    }
}
