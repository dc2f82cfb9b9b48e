import Builder
import Foundation
import ProjectReader
import TestGate
import Testing

/// What a build declares of modules that cannot be had, from how the sources use them.
@Suite(.startsPrograms) struct InferredStubTests {
    private func stubbed(_ product: BuildProduct) -> [String] {
        product.diagnostics.filter { $0.code == .stubbed }.map { "\($0.line ?? 0) \($0.message.prefix { $0 != " " })" }
    }

    @Test func whatIsMadeOfAMissingModuleIsMade() throws {
        let work = try Workplace()
        let main = """
            import Nowhere
            struct Shelf {
                let store: Store
                var title: String
                init(_ name: String) {
                    store = Store(name: name, limit: 3)
                    title = name
                }
                var count: Int { store.count }
            }
            @main struct Program { static func main() { print(Shelf("books").title, Shelf("books").count) } }

            """
        let product = try work.build(main, [])
        #expect(try run(product) == "books 0\n")
        #expect(stubbed(product) == ["3 Store"])
        #expect(!product.diagnostics.contains { $0.code == .leftOut })
        let again = try work.build(main, [])
        #expect(again.statistics.compiledModules == 0 && stubbed(again) == ["3 Store"])
    }

    /// What a query is asked with is what its entities are known by.
    @Test func entitiesAreKnownByWhatTheirQueryIsAskedWith() throws {
        let work = try Workplace()
        let main = """
            import Nowhere
            protocol Entity: Identifiable { associatedtype Query: EntityQuery where Query.Found == Self\n static var query: Query { get } }
            protocol EntityQuery { associatedtype Found: Entity\n func entities(for identifiers: [Found.ID]) -> [Found] }
            extension Reminder: Entity {
                static var query: Query { Query() }
                struct Query: EntityQuery {
                    func entities(for identifiers: [Int]) -> [Reminder] { Server().reminders().filter { identifiers.contains($0.id) } }
                }
            }
            func all() -> [Reminder] { Reminder.query.entities(for: [1, 2]) }
            @main struct Program { static func main() { print(all().map(\\.title)) } }

            """
        let product = try work.build(main, [])
        #expect(try run(product) == "[]\n")
        #expect(!product.diagnostics.contains { $0.code == .leftOut }, "\(product.diagnostics)")
    }

    /// What a program misses is found out with the modules it needs as they are; these are compiled once more when nothing more comes to light.
    @Test func modulesAreCompiledAgainOnceNothingMoreComesToLight() throws {
        let work = try Workplace()
        let apart = try work.module("Apart", ["Apart.swift": "public func half(_ value: Int) -> Int { value / 2 }\n"])
        let core = try work.module(
            "Core", ["Shelf.swift": "import Nowhere\npublic struct Shelf { public init() {}\n public let store = Store(name: \"core\") }\n"])
        let main = """
            import Apart
            import Core
            import Nowhere
            func size(of store: Store) -> Int { store.first.second.third.length }
            func title(of shelf: Shelf) -> String { shelf.store.owner.card.title }
            @main struct Program { static func main() { print(size(of: Shelf().store), title(of: Shelf()), half(8)) } }

            """
        let product = try work.build(main, [core, apart])
        #expect(try run(product) == "0  4\n")
        let count = product.statistics.compilations
        #expect(count["Apart"] == 1, "it imports no stub")
        #expect(count["Core"] == 2, "at first, and with the stub that fits")
        #expect(count["Nowhere", default: 0] > 2, "each finding changes the stub")
    }

    /// What a program counts on does not fail; of what it is given, a protocol is all that is known.
    @Test func whatMayNotFailGivesAValueOfAProtocol() throws {
        let work = try Workplace()
        let main = """
            import Nowhere
            struct Shelf {
                let store: any Store
                var count: Int { store.count }
            }
            @main struct Program {
                static func main() {
                    print(Shelf(store: try! openStore(at: "books")).count)
                    do { print(try readStore(at: "books") as Int) } catch { print(error) }
                }
            }

            """
        let product = try work.build(main, [])
        #expect(try run(product) == "0\nNowhere.readStore is a stub, and does nothing\n")
    }

    /// Of an enumeration all of whose cases have values, the one that tells of a failure is given.
    @Test func whatAnswersWithAResultFails() throws {
        let work = try Workplace()
        let main = """
            import Nowhere
            @main struct Program {
                static func main() {
                    Loader.load("a") { (answer: Answer) in
                        switch answer.result {
                        case .success(let value): print("success", value)
                        case .failure(let error): print("failure", error)
                        }
                    }
                }
            }

            """
        #expect(try run(work.build(main, [])).contains("failure"))
    }

