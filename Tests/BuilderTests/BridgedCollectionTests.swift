import Foundation
import Testing

@testable import Builder

/// Collections of Foundation are Swift's where a source says so, as they are on Apple's systems.
@Suite(.serialized) struct BridgedCollectionTests {
    @Test func valuesOfFormattersAreAskedForWhetherTheyAreNil() throws {
        let work = try Workplace()
        let main = """
            import Foundation
            @main struct Program {
                static func main() {
                    let formatter = DateFormatter()
                    guard let symbols = formatter.veryShortWeekdaySymbols, !symbols.isEmpty else { return print("none") }
                    if let code = formatter.locale?.identifier, !code.isEmpty { print(symbols.count) }
                }
            }

            """
        #expect(try run(work.build(main, [], runtime: FakeRuntime.shared.get().location)) == "7\n")
        let mistake = main.replacingOccurrences(of: "formatter.veryShortWeekdaySymbols", with: "\"abc\".uppercased()")
        #expect(throws: BuildFailure.self) { try work.build(mistake, [], runtime: FakeRuntime.shared.get().location) }
    }

    @Test func collectionsOfFoundationAreCoercedToSwifts() throws {
        let work = try Workplace()
        let main = """
            import Foundation
            @main struct Program {
                static func main() {
                    let query: NSDictionary = ["name": "b", "count": 2]
                    let changing = NSMutableDictionary(object: 1, forKey: NSString(string: "c"))
                    let names: NSArray = ["c", "d"]
                    let ones = NSMutableSet(array: ["one"])
                    let keyed = query as [AnyHashable: Any]
                    let plain = changing as Dictionary<AnyHashable, Any>
                    let list = names as [Any]
                    let set = ones as Set<AnyHashable>
                    let forced = names as! [String]
                    print(plain.count, keyed["name"] as? String ?? "", list.count, set.contains("one"), forced)
                }
            }

            """
        let product = try work.build(main, [])
        #expect(try run(product) == "1 b 2 true [\"c\", \"d\"]\n")
        #expect(product.diagnostics.filter { $0.code == .leftOut }.isEmpty)
    }

    @Test func valuesThatAreNoCollectionsStayErrors() throws {
        let work = try Workplace()
        let main = """
            import Foundation
            @main struct Program {
                static func main() { print(NSNumber(value: 1) as Int) }
            }

            """
        #expect(throws: (any Error).self) { try work.build(main, []) }
    }
}
