import Testing

@testable import AppIntents

@Suite struct ParameterTests {
    @Test func aParameterHasItsDefaultUntilItIsSet() {
        let intent = Everything()
        #expect(intent.name == "Ann" && intent.count == 3 && intent.share == 0.5 && intent.flag && intent.size == .large)
        #expect(intent.length == Measurement(value: 2, unit: UnitLength.kilometers))
        intent.count = 7
        #expect(intent.count == 7)
    }

    @Test func anOptionalParameterWithoutAValueIsNil() {
        let intent = Everything()
        #expect(intent.when == nil && intent.page == nil && intent.project == nil && intent.colours == nil)
    }

    @Test func theProjectionKnowsTheTitle() {
        #expect(String(localized: Everything().$count.title) == "Count")
    }

    @Test func parametersAreFoundByTheirNamesInTheOrderOfTheSource() {
        let names = ["name", "count", "share", "flag", "when", "page", "size", "project", "colours", "length"]
        #expect(IntentParameters.all(of: Everything()).map(\.name) == names)
    }

    @Test func aQueryWithSectionsListsItsValuesInOrder() async throws {
        #expect(try await ColourQuery().results()._values.map(\.id) == [1, 2, 3])
    }

    @Test func theSummaryFollowsTheValues() {
        let intent = Configuration()
        func lines() -> [_SummaryLine] { Configuration.parameterSummary._lines(for: intent, family: nil) }
        #expect(lines() == [.sentence([.text("Show "), .parameter("project")])])
        intent.size = .large
        #expect(lines() == [.parameter("project"), .parameter("task")])
        intent.task = "two"
        #expect(lines() == [.sentence([.text("Two of "), .parameter("project")]), .parameter("isLoud")])
    }

    @Test func aDependencyIsMadeOnceAtItsFirstUse() {
        final class Store { let number = 4 }
        struct Reader {
            @AppDependency(key: "tests") var store: Store
        }
        AppDependencyManager.shared.add(key: "tests", dependency: Store())
        #expect(Reader().store.number == 4)
        #expect(Reader().store === Reader().store)
    }
}