    /// What was found out goes on from where it was when the sources change.
    @Test func anEditAddsToWhatIsKnown() throws {
        let work = try Workplace()
        let main = "import Nowhere\n@main struct Program { static func main() { print(Store().count as Int) } }\n"
        #expect(try run(work.build(main, [])) == "0\n")
        let edited = main.replacingOccurrences(of: "Store().count as Int", with: "Store().count as Int, Store().name as String?")
        let product = try work.build(edited, [])
        let text = try run(product)
        #expect(text == "0 nil\n")
        #expect(stubbed(product) == ["2 Store"])
    }

    /// Places are those of the sources as they are now, and what nobody uses any more is not named.
    @Test func whatIsDeclaredIsNamedWhereItIsUsedNow() throws {
        let work = try Workplace()
        let main = "import Nowhere\n@main struct Program { static func main() { print(Store().count as Int, Shelf().size as Int) } }\n"
        #expect(try Set(stubbed(work.build(main, []))) == ["2 Store", "2 Shelf"])
        let edited = main.replacingOccurrences(of: "Nowhere\n", with: "Nowhere\n\n\n").replacingOccurrences(of: ", Shelf().size as Int", with: "")
        #expect(try stubbed(work.build(edited, [])) == ["4 Store"])
    }

    @Test func aWrapperKeepsTheValueItIsGiven() throws {
        let work = try Workplace()
        let main = """
            import Nowhere
            struct Own {
                @Kept("size") var size = 4
            }
            @main struct Program {
                static func main() {
                    let own = Own()
                    print(own.size)
                    own.size = 7
                    print(own.size)
                }
            }

            """
        let product = try work.build(main, [])
        #expect(try run(product) == "4\n7\n")
        #expect(stubbed(product) == ["3 Kept"])
    }

    /// `Method.first.options` and `Method.second.options` are asked of one type.
    /// What a missing module says is none of what the program asks for.
    @Test func valuesThatAreComparedDiffer() throws {
        let work = try Workplace()
        let main = """
            import Nowhere
            func isSmall() -> Bool { Device.current == .small || Device.current == .simulator(.small) }
            func name(_ mood: Mood) -> String {
                switch mood {
                case .good: "good"
                case .bad: "bad"
                }
            }
            let shelves = [Shelf(size: 1), .wide, .narrow]
            @main struct Program {
                static func main() { print(isSmall(), name(.bad), shelves[1] == shelves[1], shelves[1] == shelves[2], shelves.count) }
            }

            """
        let product = try work.build(main, [])
        #expect(try run(product) == "false bad true false 3\n")
        #expect(!product.diagnostics.contains { $0.code == .leftOut })
    }

    /// Numbers have an order, and so have dates: what else is said of a value goes before.
    @Test func whatIsOrderedIsWhatItIsComparedWith() throws {
        let work = try Workplace()
        let main = """
            import Foundation
            import Nowhere
            func ordered(_ readings: [Reading]) -> [Reading] { readings.sorted { $0.date < $1.date } }
            func recent(_ readings: [Reading]) -> [Reading] {
                let cutoff = Date(timeIntervalSince1970: 60)
                return readings.filter { $0.date >= cutoff }
            }
            @main struct Program {
                static func main() { print(ordered([]).count, recent(ordered([])).count) }
            }

            """
        let product = try work.build(main, [])
        #expect(try run(product) == "0 0\n")
        #expect(!product.diagnostics.contains { $0.code == .leftOut })
    }

    /// `min` takes what has an order: the compiler says no more of a member that is named without its type.
    @Test func aMemberWithoutItsTypeIsOfTheTypeThatIsExpected() throws {
        let work = try Workplace()
        let main = """
            import Foundation
            import Nowhere
            func cut(_ wanted: Double) -> Double { min(wanted, .longestDuration) }
            @main struct Program {
                static func main() { print(cut(-1)) }
            }

            """
        let product = try work.build(main, [])
        #expect(try run(product) == "-1.0\n")
        #expect(!product.diagnostics.contains { $0.code == .leftOut })
    }

