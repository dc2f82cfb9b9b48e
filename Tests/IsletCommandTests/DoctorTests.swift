import Foundation
@testable import IsletCommand
import Testing

struct DoctorTests {
    @Test func packagesAreReadWithoutTheirRemarks() {
        #expect(Installation.packages(in: "# list\nbubblewrap   # sandbox\n\n  fonts-inter\n") == ["bubblewrap", "fonts-inter"])
    }

    @Test func whatIsMissingComesWithItsMend() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write("no-such-package-of-islet\nbash\n", to: "Scripts/packages.txt")
        let findings = Examination(installation: Installation(root: folder.url, products: folder.url)).findings()
        let packages = try #require(findings.first { $0.subject == "Debian packages" })
        if packages.state != .note {
            #expect(packages.state == .missing)
            #expect(packages.mend == "apt-get install -y --no-install-recommends no-such-package-of-islet")
        }
        #expect(findings.first { $0.subject == "Locale" }?.state == .good)
        #expect(findings.first { $0.subject == "Runtime" }?.mend == "swift build -c release --product IsletRuntime")
        #expect(findings.first { $0.subject == "Symbols" }?.mend?.hasSuffix("Scripts/install-symbols") == true)
        #expect(findings.allSatisfy { $0.state == .good || $0.mend != nil || $0.detail.contains("not") })
    }
}
