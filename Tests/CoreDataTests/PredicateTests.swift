import CoreData
import Foundation
import Testing

@Suite struct PredicateTests {
    private let trip: [String: Any] = [
        "name": "Vienna", "days": 3, "price": 99.5, "isDone": false, "tags": ["city", "museum"], "start": Date(timeIntervalSince1970: 1000),
        "place": ["country": "Austria"],
    ]

    @Test(arguments: [
        ("name == 'Vienna'", true), ("name ==[c] 'vienna'", true), ("name == 'vienna'", false), ("days > 2 AND price < 100", true),
        ("days > 5 OR price <= 99.5", true), ("NOT isDone == YES", true), ("isDone == TRUE", false), ("name BEGINSWITH 'Vi'", true),
        ("name CONTAINS[cd] 'ENN'", true), ("name LIKE 'V*a'", true), ("name MATCHES '[A-Z].*'", true), ("name ENDSWITH 'x'", false),
        ("days IN {1, 3}", true), ("days BETWEEN {4, 9}", false), ("ANY tags == 'city'", true), ("ALL tags == 'city'", false),
        ("place.country == 'Austria'", true), ("missing == nil", true), ("name != nil", true), ("tags.@count == 2", true),
        ("(days == 3 || days == 4) && !(name == 'x')", true), ("TRUEPREDICATE", true),
    ])
    func formatsAreEvaluated(format: String, expected: Bool) {
        #expect(NSPredicate(format: format).evaluate(with: trip) == expected, "\(format)")
    }

    @Test func argumentsTakeTheirPlaces() {
        let start = Date(timeIntervalSince1970: 500)
        #expect(NSPredicate(format: "%K == %@", "name", "Vienna").evaluate(with: trip))
        #expect(NSPredicate(format: "days == %d AND price > %f", 3, 1.5).evaluate(with: trip))
        #expect(NSPredicate(format: "start >= %@", start as NSDate).evaluate(with: trip))
        #expect(NSPredicate(format: "start < %@", start as CVarArg).evaluate(with: trip) == false)
        #expect(NSPredicate(format: "days IN %@", [3, 4]).evaluate(with: trip))
        #expect(NSPredicate(format: "isDone == %@", NSNumber(value: false)).evaluate(with: trip))
    }

    @Test func aFormatThatCannotBeReadIsFalse() {
        #expect(!NSPredicate(format: "SUBQUERY(a, $x, $x == 1)").evaluate(with: trip))
    }
}