    /// As what Pigeon generates for Flutter does.
    @Test func aSubclassIsMadeAsItsSuperclassIsAndAnswersByWhatItIsHanded() throws {
        let work = try Workplace()
        let main = """
            import Nowhere
            final class Reader: MessageReader { override func read(_ kind: UInt8) -> Any? { nil } }
            final class Makers: ReaderMaker { override func reader(with text: String) -> MessageReader { Reader(text: text) } }
            final class Codec: MessageCodec { static let shared = Codec(maker: Makers()) }
            func open(_ channel: Channel) {
                channel.setHandler { message, reply in
                    reply(message)
                    reply("later")
                }
            }
            func handle(_ answer: Answerer) { answer.whenAsked { question, reply in reply(question, 1) } }
            @main struct Program { static func main() { print(Codec.shared === Codec.shared, Reader(text: "a").read(3) == nil) } }

            """
        let product = try work.build(main, [])
        #expect(try run(product) == "true true\n")
        #expect(!product.diagnostics.contains { $0.code == .leftOut }, "\(product.diagnostics.map(\.message))")
    }

    @Test func aResultThatIsUnwrappedMayBeMissing() throws {
        let work = try Workplace()
        let main = """
            import Nowhere
            protocol Clock { var name: String { get } }
            func clock() -> any Clock { Registry.shared.resolve((any Clock).self)! }
            @main struct Program { static func main() { print(Registry.shared.resolve((any Clock).self) == nil) } }

            """
        let product = try work.build(main, [])
        #expect(try run(product) == "true\n")
        #expect(!product.diagnostics.contains { $0.code == .leftOut }, "\(product.diagnostics.map(\.message))")
    }

    @Test func aSubclassOverridesWhatItsSuperclassIsSaidToHave() throws {
        let work = try Workplace()
        let main = """
            import Nowhere
            final class Desk: Furniture {
                override func name(for room: Room, at date: Date) -> String { "desk" }
                override func move() -> Bool { false }
            }
            func furniture(_ value: Furniture?) -> Furniture? { value }
            @main struct Program { static func main() { print(furniture(Desk())?.move() ?? true) } }

            """
        let product = try work.build(main, [])
        #expect(try run(product) == "false\n")
        #expect(!product.diagnostics.contains { $0.code == .leftOut })
    }

    @Test func anArgumentThatCanBeMissingMayBeMissing() throws {
        let work = try Workplace()
        let main = """
            import Nowhere
            func contacts(_ year: Int?) -> [Contact] { [Contact(id: 1, born: 1999), Contact(id: 2, born: year)] }
            @main struct Program { static func main() { print(contacts(nil).count) } }

            """
        let product = try work.build(main, [])
        #expect(try run(product) == "2\n")
        #expect(!product.diagnostics.contains { $0.code == .leftOut })
    }

    /// In an extension of what the module declares, and in a class that inherits from it.
    @Test func namesWithoutABaseAreMembersOfWhatStandsAround() throws {
        let work = try Workplace()
        let main = """
            import Nowhere
            extension Lamp {
                static var kitchen: Lamp { let made: Lamp = make("kitchen"); return made }
                var text: String { let hours: Int = left(after: 3); return "\\(hours) \\(isOn ? title : "off")" }
            }
            final class Desk: Furniture {
                override func move() {}
                func fold() -> Bool { let done: Bool = turn(around: 2); return done }
            }
            @main struct Program { static func main() { print(Lamp.kitchen.text, Desk().fold()) } }

            """
        let product = try work.build(main, [])
        #expect(try run(product) == "0 off false\n")
        #expect(Set(stubbed(product)) == ["2 Lamp", "6 Furniture"])
        #expect(!product.diagnostics.contains { $0.code == .leftOut })
    }

    /// What the sources use as a value that is there, though it may also be given where one may be missing.
    @Test func aValueThatIsUsedAsOneIsNeverMissing() throws {
        let work = try Workplace()
        let main = """
            import Nowhere
            func year(_ number: Int?) -> Int { number ?? 0 }
            func next(_ number: Int) -> Int { number + 1 }
            func either(_ number: Int?) -> Int { let one = number ?? Diary.shared.year; return next(one) }
            @main struct Program { static func main() { print(year(Diary.shared.year), next(Diary.shared.year), either(nil)) } }

            """
        let product = try work.build(main, [])
        #expect(try run(product) == "0 1 1\n")
        #expect(!product.diagnostics.contains { $0.code == .leftOut })
    }

    /// What a closure asks for may be missing, whatever its type is said to be elsewhere.
    @Test func whatAClosureIsGivenMayBeMissing() throws {
        let work = try Workplace()
        let main = """
            import Nowhere
            func describe(_ error: any Error) -> String { "failed" }
            func load(_ done: @escaping (String) -> Void) {
                Store.shared.remove("a") { error, count in
                    if let error { done(describe(error)) } else { done("removed \\(count + 1)") }
                }
            }
            @main struct Program { static func main() { load { print($0) } } }

            """
        let product = try work.build(main, [])
        #expect(try run(product).hasSuffix("\nfailed\n"))
        #expect(!product.diagnostics.contains { $0.code == .leftOut })
    }

