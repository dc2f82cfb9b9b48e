import Foundation
import FoundationOverlay
import Testing

@Suite struct KeyedValueTests {
    private final class Shelf: NSObject {
        let title = "Books"
        let owner: Owner? = Owner()
    }

    private final class Owner: NSObject { let names = ["Ada", "Grace"] }

    /// Declares what any object has, as Core Image's filters do.
    private final class Answering: NSObject {
        func value(forKey key: String) -> Any? { key.uppercased() }
    }

    @Test func `Stored properties are values of their names`() {
        #expect(Shelf().value(forKey: "title") as? String == "Books")
        #expect(Shelf().value(forKey: "absent") == nil)
        #expect(Shelf().value(forKeyPath: "owner.names.@count") as? Int == 2)
    }

    @Test func `A class's own answer goes before`() {
        #expect(Answering().value(forKey: "key") as? String == "KEY")
    }

    @Test func `A class has no values of names`() {
        let type: NSObject.Type = Shelf.self
        #expect(type.value(forKeyPath: "shared.title") == nil)
    }
}
