@testable import ProjectReader
import Testing

@Suite struct PackageReasonTests {
    private let clone = "fatal: unable to access 'https://example.com/kit.git/': Could not resolve host: example.com"
    private let cache = "error: Git command 'git -C /c/kit-1 config --get remote.origin.url' failed: fatal: cannot change to '/c/kit-1'"

    @Test func aCopyThatIsMissingIsNoReasonBesideWhyItIs() {
        #expect(PackageResolver.reason("Fetching\n\(cache)\n\(clone)\n") == clone)
        #expect(PackageResolver.reason("\(cache)\n") == cache)
    }

    @Test func theFirstErrorIsTheReason() {
        #expect(PackageResolver.reason("warning: old\nerror: the manifest is empty\nlast\n") == "error: the manifest is empty")
        #expect(PackageResolver.reason("").contains("failed"))
    }
}