    @Test func constantsOfATypeAreItsValues() throws {
        let work = try Workplace()
        let main = """
            import Nowhere
            func options(_ number: Int) -> Options {
                var result: Options
                switch number {
                case 1: result = Method.first.options
                case 2: result = Method.second.options
                default: result = Method.first.options
                }
                result.angle = 3
                return result
            }
            @main struct Program { static func main() { print(type(of: options(2)), type(of: Method.second)) } }

            """
        let product = try work.build(main, [])
        #expect(try run(product) == "Options Method\n")
        #expect(!product.diagnostics.contains { $0.code == .leftOut })
    }

    /// A file that uses Apple's types without importing their module imports one that brings them.
    @Test func aMissingModuleBringsWhatItsUsersDoNotImport() throws {
        let work = try Workplace()
        let main = "import Nowhere\n@main struct Program { static func main() { print(Store().name as String?, Data([1]).count) } }\n"
        let product = try work.build(main, [])
        let text = try run(product)
        #expect(text == "nil 1\n")
        #expect(stubbed(product) == ["2 Store"])
    }

    @Test func aTypeOfTheModulesNameIsNoFunctionOfTheModule() throws {
        let work = try Workplace()
        let main = """
            import Nowhere
            @main struct Program {
                static func main() {
                    Nowhere.shared.begin(with: 1)
                    print(Nowhere.shared.isReady ? 1 : 2)
                }
            }

            """
        let product = try work.build(main, [])
        let text = try run(product)
        #expect(text == "Nowhere.Nowhere.begin is not available here, and did nothing\n2\n")
        #expect(stubbed(product) == ["4 Nowhere"])
    }

    /// What takes two things that have nothing in common takes anything, and says nothing of what is given to it.
    @Test func whatTakesAnythingMakesNothingOfIt() throws {
        let work = try Workplace()
        let main = """
            import Nowhere
            func keep() -> Int {
                var set = Settings.usual.values
                set.size = 2
                Store().keep(1)
                Store().keep("a")
                Store().keep(set)
                return 5
            }
            @main struct Program { static func main() { print(keep()) } }

            """
        let product = try work.build(main, [])
        #expect(try run(product).hasSuffix("5\n"))
        #expect(!product.diagnostics.contains { $0.code == .leftOut })
    }

    /// What is given to be called in the end is called, with a failure where it takes one; what is called each time something happens is not.
    @Test func whoWaitsIsAnswered() throws {
        let work = try Workplace()
        let main = """
            import Nowhere
            @main struct Program {
                static func main() {
                    Store.shared.load(limit: 2) { (names: [String], error: (any Error)?) in print(names, error != nil) }
                    Store.shared.find { (result: Result<Int, any Error>) in print((try? result.get()) as Int? as Any) }
                    Store.shared.clear(completion: { print("cleared") })
                    Store.shared.onChange { (name: String) in print("changed", name) }
                    Store.shared.begin { print("begun") }
                }
            }

            """
        let product = try work.build(main, [])
        let said = try run(product).split(separator: "\n").filter { !$0.contains("is not available here") }
        #expect(said == ["[] true", "nil", "cleared"])
    }

    /// What is no fault of the missing module stays one.
    @Test func mistakesStayMistakes() throws {
        let work = try Workplace()
        let main = "import Nowhere\n@main struct Program { static func main() { let text: Int = \"a\"; print(text, Store()) } }\n"
        #expect(throws: BuildFailure.self) { try work.build(main, []) }
    }

    /// What is asked of a value of the whole module is no form of the value, and operators say what they are given.
    @Test func valuesAreReadAsValues() throws {
        let work = try Workplace()
        let main = """
            import Nowhere
            @main struct Program {
                static func main() {
                    let day = 3
                    let text: String = today.title()
                    print("[\\(text)]", names[day] as String, room(for: day - 1) as Int, isOpen(at: day == 3, or: day > 4) as Bool)
                    if hasRoom { print("room") }
                    for place in places { print("\\(place)") }
                    print(limit == 3, "<\\(nothing)>")
                }
            }

            """
        let product = try work.build(main, [])
        #expect(try run(product) == "[]  0 false\nfalse <>\n")
        #expect(!product.diagnostics.contains { $0.code == .leftOut })
    }
}
