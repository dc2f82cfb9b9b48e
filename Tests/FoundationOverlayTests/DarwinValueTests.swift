import FoundationOverlay
import Testing

/// What Foundation has on Apple's systems alone.
@Suite struct DarwinValueTests {
    @Test func aDictionaryOfObjectiveCTakesKeysThatAreCopied() {
        let dictionary = NSMutableDictionary()
        let key: any NSCopying = "c" as NSString
        dictionary["a" as NSString] = 1
        dictionary["b"] = 2
        dictionary[key] = 5
        #expect(dictionary[key] as? Int == 5 && dictionary["c"] as? Int == 5 && dictionary.count == 3)
        dictionary[key] = nil
        #expect(dictionary.count == 2 && dictionary[key] == nil)
    }

    @Test func fileManagersAreComparedByIdentity() {
        #expect(Set([FileManager.default, FileManager.default, FileManager()]).count == 2)
    }

    @Test func aFileHasDarwinsNamesOfItsMoments() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("islet-\(UUID().uuidString)")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var status = stat()
        #expect(stat(file.path, &status) == 0 && status.st_mtimespec.tv_sec == status.st_mtim.tv_sec && status.st_mtimespec.tv_sec > 0)
    }
}
