@testable import FoundationOverlay
import Testing

@Suite struct UserDefaultsTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    @Test func everyPropertyListTypeComesBack() {
        let defaults = UserDefaults(containers: scratch.containers())
        let date = Date(timeIntervalSinceReferenceDate: 700_000_000)
        defaults.set(42, forKey: "integer")
        defaults.set(2.5, forKey: "double")
        defaults.set(true, forKey: "bool")
        defaults.set("text", forKey: "string")
        defaults.set(Data([1, 2, 3]), forKey: "data")
        defaults.set(date, forKey: "date")
        defaults.set(["a", "b"], forKey: "array")
        defaults.set(["n": 1, "d": ["x": "y"]], forKey: "dictionary")
        defaults.set(URL(string: "https://example.org/a?b"), forKey: "url")
        defaults.set(URL(fileURLWithPath: "/tmp/a b"), forKey: "file")

        #expect(defaults.integer(forKey: "integer") == 42)
        #expect(defaults.double(forKey: "double") == 2.5)
        #expect(defaults.bool(forKey: "bool"))
        #expect(defaults.string(forKey: "string") == "text")
        #expect(defaults.data(forKey: "data") == Data([1, 2, 3]))
        #expect(defaults.object(forKey: "date") as? Date == date)
        #expect(defaults.stringArray(forKey: "array") == ["a", "b"])
        #expect(defaults.dictionary(forKey: "dictionary")?["n"] as? Int == 1)
        #expect(defaults.url(forKey: "url")?.absoluteString == "https://example.org/a?b")
        #expect(defaults.url(forKey: "file")?.path == "/tmp/a b")
    }

    @Test func aPropertyListBesideTheStoreIsTakenOverOnce() throws {
        let containers = scratch.containers()
        let folder = containers.groupDirectory("group.a").appendingPathComponent("Library/Preferences")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let list = folder.appendingPathComponent("group.a.plist")
        func give(_ values: [String: Any]) throws {
            try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(to: list)
        }
        try give(["name": "Kim", "stops": 3])
        let defaults = UserDefaults(containers: containers, suiteName: "group.a")
        #expect(defaults.string(forKey: "name") == "Kim" && defaults.integer(forKey: "stops") == 3)
        #expect(!FileManager.default.fileExists(atPath: list.path))
        defaults.set("Lee", forKey: "name")
        #expect(UserDefaults(containers: containers, suiteName: "group.a").string(forKey: "name") == "Lee")
    }

    @Test func missingKeysGiveEmptyValues() {
        let defaults = UserDefaults(containers: scratch.containers())
        #expect(defaults.object(forKey: "none") == nil)
        #expect(defaults.integer(forKey: "none") == 0)
        #expect(defaults.bool(forKey: "none") == false)
        #expect(defaults.string(forKey: "none") == nil)
        #expect(!FileManager.default.fileExists(atPath: scratch.containers().bundleDirectory.path), "reading makes no file")
    }

    @Test func textsAndNumbersConvert() {
        let defaults = UserDefaults(containers: scratch.containers())
        defaults.set("17 apples", forKey: "text")
        defaults.set("YES", forKey: "yes")
        defaults.set(7, forKey: "number")
        #expect(defaults.integer(forKey: "text") == 17)
        #expect(defaults.bool(forKey: "yes"))
        #expect(defaults.string(forKey: "number") == "7")
        #expect(defaults.bool(forKey: "number"))
    }

    @Test func registeredValuesStandInUntilSet() {
        let defaults = UserDefaults(containers: scratch.containers())
        defaults.register(defaults: ["registered-size": 12])
        #expect(defaults.integer(forKey: "registered-size") == 12)
        defaults.set(30, forKey: "registered-size")
        #expect(defaults.integer(forKey: "registered-size") == 30)
        #expect(defaults.dictionaryRepresentation()["registered-size"] as? Int == 30)
        defaults.removeObject(forKey: "registered-size")
        #expect(defaults.integer(forKey: "registered-size") == 12)
    }

    @Test func targetsOfAGroupShareItsSuite() {
        let app = UserDefaults(containers: scratch.containers("org.example.app"), suiteName: "group.org.example")
        let widget = UserDefaults(containers: scratch.containers("org.example.app.widget"), suiteName: "group.org.example")
        app.set(1, forKey: "count")
        #expect(widget.integer(forKey: "count") == 1)
        let own = UserDefaults(containers: scratch.containers("org.example.app.widget"))
        #expect(own.object(forKey: "count") == nil)
    }

    @Test func aGroupWithoutEntitlementSharesNothing() {
        let entitled = scratch.containers("org.example.app", groups: ["group.a"])
        let stranger = scratch.containers("org.example.other", groups: [])
        UserDefaults(containers: entitled, suiteName: "group.a").set(1, forKey: "count")
        #expect(UserDefaults(containers: stranger, suiteName: "group.a").object(forKey: "count") == nil)
    }

    @Test func changesAreAnnounced() async {
        let defaults = UserDefaults(containers: scratch.containers())
        await confirmation(expectedCount: 2) { changed in
            let watch = NotificationCenter.default.addObserver(
                forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
            ) { _ in changed() }
            defaults.set(1, forKey: "a")
            defaults.removeObject(forKey: "a")
            NotificationCenter.default.removeObserver(watch)
        }
    }
}
