import Foundation
import TestGate
import Testing

@Suite(.startsPrograms) struct ProcessLocaleTests {
    private func output(_ locale: String) throws -> [String] {
        let library = ChildProcess.products.appendingPathComponent("libIsletLocale.so").path
        try #require(FileManager.default.fileExists(atPath: library), "swift build --product IsletLocale makes \(library)")
        let child = ChildProcess(environment: ["LD_PRELOAD": library, "ISLET_LOCALE": locale, "TZ": "UTC"])
        return try #require(try child.run(["locale"])).split(separator: "\n").map(String.init)
    }

    @Test func foundationFollowsTheLocaleOfTheHost() throws {
        #expect(
            try output("de_DE") == [
                "de_DE de-DE 2", "1.234,5 de_DE 1. Januar 1970", "1.234 items 5 km",
            ])
        #expect(
            try output("en_US") == [
                "en_US en-US 1", "1,234.5 en_US January 1, 1970", "1,234 items 3.1 mi",
            ])
    }
}
