import FoundationOverlay
import Testing

/// Collections of objects that they need not keep.
struct HeldObjectTests {
    private final class Thing: NSObject {}

    @Test func `a table of weak objects forgets those nobody keeps`() {
        let table = NSHashTable<Thing>.weakObjects()
        let kept = Thing()
        table.add(kept)
        table.add(kept)
        autoreleasepool { table.add(Thing()) }
        #expect(table.count == 1 && table.contains(kept) && table.anyObject === kept)
        table.remove(kept)
        #expect(table.count == 0)
    }

    @Test func `equal objects are one unless only the same count`() {
        let equal = NSHashTable<NSString>()
        equal.add(NSString("a"))
        #expect(equal.contains(NSString("a")))
        let same = NSHashTable<NSString>(options: .objectPointerPersonality)
        let first = NSString("a")
        same.add(first)
        #expect(same.contains(first) && !same.contains(NSString("a")))
    }

    @Test func `a map forgets pairs with what nobody keeps`() {
        let map = NSMapTable<NSString, Thing>.strongToWeakObjects()
        let kept = Thing()
        map.setObject(kept, forKey: "kept")
        autoreleasepool { map.setObject(Thing(), forKey: "gone") }
        #expect(map.object(forKey: "kept") === kept && map.object(forKey: "gone") == nil && map.count == 1)
        let other = Thing()
        map.setObject(other, forKey: "kept")
        #expect(map.object(forKey: "kept") === other && map.count == 1)
        map.removeObject(forKey: "kept")
        #expect(map.count == 0)
    }

    @Test func `a map of weak keys goes by what they are`() {
        let map = NSMapTable<Thing, NSString>.weakToStrongObjects()
        let key = Thing()
        map.setObject("value", forKey: key)
        autoreleasepool { map.setObject("other", forKey: Thing()) }
        #expect(map.object(forKey: key) == "value" && map.count == 1)
    }

    @Test func `numbers are read from a part of a text`() throws {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        var object: AnyObject?
        var range = NSRange(location: 2, length: 5)
        try formatter.getObjectValue(&object, for: "x 1,250 y", range: &range)
        #expect(object as? NSNumber == 1250)
        range = NSRange(location: 0, length: 1)
        #expect(throws: CocoaError.self) { try formatter.getObjectValue(&object, for: "x 1,250 y", range: &range) }
    }

    @Test func `any text is written in other letters`() {
        func latin<Text: StringProtocol>(_ text: Text) -> String? { text.applyingTransform(.stripDiacritics, reverse: false) }
        #expect(latin("Übung"[...]) == "Ubung")
    }

    @Test func `encodings of the Web are found by their names`() {
        let encoding = CFStringConvertIANACharSetNameToEncoding("UTF-8")
        #expect(CFStringConvertEncodingToNSStringEncoding(encoding) == String.Encoding.utf8.rawValue)
        #expect(CFStringConvertIANACharSetNameToEncoding("no such") == kCFStringEncodingInvalidId)
        #expect(CFStringConvertEncodingToIANACharSetName(encoding) == "utf-8")
    }

    @Test func `attributes of a file are kept under their own names`() throws {
        let path = NSTemporaryDirectory() + "attributes-\(UUID().uuidString)"
        #expect(FileManager.default.createFile(atPath: path, contents: Data()))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let value = Array("kept".utf8)
        guard setxattr(path, "note", value, value.count, 0, 0) == 0 else { return #expect(errno == EOPNOTSUPP, "the file system keeps none") }
        var read = [UInt8](repeating: 0, count: 8)
        #expect(getxattr(path, "note", &read, read.count, 0, 0) == 4 && Array(read.prefix(4)) == value)
        var names = [CChar](repeating: 0, count: 32)
        let count = listxattr(path, &names, names.count, 0)
        #expect(names.prefix(count).map { UInt8(bitPattern: $0) } == Array("note".utf8) + [0])
        #expect(removexattr(path, "note", 0) == 0 && getxattr(path, "note", nil, 0, 0, 0) == -1)
    }
}
